import type { MemberTexts } from "../../../community/member-texts.ts";

export const members: MemberTexts = {
  intro:
    "Als Mitglied stellen und beantworten Sie Fragen zu unseren Produkten und teilen Ihre Rezepte. Andere sehen davon nur Ihren öffentlichen Namen.",
  joinTitle: "Mitglied werden",
  name: "Öffentlicher Name",
  nameHint: "3 bis 30 Zeichen. Das muss nicht Ihr richtiger Name sein.",
  rules: "Ich habe die [Regeln der Community] gelesen und halte mich daran.",
  mails: "Schreiben Sie mir eine E-Mail, wenn meine Frage beantwortet ist.",
  join: "Mitglied werden",
  note: "Der Name steht unter allem, was Sie in der Community schreiben. Verlassen Sie die Community oder löschen Sie Ihr Konto, steht dort „Ehemaliges Mitglied“.",
  settingsTitle: "Ihr öffentlicher Auftritt",
  memberSince: "Sie schreiben als {name}. Mitglied sind Sie seit dem {date}.",
  save: "Speichern",
  toCommunity: "Zur Community",
  shareRecipe: "Rezept teilen",
  own: {
    title: "Ihre Beiträge",
    empty: "Sie haben noch nichts geschrieben.",
    kinds: { question: "Frage", answer: "Antwort", recipe: "Rezept" },
    states: {
      waiting: "Wir lesen noch",
      published: "Veröffentlicht",
      refused: "Nicht veröffentlicht",
      removed: "Von uns entfernt",
    },
    change: "Ändern",
    delete: "Löschen",
    deleteFinally: "Endgültig löschen",
  },
  leaveTitle: "Community verlassen",
  leaveText:
    "Ihre Bewertungen, Fragen, Antworten und Rezepte bleiben stehen, aber ohne Ihren Namen. Was ganz verschwinden soll, löschen Sie vorher oben. Rückgängig machen lässt sich das nicht: Auch wenn Sie wieder Mitglied werden, bleiben ältere Beiträge ohne Namen.",
  leave: "Community verlassen",
  problems: {
    required: "Bitte wählen Sie einen öffentlichen Namen.",
    tooShort: "Der Name braucht mindestens drei Zeichen, davon zwei Buchstaben.",
    tooLong: "Der Name darf höchstens 30 Zeichen haben.",
    invalidCharacters:
      "Bitte verwenden Sie nur lateinische Buchstaben, Ziffern, Leerzeichen, Punkt, Apostroph, Unterstrich und Bindestrich.",
    contact: "Bitte keine Adresse und keine Telefonnummer: Der Name ist öffentlich.",
    reserved: "Dieser Name klingt, als schriebe hier der Shop. Bitte wählen Sie einen anderen.",
    taken: "Diesen Namen gibt es schon. Bitte wählen Sie einen anderen.",
    rules: "Bitte lesen Sie die Regeln und stimmen Sie ihnen zu.",
  },
  tooMany:
    "Sie haben Ihren Namen heute schon oft geändert. Bitte versuchen Sie es in {duration} noch einmal.",
  unavailable: "Das konnten wir gerade nicht speichern. Bitte versuchen Sie es gleich noch einmal.",
  former: "Ehemaliges Mitglied",
  needed: {
    title: "Nur noch ein öffentlicher Name",
    text: "Wer in der Community schreibt, ist Mitglied. Wählen Sie einen Namen, danach geht es hier weiter.",
    button: "Mitglied werden",
  },
};
