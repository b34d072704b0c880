import type { Site } from "../../../platform/shared/sites/site.ts";
import type { SearchRedirects } from "../search-contract.ts";
import type { FoundPage } from "../search-schema.ts";
import {
  isIdleWord,
  isJoiningWord,
  knownLanguage,
  type KnownLanguage,
} from "./language/languages.ts";
import { tokens } from "./engine/words/tokens.ts";
import { isWithin } from "./engine/words/typos.ts";
import { formOfTyped, wordForm } from "./engine/words/word-forms.ts";

/** The pages that answer a text. */
export interface AnsweringPages {
  pages: FoundPage[];
  /** Whether the text asks only for the page, so that no product has to be guessed. */
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
  /** The forms of its words. */
  forms: string[];
}

/**
 * Creates the search for pages of a site. A page matches a text that contains all words of one of its phrases, in any form, with a
 * typo, and in the box also unfinished.
 */
export function createPageFinder(site: Pick<Site, "language">, searchRedirects: SearchRedirects) {
  const language = knownLanguage(site.language);
  const byForm = new Map<string, Phrase[]>();
  /** All words, by their first letter: most typed words are none of them. */
  const byLetter = new Map<string, Set<string>>();
  for (const [url, texts] of Object.entries(searchRedirects))
    for (const text of texts) {
      const words = meaning(text, language);
      const page = { title: texts[0]!, url };
      const phrase = { page, forms: words.map((word) => wordForm(word, language)) };
      for (const form of phrase.forms) byForm.set(form, [...(byForm.get(form) ?? []), phrase]);
      for (const word of words)
        byLetter.set(word[0]!, (byLetter.get(word[0]!) ?? new Set()).add(word));
    }

  /** Returns the forms of the words that a typed word may be. */
  function formsOf(typed: string, isOpen: boolean): string[] {
    const form = formOfTyped(typed, language);
    if (byForm.has(form)) return [form];
    const mayHaveTypo = typed.length >= shortestWithTypo;
    const mayBegin = isOpen && typed.length >= shortestBeginning;
    if (!mayHaveTypo && !mayBegin) return [];
    return [...(byLetter.get(typed[0]!) ?? [])]
      .filter(
        (word) => (mayBegin && word.startsWith(typed)) || (mayHaveTypo && isWithin(1, typed, word)),
      )
      .map((word) => wordForm(word, language));
  }

  return (text: string, isOpen = false): AnsweringPages => {
    const typed = meaning(text, language);
    const forms = typed.map((word, at) => formsOf(word, isOpen && at === typed.length - 1));
    const phrases = new Set(forms.flat().flatMap((form) => byForm.get(form)!));
    if (phrases.size === 0) return noPages;
    const matches = [...phrases].flatMap((phrase) => {
      const places = phrase.forms.map((form) => forms.findIndex((own) => own.includes(form)));
      if (places.includes(-1)) return [];
      const isOther = (word: string, at: number) =>
        !places.includes(at) && !isIdleWord(word, language);
      const [words, others] = [phrase.forms.length, typed.filter(isOther).length];
      const max = words > 1 ? maxOtherWords : maxBesideOneWord;
      return others > max ? [] : [{ page: phrase.page, rank: words - others, others }];
    });
    const best = Math.max(...matches.map(({ rank }) => rank));
    const nearest = matches.filter(({ rank }) => rank === best);
    const pages = new Map(nearest.map(({ page }) => [page.url, page]));
    return {
      pages: [...pages.values()].slice(0, maxPages),
      isAnswered: nearest.some(({ others }) => others === 0),
    };
  };
}

const noPages: AnsweringPages = { pages: [], isAnswered: false };

export type PageFinder = ReturnType<typeof createPageFinder>;

const meaning = (text: string, language: KnownLanguage): string[] => {
  const words = tokens(text, language);
  const left = words.filter((word) => !isJoiningWord(word, language));
  return left.length > 0 ? left : words;
};
