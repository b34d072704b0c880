import type { Language } from "../../../../platform/shared/site.ts";

/** Prepositions, conjunctions and articles, folded; and words that are not the name of any product: "size", "something". */
const joiningWords: Record<Language, RegExp> = {
  de: /^(?:mit|fur|und|oder|ohne|aus|von|vom|im|in|zum|zur|am|an|auf|der|die|das|den|dem|ein|eine|einen|einem|fuer|grosse|groesse|gegen|etwas|was)$/,
  fr: /^(?:avec|pour|sans|dans|le|la|les|du|de|des|aux?|a|sur|par|en|et|ou|une?|taille|contre|quelque|chose)$/,
  pl: /^(?:dla|bez|oraz|pod|przy|nad|od|do|na|ze?|we?|i|lub|po|rozmiar|przeciw|cos)$/,
  cs: /^(?:pro|bez|nebo|pod|nad|od|do|na|ze?|se?|ve?|ke?|a|i|po|velikost|proti|neco)$/,
  sk: /^(?:pre|bez|alebo|pod|nad|od|do|na|zo?|so?|vo?|ku?|a|i|po|velkost|proti|nieco)$/,
  hu: /^(?:egy|es|vagy|az?|meret|ellen|valami)$/,
  tr: /^(?:ve|veya|ile|icin|bir|beden|karsi|sey)$/,
};

/** Whether a folded word is one of these. */
export const isJoiningWord = (word: string, language: Language) =>
  joiningWords[language].test(word);
