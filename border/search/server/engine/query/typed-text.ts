import type { KnownLanguage } from "../../language/languages.ts";
import { Memo } from "../memo.ts";
import { searchWords, type SearchWords } from "../words/tokens.ts";
import { phraseWord } from "../words/word-forms.ts";
import { joints } from "../index/word-parts.ts";

export interface TypedText extends SearchWords {
  /** The words with some of them joined. */
  joined: JoinedWords[];
}

/** Words to look for, and which of them may be unfinished. */
export interface Words {
  words: string[];
  open: "none" | "last" | "all";
}

/** A typed text, and which of its words may be unfinished. */
export type TypedQuery = Words & TypedText;

/** Number of cached texts: a request searches for few, in several indexes. */
const maxTexts = 16;

const byLanguage = new Map<KnownLanguage, Memo<TypedText>>();

/** Returns the words of a typed text, cached for the next index that searches for it; see `searchWords`. */
export function typedText(text: string, language: KnownLanguage, areMeasured = true): TypedText {
  const known = byLanguage.get(language) ?? new Memo<TypedText>(maxTexts);
  byLanguage.set(language, known);
  return known.get(areMeasured ? text : `${text} plain`, () => {
    const found = searchWords(text, language, areMeasured);
    return { ...found, joined: joinedWords(found.words, language) };
  });
}

/** Minimum letters of each part when a word is split. */
const shortestPart = 3;
/** Minimum letters of an unfinished second word, unless the first one has more: "kaffeemüh" is split, "marstra" is not. */
const lettersOfBeginning = 4;
export interface JoinedWords {
  words: string[];
  whole: string;
  /** Whether the last word is one of the joined ones. */
  isLast: boolean;
}

/** Maximum number of words that are looked up as one name. */
const longestPhrase = 4;
/** Longer texts lose one word at most: they would have too many variants. */
const maxWordsToLeaveOut = 4;

/** Returns "kaffee maschine" with two words joined, "kaffeemaschine", and with words that form a name (`phraseWord`). */
export function joinedWords(words: string[], language: KnownLanguage): JoinedWords[] {
  const found: JoinedWords[] = [];
  const inPhrases = words.map((word) => phraseWord([word], language));
  for (let count = Math.min(words.length, longestPhrase); count >= 2; count--)
    for (let at = 0; at + count <= words.length; at++) {
      const phrase = inPhrases.slice(at, at + count).join("");
      const both = count === 2 ? [words[at]! + words[at + 1]!] : [];
      for (const whole of new Set([phrase, ...both]))
        found.push({
          words: words.toSpliced(at, count, whole),
          whole,
          isLast: at + count === words.length,
        });
    }
  return found;
}

/** Shorter words are no compounds: "terlik" is not "ter" and "ilk". */
const shortestCompound = 7;

/** Splits "kaffeebohnen" into "kaffee bohnen" where both are known words; linking letters may be left out. */
export function* splitWords(
  words: string[],
  isOpen: boolean,
  isKnown: (word: string, isOpen: boolean) => boolean,
): Generator<{ words: string[] }, void> {
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word.length < shortestCompound) continue;
    const isLastOpen = isOpen && at === words.length - 1;
    for (let end = word.length - shortestPart; end >= shortestPart; end--) {
      const [before, rest] = [word.slice(0, end), word.slice(end)];
      if (isLastOpen && before.length <= lettersOfBeginning && rest.length < lettersOfBeginning)
        continue;
      const first = joints
        .filter((joint) => before.endsWith(joint) && end - joint.length >= shortestPart)
        .map((joint) => before.slice(0, end - joint.length))
        .find((part) => isKnown(part, false));
      if (first && isKnown(rest, isLastOpen)) yield { words: words.toSpliced(at, 1, first, rest) };
    }
  }
}

/** Yields the list without some of its members, the fewest left out first; never the empty list. */
export function* withoutSome<T>(list: T[]): Generator<T[]> {
  const max = list.length <= maxWordsToLeaveOut ? list.length - 1 : 1;
  for (let count = 1; count <= max; count++) yield* subsets(list, list.length - count);
}

/** Yields subsets of `size` members, those with the first members first. */
function* subsets<T>(list: T[], size: number): Generator<T[]> {
  if (size === 0) return yield [];
  for (let at = 0; at + size <= list.length; at++)
    for (const rest of subsets(list.slice(at + 1), size - 1)) yield [list[at]!, ...rest];
}
