import type { Site } from "../../../platform/shared/sites/site.ts";
import { inSite } from "../../../platform/shared/texts/words.ts";
import { first } from "./engine/first.ts";
import { nameTokens, tokens } from "./engine/words/tokens.ts";
import { knownLanguage } from "./language/languages.ts";
import type { TermIndex } from "./term-index.ts";

/** Writes a text as the found titles and terms do: with accents and corrected words. */
export function spelledAs(
  site: Site,
  text: string,
  titles: string[],
  terms: TermIndex | undefined,
  corrections: ReadonlyMap<string, string>,
): string {
  return text.replace(shownWords, (typed) => {
    const [folded = "", ...more] = tokens(typed, knownLanguage(site.language));
    if (more.length > 0) return typed;
    const meant = corrections.get(folded) ?? folded;
    const [hit] = terms?.index.search(meant, { market: 0, limit: 1 }).hits ?? [];
    const term = hit && terms?.list[hit.document];
    const known = first([...titles, term && inSite(site, term)], (name) =>
      spellingIn(name, meant, site),
    );
    return known === undefined || isSame(known, typed, site) ? typed : inCaseOf(typed, known, site);
  });
}

/** Words, without endings behind a hyphen: "m-es". */
const shownWords = /(?<![-\p{L}\p{M}])[\p{L}\p{M}]+/gu;

const isSame = (word: string, other: string, { locale }: Site) =>
  word.toLocaleLowerCase(locale) === other.normalize("NFC").toLocaleLowerCase(locale);

/** Returns a word with a capital letter where the typed one has it. */
const inCaseOf = (typed: string, word: string, { locale }: Site) =>
  /^\p{Lu}/u.test(typed)
    ? word.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(locale))
    : word;

/** Returns the word of a text that folds to `folded`, in lower case. */
function spellingIn(text = "", folded: string, { language, locale }: Site): string | undefined {
  return text
    .match(/[\p{L}\p{M}\d]+/gu)
    ?.find((word) => nameTokens(word, knownLanguage(language)).includes(folded))
    ?.toLocaleLowerCase(locale);
}
