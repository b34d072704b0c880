import { isJoiningWord, isNounFirst, type KnownLanguage } from "./language/languages.ts";
import { wordForm, phraseWord } from "./engine/words/word-forms.ts";
import { tokens } from "./engine/words/tokens.ts";

/** The words of the names of one or more types, by their role. */
export interface SearchableTypeWords {
  /** Names of one word, and longer names joined into one word each. */
  type: string[];
  /** The nouns of longer names: "moulin" of "moulin à café". */
  head: string[];
  /** Their other words. */
  modifier: string[];
}

/** Sorts the words of a type's names by role. */
export function typeWords(names: string[], language: KnownLanguage): SearchableTypeWords {
  const found: SearchableTypeWords = { type: [], head: [], modifier: [] };
  for (const name of names) {
    const words = tokens(name, language);
    if (words.length === 1) {
      found.type.push(name);
      continue;
    }
    const behind = words.findIndex((word, at) => at > 0 && isJoiningWord(word, language));
    const noun = words.slice(0, behind < 0 ? words.length : behind);
    const at = isNounFirst(language) ? 0 : noun.length - 1;
    found.type.push(phraseWord(words, language));
    found.head.push(words[at]!);
    found.modifier.push(
      ...words.filter((word, place) => place !== at && !isJoiningWord(word, language)),
    );
  }
  return found;
}

/** Maps words to the kinds of types that they name, in one language. */
export class ForeignTypeWords {
  /** The widest types that a word, or a form of it, names directly or by a narrower type. */
  private readonly rootsOfWord = new Map<string, Set<string>>();
  private readonly rootsOfForm = new Map<string, Set<string>>();
  private readonly language: KnownLanguage;

  /** `chains`: the names of each type and its ancestors, nearest first. */
  constructor(chains: Iterable<string[][]>, language: KnownLanguage) {
    this.language = language;
    for (const chain of chains)
      for (const name of chain[0] ?? []) {
        const [word, ...others] = tokens(name, language);
        if (word === undefined || others.length > 0) continue;
        addTo(this.rootsOfWord, word, rootOf(chain));
        addTo(this.rootsOfForm, wordForm(word, language), rootOf(chain));
      }
  }

  /**
   * Returns the words of a product's name that name other kinds of things: "machine" in "Brosse pour machine". After a
   * preposition any form counts, elsewhere only the exact word: the coffee "Tichá hodina" is not a clock ("hodiny").
   */
  in(name: string, chain: string[][]): Set<string> {
    const { language } = this;
    if (chain.length === 0) return new Set();
    const own = new Set(
      chain
        .flat()
        .flatMap((each) => tokens(each, language).map((word) => wordForm(word, language))),
    );
    const words = tokens(name, language);
    const foreign = words.filter((word, at) => {
      const form = wordForm(word, language);
      const isBehind = at > 0 && isJoiningWord(words[at - 1]!, language);
      const roots = isBehind ? this.rootsOfForm.get(form) : this.rootsOfWord.get(word);
      return roots !== undefined && !roots.has(rootOf(chain)) && !own.has(form);
    });
    return new Set(foreign);
  }
}

function addTo(map: Map<string, Set<string>>, key: string, value: string) {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

const rootOf = (chain: string[][]) => chain.at(-1)?.[0] ?? "";
