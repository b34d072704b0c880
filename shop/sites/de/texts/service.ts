import type { ServiceTexts } from "../../page-texts.ts";

export const service: ServiceTexts = {
  moreQuestions: "Noch Fragen?",
  reachUs: "So erreichen Sie uns",
  phone: "Telefon",
  email: "E-Mail",
  searchQuestions: "Fragen durchsuchen",
  questionCount: { one: "{count} Frage passt", other: "{count} Fragen passen" },
  noQuestion: "Dazu gibt es hier keine Antwort. Rufen Sie uns an oder schreiben Sie uns.",
};
