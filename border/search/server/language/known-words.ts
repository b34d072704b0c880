import { fold } from "../../../../platform/shared/texts/fold.ts";
import { inKnownLanguages, searchLanguages, type KnownLanguage } from "./languages.ts";
import type { SearchLanguage } from "./search-language.ts";

/** Returns the folded words of a list in each language: whether a folded word is one of them. */
export function wordSets(
  listOf: (language: SearchLanguage) => string[],
): Record<KnownLanguage, ReadonlySet<string>> {
  return inKnownLanguages(
    (language) =>
      new Set(
        listOf(searchLanguages[language]).flatMap((text) => fold(text).match(/[a-z]+/g) ?? []),
      ),
  );
}
