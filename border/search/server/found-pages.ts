import type { Language, Site } from "../../../platform/shared/site.ts";
import type { Jumps } from "../search-contract.ts";
import type { FoundPage } from "../search-schema.ts";
import { isIdleWord } from "./engine/idle-words.ts";
import { isJoiningWord } from "./engine/joining-words.ts";
import { tokens } from "./engine/tokens.ts";
import { isWithin } from "./engine/typo-distance.ts";
import { formOfTyped } from "./engine/word-forms.ts";

/** The pages that answer a text. */
export interface AnsweringPages {
  pages: FoundPage[];
  /** Whether the text asks for nothing else, so that no product has to be guessed. */
  isAnswered: boolean;
}

const maxPages = 3;
/** Words of a text besides those of a page: a place, a product. */
const maxOtherWords = 2;
const maxBesideOneWord = 1;
/** Shorter words resemble too many others, and begin too many. */
const shortestWithTypo = 6;
const shortestBeginning = 5;

interface Phrase {
  page: FoundPage;
  words: string[];
}

/**
 * Creates the search for pages of a site: a page answers a text that contains all words of one of its phrases, in any form, with a
 * typo, and in the box also unfinished.
 */
export function createPageFinder({ language }: Pick<Site, "language">, jumps: Jumps) {
  const phrases = Object.entries(jumps).flatMap(([url, texts]) =>
    texts.map((text): Phrase => ({
      page: { title: texts[0]!, url },
      words: meaning(text, language),
    })),
  );
  const isNamed = (word: string, typed: string[], isOpen: boolean) =>
    typed.findIndex(
      (one, at) =>
        formOfTyped(one, language) === formOfTyped(word, language) ||
        (one.length >= shortestWithTypo && isWithin(1, one, word)) ||
        (isOpen &&
          at === typed.length - 1 &&
          one.length >= shortestBeginning &&
          word.startsWith(one)),
    );

  return (text: string, isOpen = false): AnsweringPages => {
    const typed = meaning(text, language);
    const matches = phrases.flatMap(({ page, words }) => {
      const places = words.map((word) => isNamed(word, typed, isOpen));
      if (words.length === 0 || places.includes(-1)) return [];
      const others = typed.filter(
        (word, at) => !places.includes(at) && !isIdleWord(word, language),
      );
      const most = words.length > 1 ? maxOtherWords : maxBesideOneWord;
      return others.length > most ? [] : [{ page, words: words.length, others: others.length }];
    });
    const best = Math.max(...matches.map(({ words, others }) => words - others));
    const nearest = matches.filter(({ words, others }) => words - others === best);
    const pages = new Map(nearest.map(({ page }) => [page.url, page]));
    return {
      pages: [...pages.values()].slice(0, maxPages),
      isAnswered: nearest.some(({ others }) => others === 0),
    };
  };
}

export type PageFinder = ReturnType<typeof createPageFinder>;

const meaning = (text: string, language: Language): string[] => {
  const words = tokens(text, language);
  const left = words.filter((word) => !isJoiningWord(word, language));
  return left.length > 0 ? left : words;
};
