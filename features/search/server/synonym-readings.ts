import type { Language } from "../../../shared/site.ts";
import { tokens } from "./engine/tokens.ts";
import { wordForm } from "./engine/word-forms.ts";
import type { Synonym } from "./synonyms.ts";

/** Words of the longest term. */
const longestTerm = 4;
const mostReadings = 12;

/** Rewrites texts by the synonyms of a site. */
export class SynonymReadings {
  private readonly byTerm: Map<string, Synonym>;
  private readonly byForms = new Map<string, Synonym>();
  private readonly language: Language;

  constructor(synonyms: Map<string, Synonym>, language: Language) {
    this.language = language;
    this.byTerm = synonyms;
    for (const [term, synonym] of synonyms)
      this.byForms.set(this.formsOf(term.split(" ")), synonym);
  }

  /**
   * The text and what else it may say: "kaffee koffeinfrei", "kaffee entkoffeiniert". Forms of a term are the term, unless
   * they are a term themselves.
   */
  of(text: string): string[] {
    const readings = this.readings(tokens(text, this.language));
    const [first, ...others] = Array.from(readings.take(mostReadings), (words) => words.join(" "));
    return first === undefined || first === tokens(text, this.language).join(" ")
      ? [text, ...others]
      : [first, ...others];
  }

  private *readings(words: string[]): Generator<string[]> {
    if (words.length === 0) return yield [];
    for (let count = Math.min(words.length, longestTerm); count >= 1; count--) {
      const some = words.slice(0, count);
      const synonym = this.byTerm.get(some.join(" ")) ?? this.byForms.get(this.formsOf(some));
      if (!synonym) continue;
      const own = synonym.replaces ? [] : [some.join(" ")];
      for (const term of [...own, ...synonym.leadsTo])
        for (const rest of this.readings(words.slice(count))) yield [term, ...rest];
      return;
    }
    for (const rest of this.readings(words.slice(1))) yield [words[0]!, ...rest];
  }

  private readonly formsOf = (words: string[]) =>
    words.map((word) => wordForm(word, this.language)).join(" ");
}
