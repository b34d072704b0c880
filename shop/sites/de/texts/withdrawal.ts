import type { WithdrawalTexts } from "../../../withdrawal/withdrawal-contract.ts";

export const withdrawal: WithdrawalTexts = {
  withdraw: "Vertrag widerrufen",
  intro:
    "Hier widerrufen Sie einen Vertrag mit uns. Sie brauchen dafür kein Kundenkonto und müssen keinen Grund nennen.",
  aboutTheRight: "Fristen, Rückzahlung und Ausnahmen:",
  labels: {
    name: "Name",
    contract: "Bestellung",
    email: "E-Mail-Adresse",
    part: "Nur dieser Teil der Bestellung",
    reason: "Grund",
  },
  hints: {
    contract:
      "Die Bestellnummer oder, falls Sie sie nicht zur Hand haben, was Sie wann bestellt haben.",
    email: "An diese Adresse schicken wir Ihnen die Eingangsbestätigung.",
    part: "Freiwillig. Lassen Sie das Feld leer, wenn Sie die ganze Bestellung widerrufen.",
    reason: "Freiwillig.",
  },
  review: "Widerruf prüfen",
  reviewIntro:
    "Ihr Widerruf ist noch nicht bei uns eingegangen. Er geht ein, sobald Sie „{confirm}“ wählen.",
  declaration: "Hiermit widerrufe ich den folgenden Vertrag:",
  confirm: "Widerruf bestätigen",
  change: "Angaben ändern",
  received: "Ihr Widerruf ist eingegangen",
  receivedIntro: {
    mailed:
      "Diese Seite ist Ihre Eingangsbestätigung. Wir schicken sie Ihnen auch per E-Mail. Drucken oder speichern Sie die Seite gern zusätzlich, zum Beispiel als PDF.",
    notMailed:
      "Diese Seite ist Ihre Eingangsbestätigung. Per E-Mail schicken wir sie Ihnen diesmal nicht. Bitte drucken oder speichern Sie die Seite deshalb, zum Beispiel als PDF.",
  },
  receiptAddress:
    "Unter der Adresse dieser Seite finden Sie die Bestätigung wieder. Geben Sie die Adresse nicht weiter: Wer sie kennt, kann die Bestätigung lesen.",
  number: "Nummer",
  receivedAt: "Eingegangen am",
  notReceived: {
    unavailable:
      "Wir können den Eingang Ihres Widerrufs gerade nicht bestätigen. Bitte versuchen Sie es gleich noch einmal; er wird nicht doppelt gezählt.",
    tooMany:
      "Ihr Widerruf ist noch nicht eingegangen, denn aus Ihrem Netzwerk kommen gerade sehr viele Erklärungen. Bitte versuchen Sie es später noch einmal.",
  },
  byEmail: "Oder senden Sie ihn per E-Mail an {email}",
  mail: {
    subject: "Eingangsbestätigung Ihres Widerrufs",
    text: "Ihr Widerruf ist bei uns eingegangen. Diese E-Mail bestätigt Ihnen Inhalt, Datum und Uhrzeit des Eingangs. Bitte bewahren Sie sie auf.",
    reason:
      "Sie erhalten diese E-Mail, weil bei einem Widerruf auf unserer Website Ihre Adresse angegeben wurde. Waren Sie das nicht, antworten Sie bitte auf diese E-Mail.",
  },
};
