import { fold } from "../../../platform/shared/texts/fold.ts";
import type { Language } from "../../../platform/shared/sites/site.ts";
import { Memo } from "./engine/memo.ts";
import { withAmounts } from "./engine/words/measures.ts";
import { tokens } from "./engine/words/tokens.ts";
import { formOfTyped } from "./engine/words/word-forms.ts";
import { distance } from "./engine/words/typos.ts";
import type { Synonym } from "./synonyms.ts";
import { knownLanguage, type KnownLanguage } from "./language/languages.ts";

/** Maximum number of words of a term. */
const longestTerm = 4;
const maxReadings = 12;
/** Each text is read both as it is and as a finished one. */
const maxTexts = 8;

/** A possible reading of a text. */
export interface Reading {
  text: string;
  /** Its last word is a synonym, so it is not still being typed. */
  isFinished: boolean;
}

/** Rewrites texts by the synonyms of a site. */
export class SynonymReadings {
  private readonly byTerm: Map<string, Synonym>;
  private readonly byForms = new Map<string, Synonym>();
  /** The first words of all terms, as they are and by their forms: most words do not begin a term. */
  private readonly beginnings = new Set<string>();
  /** The words of all terms, as they are and by their forms. */
  private readonly words = new Set<string>();
  private readonly language: KnownLanguage;
  private readonly ofText = new Memo<Reading[]>(maxTexts);

  constructor(synonyms: Map<string, Synonym>, language: Language) {
    this.language = knownLanguage(language);
    this.byTerm = synonyms;
    for (const [term, synonym] of synonyms) {
      const words = term.split(" ");
      const forms = this.formsOf(words);
      this.byForms.set(forms.join(" "), synonym);
      this.beginnings.add(words[0]!).add(forms[0]!);
      for (const word of [...words, ...forms]) this.words.add(word);
    }
  }

  /** Whether the folded words are a term, in any form. */
  isTerm(words: string): boolean {
    return this.byTerm.has(words) || this.byForms.has(this.formsOf(words.split(" ")).join(" "));
  }

  /** Whether a folded word is part of a term. */
  has(word: string): boolean {
    return this.words.has(word);
  }

  /** Returns the term of one word that a folded word is one typo away from. */
  termNear(word: string): string | undefined {
    return [...this.byTerm.keys()].find(
      (term) => term[0] === word[0] && !term.includes(" ") && distance(term, word) === 1,
    );
  }

  /**
   * Returns the text and its other readings: "kaffee koffeinfrei", "kaffee entkoffeiniert". Forms of a term count as the term,
   * unless they are a term themselves.
   */
  of(text: string): Reading[] {
    return this.ofText.get(text, () => {
      // Splitting into words would lose the comma of "1,5 l".
      const words = tokens(withAmounts(fold(text), this.language), this.language);
      const forms = this.formsOf(words);
      const asTyped = { text, isFinished: false };
      if (![...words, ...forms].some((word) => this.beginnings.has(word))) return [asTyped];
      const [first, ...others] = this.readings(words, forms).take(maxReadings);
      return first === undefined || first.text === words.join(" ")
        ? [asTyped, ...others]
        : [first, ...others];
    });
  }

  /** Yields the readings of the words from `at` on; `forms` are the forms of the words. */
  private *readings(words: string[], forms: string[], at = 0): Generator<Reading, void> {
    if (at === words.length) return yield { text: "", isFinished: false };
    const mayBegin = this.beginnings.has(words[at]!) || this.beginnings.has(forms[at]!);
    const maxWords = mayBegin ? longestTerm : 0;
    for (let end = Math.min(words.length, at + maxWords); end > at; end--) {
      const term = words.slice(at, end).join(" ");
      const synonym = this.byTerm.get(term) ?? this.byForms.get(forms.slice(at, end).join(" "));
      if (!synonym) continue;
      if (!synonym.replaces)
        for (const rest of this.readings(words, forms, end)) yield before(term, rest);
      for (const other of synonym.leadsTo)
        for (const rest of this.readings(words, forms, end))
          yield { ...before(other, rest), isFinished: rest.isFinished || end === words.length };
      return;
    }
    for (const rest of this.readings(words, forms, at + 1)) yield before(words[at]!, rest);
  }

  private readonly formsOf = (words: string[]) =>
    words.map((word) => formOfTyped(word, this.language));
}

const before = (term: string, { text, isFinished }: Reading): Reading => ({
  text: text === "" ? term : `${term} ${text}`,
  isFinished,
});
