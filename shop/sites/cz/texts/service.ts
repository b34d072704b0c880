import type { ServiceTexts } from "../../page-texts.ts";

export const service: ServiceTexts = {
  moreQuestions: "Máte ještě otázku?",
  reachUs: "Jak nás kontaktovat",
  phone: "Telefon",
  email: "E-mail",
  searchQuestions: "Hledat v otázkách",
  questionCount: {
    one: "Nalezena {count} otázka",
    few: "Nalezeny {count} otázky",
    many: "Nalezeno {count} otázky",
    other: "Nalezeno {count} otázek",
  },
  noQuestion: "Odpověď tu nemáme. Zavolejte nám nebo napište.",
};
