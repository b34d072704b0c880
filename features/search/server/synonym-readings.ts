import type { Language } from "../../../shared/site.ts";
import { Memo } from "./engine/memo.ts";
import { tokens } from "./engine/tokens.ts";
import { wordForm } from "./engine/word-forms.ts";
import type { Synonym } from "./synonyms.ts";

/** Words of the longest term. */
const longestTerm = 4;
const mostReadings = 12;
/** A text is asked for as it is and, at once, as a finished one. */
const mostTexts = 8;

/** Rewrites texts by the synonyms of a site. */
export class SynonymReadings {
  private readonly byTerm: Map<string, Synonym>;
  private readonly byForms = new Map<string, Synonym>();
  /** The first words of all terms, as they are and by their forms: most words begin none. */
  private readonly beginnings = new Set<string>();
  private readonly language: Language;
  private readonly ofText = new Memo<string[]>(mostTexts);

  constructor(synonyms: Map<string, Synonym>, language: Language) {
    this.language = language;
    this.byTerm = synonyms;
    for (const [term, synonym] of synonyms) {
      const words = term.split(" ");
      const forms = this.formsOf(words);
      this.byForms.set(forms.join(" "), synonym);
      this.beginnings.add(words[0]!).add(forms[0]!);
    }
  }

  /**
   * The text and what else it may say: "kaffee koffeinfrei", "kaffee entkoffeiniert". Forms of a term are the term, unless
   * they are a term themselves.
   */
  of(text: string): string[] {
    return this.ofText.get(text, () => {
      const words = tokens(text, this.language);
      const readings = this.readings(words, this.formsOf(words));
      const [first, ...others] = Array.from(readings.take(mostReadings), (some) => some.join(" "));
      return first === undefined || first === words.join(" ")
        ? [text, ...others]
        : [first, ...others];
    });
  }

  /** `forms` of the words, which are those from `at` on. */
  private *readings(words: string[], forms: string[], at = 0): Generator<string[]> {
    if (at === words.length) return yield [];
    const mayBegin = this.beginnings.has(words[at]!) || this.beginnings.has(forms[at]!);
    const longest = mayBegin ? longestTerm : 0;
    for (let end = Math.min(words.length, at + longest); end > at; end--) {
      const term = words.slice(at, end).join(" ");
      const synonym = this.byTerm.get(term) ?? this.byForms.get(forms.slice(at, end).join(" "));
      if (!synonym) continue;
      const own = synonym.replaces ? [] : [term];
      for (const each of [...own, ...synonym.leadsTo])
        for (const rest of this.readings(words, forms, end)) yield [each, ...rest];
      return;
    }
    for (const rest of this.readings(words, forms, at + 1)) yield [words[at]!, ...rest];
  }

  private readonly formsOf = (words: string[]) =>
    words.map((word) => wordForm(word, this.language));
}
