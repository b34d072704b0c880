import type { ServiceTexts } from "../../page-texts.ts";

export const service: ServiceTexts = {
  moreQuestions: "Masz jeszcze pytania?",
  reachUs: "Jak się z nami skontaktować",
  phone: "Telefon",
  email: "E-mail",
  searchQuestions: "Szukaj w pytaniach",
  questionCount: {
    one: "Znaleziono {count} pytanie",
    few: "Znaleziono {count} pytania",
    many: "Znaleziono {count} pytań",
    other: "Znaleziono {count} pytania",
  },
  noQuestion: "Nie ma tu odpowiedzi na to pytanie. Zadzwoń lub napisz do nas.",
};
