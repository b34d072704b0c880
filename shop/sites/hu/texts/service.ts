import type { ServiceTexts } from "../../page-texts.ts";

export const service: ServiceTexts = {
  moreQuestions: "Van még kérdése?",
  reachUs: "Így érhet el minket",
  phone: "Telefon",
  email: "E-mail",
  searchQuestions: "Keresés a kérdések között",
  questionCount: { one: "{count} találat", other: "{count} találat" },
  noQuestion: "Erre itt nincs válasz. Hívjon minket, vagy írjon nekünk.",
};
