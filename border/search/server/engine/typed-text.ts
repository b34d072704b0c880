import type { Language } from "../../../../platform/shared/site.ts";
import { Memo } from "./memo.ts";
import { joinedWords, type JoinedWords } from "./query-variants.ts";
import { searchWords } from "./tokens.ts";

export interface TypedText {
  words: string[];
  /** The number of leading words that name the thing; the others describe it. */
  named: number;
  /** The words with some of them joined. */
  joined: JoinedWords[];
}

/** Number of cached texts: a request searches for few, in several indexes. */
const maxTexts = 16;

const byLanguage = new Map<Language, Memo<TypedText>>();

/** Returns the words of a typed text, cached for the next index that searches for it. */
export function typedText(text: string, language: Language): TypedText {
  const known = byLanguage.get(language) ?? new Memo<TypedText>(maxTexts);
  byLanguage.set(language, known);
  return known.get(text, () => {
    const { words, named } = searchWords(text, language);
    return { words, named, joined: joinedWords(words, language) };
  });
}
