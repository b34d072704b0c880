import type { KnownLanguage } from "../../language/languages.ts";
import { Memo } from "../memo.ts";
import { joinedWords, type JoinedWords } from "./query-variants.ts";
import { searchWords, type SearchWords } from "../words/tokens.ts";

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
