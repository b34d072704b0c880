import { fold } from "../../../../../platform/shared/texts/fold.ts";
import {
  wordSets,
  inKnownLanguages,
  searchLanguages,
  type KnownLanguage,
} from "../../language/languages.ts";

/** A thing and its purpose, as a text names them: "coffee for moka pots". */
export interface Purpose {
  thing: string[];
  /** In Hungarian and Turkish the thing may be its first words: then `thing` is empty. */
  words: string[];
}

const before = wordSets(({ purpose }) => purpose.before ?? []);
const behind = wordSets(({ purpose }) => purpose.behind ?? []);
const endings = inKnownLanguages((language) => {
  const { endings: known = [] } = searchLanguages[language].purpose;
  return known.length > 0 ? new RegExp(`(?<=...)(?:${known.map(fold).join("|")})$`) : undefined;
});

/** Returns the purpose that a text names; `all` are its words, `meaning` those to search for. */
export function purposeIn(
  all: string[],
  meaning: string[],
  language: KnownLanguage,
): Purpose | undefined {
  const searched = new Set(meaning);
  const within = (from: number, to?: number) =>
    all.slice(from, to).filter((word) => searched.has(word));
  const preposition = all.findIndex((word, at) => at > 0 && before[language].has(word));
  if (preposition > 0) {
    const [thing, words] = [within(0, preposition), within(preposition + 1)];
    return thing.length > 0 && words.length > 0 ? { thing, words } : undefined;
  }
  const last = all.findLastIndex(
    (word) => behind[language].has(word) || endings[language]?.test(word),
  );
  if (last < 0) return undefined;
  const [words, thing] = [
    within(0, last + 1).filter((word) => !behind[language].has(word)),
    within(last + 1),
  ];
  return words.length > (thing.length > 0 ? 0 : 1) ? { thing, words } : undefined;
}

/** Whether the purpose follows the thing. */
export const isPurposeLast = (language: KnownLanguage): boolean => before[language].size > 0;

/** Returns a text that says what a thing is for, as the language writes it. */
export function purposeText(thing: string, purpose: string, language: KnownLanguage): string {
  const { before: [preposition] = [], behind: [postposition] = [] } =
    searchLanguages[language].purpose;
  return preposition
    ? `${thing} ${preposition} ${purpose}`
    : [purpose, postposition, thing].filter(Boolean).join(" ");
}
