import { fold } from "../../../../platform/shared/fold.ts";
import { inEveryLanguage, type Language } from "../../../../platform/shared/site.ts";
import { searchLanguages } from "./languages.ts";
import type { SearchLanguage } from "./search-language.ts";

/** Returns the folded words of a list in each language: whether a folded word is one of them. */
export function wordSets(
  listOf: (language: SearchLanguage) => string[],
): Record<Language, ReadonlySet<string>> {
  return inEveryLanguage(
    (language) =>
      new Set(
        listOf(searchLanguages[language]).flatMap((text) => fold(text).match(/[a-z]+/g) ?? []),
      ),
  );
}
