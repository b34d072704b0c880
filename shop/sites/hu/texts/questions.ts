import type { QuestionTexts } from "../../../community/question-texts.ts";

export const questions: QuestionTexts = {
  title: "Kérdések és válaszok",
  empty: "Erről a termékről még senki nem kérdezett.",
  ask: "Kérdezek",
  answer: "Válaszolok",
  moreAnswers: { one: "Még {count} válasz", other: "Még {count} válasz" },
  all: { one: "{count} kérdés megtekintése", other: "Az összes kérdés megtekintése ({count})" },
  noAnswer: "Még nincs válasz.",
  by: "{name}, {date}",
  fromShop: "{shopName} válasza",
  fromBuyer: "Nálunk vette a terméket",
  example: "Példa",
  askForm: {
    title: "Az Ön kérdése",
    text: "A többi tag és a csapatunk nyilvánosan válaszol. Rendelésével kapcsolatban kérjük, forduljon ügyfélszolgálatunkhoz.",
    label: "Mit szeretne tudni?",
    hint: "10–500 karakter. Kérjük, címek és telefonszámok nélkül.",
    button: "Kérdés elküldése",
  },
  answerForm: {
    title: "Az Ön válasza",
    text: "Válaszoljon saját tapasztalata alapján. Ha nálunk vette a terméket, azt feltüntetjük.",
    label: "Válasz",
    hint: "Legfeljebb 2000 karakter. Kérjük, címek és telefonszámok nélkül.",
    button: "Válasz elküldése",
  },
  received: {
    question: {
      title: "Kérdése megérkezett",
      text: "Először elolvassuk. Utána megjelenik a terméknél, és mások válaszolhatnak rá.",
    },
    answer: {
      title: "Válasza megérkezett",
      text: "Először elolvassuk. Utána megjelenik a kérdés alatt. Köszönjük, hogy segít!",
    },
  },
  published: {
    question: {
      title: "Kérdése megjelent",
      text: "Már ott van a terméknél, és mások válaszolhatnak rá.",
    },
    answer: {
      title: "Válasza megjelent",
      text: "Már ott van a kérdés alatt. Köszönjük, hogy segít!",
    },
  },
  gone: {
    title: "Ez a kérdés már nem található",
    text: "Törölték, vagy a termék már nem kapható.",
  },
  backToProduct: "Vissza a termékhez",
  problems: {
    required: "Kérjük, írjon valamit.",
    tooShort: "Ez nagyon rövid. Kérjük, írjon egy kicsit többet.",
    tooLong: "A szöveg túl hosszú. Kérjük, rövidítse le.",
    contact:
      "Kérjük, hagyja ki az e-mail-címeket, a hivatkozásokat és a hosszú számokat: a szöveg nyilvános lesz.",
  },
  tooMany: "Ma már sok bejegyzést írt. Kérjük, próbálja újra {duration} múlva.",
  unavailable:
    "Ezt most nem sikerült menteni. A szövege itt maradt: kérjük, próbálja újra egy pillanat múlva.",
  mail: {
    subject: "Válasz érkezett a kérdésére: {product}",
    text: "Kérdésére válasz érkezett.",
    question: "Az Ön kérdése",
    answer: "Válasz ({name})",
    button: "Az összes válasz megtekintése",
    reason:
      "Ezt az e-mailt kérdésenként egyszer küldjük, mert közösségünk tagjaként kérte. A fiókjában kikapcsolhatja.",
  },
};
