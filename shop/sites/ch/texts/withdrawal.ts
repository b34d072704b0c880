import { swissSpelling } from "../../../../platform/shared/texts/words.ts";
import type { WithdrawalTexts } from "../../../withdrawal/withdrawal-contract.ts";
import { withdrawal as german } from "../../de/texts/withdrawal.ts";

const swiss = JSON.parse(swissSpelling(JSON.stringify(german))) as WithdrawalTexts;

/** Swiss law knows no withdrawal from purchases online: the shop grants a right of return, and the form announces a return. */
export const withdrawal: WithdrawalTexts = {
  ...swiss,
  withdraw: "Artikel zurückgeben",
  intro:
    "Hier melden Sie uns, was Sie zurückgeben. Sie brauchen dafür kein Kundenkonto und müssen keinen Grund nennen.",
  aboutTheRight: "Bedingungen, Rückzahlung und Ausnahmen:",
  hints: {
    ...swiss.hints,
    part: "Freiwillig. Lassen Sie das Feld leer, wenn Sie die ganze Bestellung zurückgeben.",
  },
  review: "Rückgabe prüfen",
  reviewIntro:
    "Ihre Rückgabe ist noch nicht gemeldet. Sie geht bei uns ein, sobald Sie «{confirm}» wählen.",
  declaration: "Ich gebe Artikel aus der folgenden Bestellung zurück:",
  confirm: "Rückgabe melden",
  received: "Ihre Rückgabe ist gemeldet",
  notReceived: {
    unavailable:
      "Wir können den Eingang Ihrer Meldung gerade nicht bestätigen. Bitte versuchen Sie es gleich noch einmal; sie wird nicht doppelt gezählt.",
    tooMany:
      "Ihre Meldung ist noch nicht eingegangen, denn aus Ihrem Netzwerk kommen gerade sehr viele. Bitte versuchen Sie es später noch einmal.",
  },
  byEmail: "Oder melden Sie die Rückgabe per E-Mail an {email}",
  mail: {
    subject: "Eingangsbestätigung Ihrer Rückgabe",
    text: "Wir haben Ihre Meldung erhalten, dass Sie Artikel zurückgeben. Diese E-Mail bestätigt Ihnen Inhalt, Datum und Uhrzeit des Eingangs. Bitte bewahren Sie sie auf.",
    reason:
      "Sie erhalten diese E-Mail, weil bei einer Rückgabe auf unserer Website Ihre Adresse angegeben wurde. Waren Sie das nicht, antworten Sie bitte auf diese E-Mail.",
  },
};
