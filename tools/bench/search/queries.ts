import type { CatalogueContent } from "../../../engines/own/content/catalogue-content.ts";
import type { ShopLanguage } from "../../../shop/sites/site-codes.ts";
import { fold } from "../../../platform/shared/texts/fold.ts";
import { foldedText, words, type BenchDocument } from "./engines/engine.ts";
import { seededRandom, type Random } from "./random.ts";
import { withTypo } from "./typos.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

/** A query as shoppers type it, drawn from the names of products. */

export interface Query {
  kind: QueryKind;
  text: string;
  /** Folded words; a good answer contains all of them. */
  wanted: string[];
}

/** The source of a query: a word of a product's name and the next one. */
interface Draw {
  word: string;
  /** The next word, if only a space lies between. */
  next: string | undefined;
  language: ShopLanguage;
  random: Random;
  known: KnownWords;
}

/** Known words, all folded. */
interface KnownWords {
  /** Parts of compounds: every common word of a language with compounds; empty for other languages. */
  parts: Set<string>;
  /** Pairs of adjacent words in real names. */
  pairs: Set<string>;
  /** Every word of the catalogue, and all prefixes. */
  catalogue: Set<string>;
  beginnings: Set<string>;
}

/**
 * Returns what is typed for the word, and the folded letters that an answer must contain; undefined when the kind does not fit
 * the word.
 */
type Kind = (draw: Draw) => { typed: string; wanted: string } | undefined;

const fewestLetters = 4;
const fewestLettersTyped = 5;
const fewestLettersOfHead = 3;

/** Languages with compound nouns. In others, a word that begins with another one mostly has an ending. */
const compounding: ShopLanguage[] = ["de", "hu"];

const kinds = {
  "known word": ({ word }) => ({ typed: word, wanted: fold(word) }),

  /** A typo that results in another word of the catalogue could not be recognised. */
  "one typo": ({ word, random, known }) => {
    const typed = withTypo(word, random);
    return known.catalogue.has(fold(typed)) ? undefined : { typed, wanted: fold(word) };
  },

  "typo, half typed": ({ word, random, known }) => {
    const spare = word.length - fewestLettersTyped - 1;
    if (spare <= 0) return undefined;
    const beginning = word.slice(0, fewestLettersTyped + random.below(spare));
    const typed = withTypo(beginning, random);
    return known.beginnings.has(fold(typed)) ? undefined : { typed, wanted: fold(beginning) };
  },

  "ä as ae": ({ word, language }) =>
    language === "de" && /[äöü]/.test(word)
      ? {
          typed: word.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"),
          wanted: fold(word),
        }
      : undefined,

  "no accents": ({ word }) =>
    fold(word) === word ? undefined : { typed: fold(word), wanted: fold(word) },

  "inside a compound": ({ word, known }) => {
    const parts = partsOf(fold(word), known);
    return parts && { typed: parts.tail, wanted: parts.tail };
  },

  /** Splits a joined name, or joins a split one. */
  "split word": ({ word, next, random, known }) => {
    if (random.chance(0.5)) {
      const parts = partsOf(fold(word), known);
      return parts && { typed: `${parts.head} ${parts.tail}`, wanted: fold(word) };
    }
    if (!next || !known.pairs.has(fold(`${word} ${next}`))) return undefined;
    return { typed: word + next, wanted: fold(word + next) };
  },
} satisfies Record<string, Kind>;

export type QueryKind = keyof typeof kinds;
export const queryKinds = Object.keys(kinds) as QueryKind[];

const triesPerQuery = 500;

/**
 * Draws this many queries of each kind, or fewer where the language has no such words; the kinds alternate. Half of them have a
 * second word of the name, those inside compounds always: the end of a compound alone usually occurs in other names too.
 */
export function drawQueries(
  documents: BenchDocument[],
  { content, language, market, perKind }: DrawOptions,
): Query[] {
  const random = seededRandom(documents.length);
  const known = knownWords(documents, content, language);
  const draw = (kind: QueryKind): Query[] => {
    const queries: Query[] = [];
    for (let tries = perKind * triesPerQuery; tries > 0 && queries.length < perKind; tries--) {
      const { name, markets } = random.pick(documents);
      if (((markets >> market) & 1) === 0) continue;
      const lowerCase = name.toLocaleLowerCase(language);
      const inName = [...lowerCase.matchAll(/\p{L}+/gu)];
      const { 0: word, index } = random.pick(inName);
      if (word.length < fewestLetters) continue;
      const next = /^ (\p{L}+)/u.exec(lowerCase.slice(index + word.length))?.[1];
      const drawn = kinds[kind]({ word, next, language, random, known });
      if (!drawn) continue;
      const others = inName.filter(
        ([other]) => other.length >= fewestLetters && other !== word && other !== next,
      );
      const isAlone = kind !== "inside a compound" && random.chance(0.5);
      const [other] = isAlone || others.length === 0 ? [] : random.pick(others);
      queries.push({
        kind,
        text: other ? `${other} ${drawn.typed}` : drawn.typed,
        wanted: [drawn.wanted, ...(other ? [fold(other)] : [])],
      });
    }
    return queries;
  };
  const byKind = queryKinds.map(draw);
  return Array.from({ length: perKind }, (_, at) =>
    byKind.flatMap((queries) => queries[at] ?? []),
  ).flat();
}

interface DrawOptions {
  content: CatalogueContent;
  language: ShopLanguage;
  /** Number of its bit. */
  market: number;
  perKind: number;
}

/** Reports whether a document contains the wanted words, within a word or across two words. */
export function meets(document: BenchDocument, wanted: string[]): boolean {
  const letters = words(foldedText(document)).join("");
  return wanted.every((word) => letters.includes(word));
}

function knownWords(
  documents: BenchDocument[],
  { categories, products }: CatalogueContent,
  language: ShopLanguage,
): KnownWords {
  const names = [...categories, ...products].map(({ name }) => fold(valueAt(name, language)));
  const texts = products.flatMap(({ lead, text }) => [
    fold(valueAt(lead, language)),
    fold(valueAt(text, language)),
  ]);
  const pair = new RegExp(`(?<!\\w)(?=(\\w{${fewestLetters},} \\w{${fewestLetters},}))`, "g");
  const catalogue = new Set<string>();
  for (const document of documents)
    for (const word of words(foldedText(document))) catalogue.add(word);
  return {
    parts: new Set(compounding.includes(language) ? [...names, ...texts].flatMap(words) : []),
    pairs: new Set(names.flatMap((name) => [...name.matchAll(pair)].map(([, two]) => two!))),
    catalogue,
    beginnings: new Set(
      [...catalogue].flatMap((word) =>
        Array.from(word, (_, at) => word.slice(0, at + 1)).slice(fewestLetters - 1),
      ),
    ),
  };
}

/** Returns the two words of a compound, without German's linking letters. */
function partsOf(compound: string, { parts }: KnownWords) {
  for (let at = fewestLettersOfHead; at <= compound.length - fewestLetters; at++) {
    const [head, tail] = [compound.slice(0, at), compound.slice(at)];
    if (!parts.has(tail)) continue;
    if (parts.has(head) || parts.has(head.replace(/(s|n|en)$/, ""))) return { head, tail };
  }
  return undefined;
}
