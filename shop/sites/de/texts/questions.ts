import type { QuestionTexts } from "../../../community/question-texts.ts";

export const questions: QuestionTexts = {
  title: "Fragen und Antworten",
  empty: "Zu diesem Produkt hat noch niemand etwas gefragt.",
  ask: "Frage stellen",
  answer: "Antworten",
  moreAnswers: { one: "{count} weitere Antwort", other: "{count} weitere Antworten" },
  all: { one: "{count} Frage ansehen", other: "Alle {count} Fragen ansehen" },
  noAnswer: "Noch ohne Antwort.",
  by: "{name}, {date}",
  fromShop: "{shopName} antwortet",
  fromBuyer: "Hat das Produkt gekauft",
  example: "Beispiel",
  askForm: {
    title: "Ihre Frage",
    text: "Andere Mitglieder und unser Team antworten öffentlich. Zu einer Bestellung fragen Sie bitte den Kundenservice.",
    label: "Was möchten Sie wissen?",
    hint: "10 bis 500 Zeichen. Bitte keine Adressen und keine Telefonnummern.",
    button: "Frage abschicken",
  },
  answerForm: {
    title: "Ihre Antwort",
    text: "Antworten Sie aus eigener Erfahrung. Haben Sie das Produkt bei uns gekauft, steht das dabei.",
    label: "Antwort",
    hint: "Höchstens 2.000 Zeichen. Bitte keine Adressen und keine Telefonnummern.",
    button: "Antwort abschicken",
  },
  received: {
    question: {
      title: "Ihre Frage ist angekommen",
      text: "Wir lesen sie zuerst. Danach steht sie beim Produkt, und andere können antworten.",
    },
    answer: {
      title: "Ihre Antwort ist angekommen",
      text: "Wir lesen sie zuerst. Danach steht sie unter der Frage. Danke fürs Helfen!",
    },
  },
  published: {
    question: {
      title: "Ihre Frage ist veröffentlicht",
      text: "Sie steht jetzt beim Produkt, und andere können antworten.",
    },
    answer: {
      title: "Ihre Antwort ist veröffentlicht",
      text: "Sie steht jetzt unter der Frage. Danke fürs Helfen!",
    },
  },
  gone: {
    title: "Diese Frage gibt es nicht mehr",
    text: "Sie wurde gelöscht, oder das Produkt gibt es nicht mehr.",
  },
  backToProduct: "Zurück zum Produkt",
  problems: {
    required: "Bitte schreiben Sie etwas.",
    tooShort: "Das ist sehr kurz. Bitte schreiben Sie etwas mehr.",
    tooLong: "Das ist zu lang. Bitte kürzen Sie den Text.",
    contact:
      "Bitte nehmen Sie E-Mail-Adressen, Links und lange Nummern heraus: Der Text wird öffentlich.",
  },
  tooMany:
    "Das waren heute schon viele Beiträge. Bitte versuchen Sie es in {duration} noch einmal.",
  unavailable:
    "Das konnten wir gerade nicht speichern. Ihr Text steht noch hier: Bitte versuchen Sie es gleich noch einmal.",
  mail: {
    subject: "Ihre Frage ist beantwortet: {product}",
    text: "Zu Ihrer Frage gibt es eine Antwort.",
    question: "Ihre Frage",
    answer: "Antwort ({name})",
    button: "Alle Antworten ansehen",
    reason:
      "Sie erhalten diese E-Mail einmal für Ihre Frage, weil Sie als Mitglied unserer Community darum gebeten haben. In Ihrem Konto können Sie das abstellen.",
  },
};
