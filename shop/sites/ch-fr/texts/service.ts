import type { ServiceTexts } from "../../page-texts.ts";

export const service: ServiceTexts = {
  moreQuestions: "Encore une question ?",
  reachUs: "Nous contacter",
  phone: "Téléphone",
  email: "E-mail",
  searchQuestions: "Rechercher dans les questions",
  questionCount: { one: "{count} question trouvée", other: "{count} questions trouvées" },
  noQuestion: "Aucune question ne correspond. Appelez-nous ou écrivez-nous.",
};
