import type { ServiceTexts } from "../../page-texts.ts";

export const service: ServiceTexts = {
  moreQuestions: "Başka sorunuz var mı?",
  reachUs: "Bize ulaşın",
  phone: "Telefon",
  email: "E-posta",
  searchQuestions: "Sorularda ara",
  questionCount: { one: "{count} soru bulundu", other: "{count} soru bulundu" },
  noQuestion: "Bu konuda bir yanıt bulunamadı. Bizi arayın veya bize yazın.",
};
