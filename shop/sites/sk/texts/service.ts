import type { ServiceTexts } from "../../page-texts.ts";

export const service: ServiceTexts = {
  moreQuestions: "Máte ešte otázku?",
  reachUs: "Ako nás kontaktovať",
  phone: "Telefón",
  email: "E-mail",
  searchQuestions: "Hľadať v otázkach",
  questionCount: {
    one: "Nájdená {count} otázka",
    few: "Nájdené {count} otázky",
    many: "Nájdených {count} otázky",
    other: "Nájdených {count} otázok",
  },
  noQuestion: "Odpoveď tu nemáme. Zavolajte nám alebo napíšte.",
};
