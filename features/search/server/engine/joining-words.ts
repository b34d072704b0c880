import type { Language } from "../../../../shared/site.ts";
import { fold } from "../../../../shared/fold.ts";

/** Prepositions, conjunctions and articles, folded; and "size", which no product is called. */
const joiningWords: Record<Language, RegExp> = {
  de: /^(?:mit|fur|und|oder|ohne|aus|von|vom|im|in|zum|zur|am|an|auf|der|die|das|den|dem|ein|eine|einen|einem|fuer|grosse|groesse)$/,
  fr: /^(?:avec|pour|sans|dans|le|la|les|du|de|des|aux?|a|sur|par|en|et|ou|une?|taille)$/,
  pl: /^(?:dla|bez|oraz|pod|przy|nad|od|do|na|ze?|we?|i|lub|po|rozmiar)$/,
  cs: /^(?:pro|bez|nebo|pod|nad|od|do|na|ze?|se?|ve?|ke?|a|i|po|velikost)$/,
  sk: /^(?:pre|bez|alebo|pod|nad|od|do|na|zo?|so?|vo?|ku?|a|i|po|velkost)$/,
  hu: /^(?:egy|es|vagy|az?|meret)$/,
  tr: /^(?:ve|veya|ile|icin|bir|beden)$/,
};

export const isJoiningWord = (word: string, language: Language) =>
  joiningWords[language].test(fold(word));
