import { fold } from "../../../../../platform/shared/texts/fold.ts";
import { searchLanguages, type KnownLanguage } from "../../language/languages.ts";
import type { BaseUnit } from "../../language/search-language.ts";
import { Memo } from "../memo.ts";

/** Begins the word of a size: "0sizem" is the size M. No typed text contains such a word. */
const sizePrefix = "0size";

interface Patterns {
  /** Whether a text has a digit, or a word for a size or an amount: most have none. */
  any: RegExp;
  amount: RegExp;
  /** A size behind its word ("size m"), and before it ("m beden"). */
  sizes: RegExp[];
  units: Map<string, { unit: BaseUnit; factor: number }>;
  amounts: Map<string, number>;
}

const maxLanguages = 16;
const patternsOf = new Memo<Patterns>(maxLanguages);

/**
 * Writes amounts and sizes in a folded text as one word each, the same for all ways to say them: "1 kilo", "1000 g" are "1000g";
 * "size m" is a word that no other M is. Lengths that are multiplied ("30 x 40 cm") stay as they are.
 */
export function withMeasures(folded: string, language: KnownLanguage): string {
  const { any, sizes } = patternsOf.get(language, patterns);
  if (!any.test(folded)) return folded;
  return sizes.reduce(
    (text, pattern) => text.replace(pattern, (_match, size: string) => ` ${sizePrefix}${size} `),
    withAmounts(folded, language),
  );
}

/** Writes the amounts in a folded text in base units: "1,5 kg" is "1500g". */
export function withAmounts(folded: string, language: KnownLanguage): string {
  const { any, amount, units, amounts } = patternsOf.get(language, patterns);
  if (!any.test(folded)) return folded;
  return folded.replace(amount, (_match, said?: string, name?: string, alone?: string) => {
    const { unit, factor } = units.get((name ?? alone)!)!;
    const value = said === undefined ? 1 : (amounts.get(said) ?? Number(said.replace(",", ".")));
    return ` ${Math.round(value * factor)}${unit} `;
  });
}

/** An amount at the end of a text whose unit may be the beginning of another word: "2 m" of "2 müslischalen". */
const unfinished = /\d\s?[a-z]{1,3}$/;

/** Whether a text that is being typed may go on with another word than the unit that it ends with. */
export const mayGoOn = (text: string): boolean => unfinished.test(fold(text));

const measures = new RegExp(String.raw`${sizePrefix}[a-z0-9]+|\d+(?:g|ml|mm)(?![a-z0-9])`, "g");

/** Returns the amounts and sizes of a name or label, each as the word that `withMeasures` writes. */
export const measuresIn = (name: string, language: KnownLanguage): string[] =>
  withMeasures(fold(name), language).match(measures) ?? [];

const sizeLetters = "x{0,3}s|m|x{0,4}l|[2-5]xl";
const sizeLabel = new RegExp(`^(?:${sizeLetters}|\\d{2,3}(?:[/–-]\\d{2,3})?)$`, "i");
/** Sizes between both ends of a label: "35–38", "122/128". */
const maxSizesOfLabel = 12;

/** Returns texts of the sizes that a variant's label or a part of it names: "size M", "size 35" to "size 38" for "35–38". */
export function sizesOfLabel(label: string, language: KnownLanguage): string[] {
  const word = searchLanguages[language].size[0]!;
  return label
    .split(separator)
    .filter((part) => sizeLabel.test(part))
    .flatMap((part) => {
      const [from, to = from] = part.split(/[/–-]/).map(Number) as [number, number?];
      if (!(from > 0) || to! - from > maxSizesOfLabel) return [`${word} ${part}`];
      return Array.from({ length: to! - from + 1 }, (_, at) => `${word} ${from + at}`);
    });
}

const separator = /\s*[·,]\s*/;

/** Whether a label has more than one part: "M · 67 cm". */
export const hasParts = (label: string): boolean => separator.test(label);

/** Names of at least this length say one of them without a number: "kilo". */
const shortestAlone = 4;

function patterns(of: string): Patterns {
  const language = of as KnownLanguage;
  const known = searchLanguages[language];
  const units: Patterns["units"] = new Map();
  for (const [unit, byFactor] of Object.entries(known.units) as [BaseUnit, object][])
    for (const [factor, names] of Object.entries(byFactor) as [string, string[]][])
      for (const name of names) units.set(fold(name), { unit, factor: Number(factor) });
  const amounts: Patterns["amounts"] = new Map([
    ["1/2", 0.5],
    ["1⁄2", 0.5],
    ["1/4", 0.25],
    ["1⁄4", 0.25],
  ]);
  for (const [value, words] of Object.entries(known.amounts))
    for (const word of words) amounts.set(fold(word), Number(value));
  const anyOf = (texts: Iterable<string>) =>
    [...texts].toSorted((a, b) => b.length - a.length).join("|");
  const value = String.raw`(?<![\d/⁄][.,]?|[x×*]\s?|[a-z])(?:${anyOf(amounts.keys())}|\d+(?:[.,]\d+)?)`;
  const alone = [...units].flatMap(([name, { unit, factor }]) =>
    unit === "g" && factor > 1 && name.length >= shortestAlone ? [name] : [],
  );
  const ending = String.raw`(?:['’-][a-z]{1,4})?(?![a-z0-9]|\s?[x×*]\s?\d)`;
  const size = String.raw`(${sizeLetters}|\d{1,3})(?:\s?[/–-]\s?\d{2,3})?`;
  const sizeWord = `(?:${anyOf(known.size.map(fold))})`;
  const sizes = [
    String.raw`(?<![a-z])${sizeWord}(?:[.:]\s?|\s)${size}(?![a-z0-9.,]|\s?[x×*]\s?\d)`,
    String.raw`(?<![a-z0-9'’])${size}(?:[-'’\s]?[aeo]s)?\s${sizeWord}(?![a-z])`,
    // In Hungarian the ending alone says so: "m-es pulóver".
    ...(language === "hu" ? [String.raw`(?<![a-z0-9])(${sizeLetters})-[aeo]s(?![a-z])`] : []),
  ];
  const words = [...known.size.map(fold), ...alone, ...amounts.keys()];
  // In Hungarian an ending may say it: "m-es".
  return {
    any: new RegExp(String.raw`\d|-[aeo]s(?![a-z])|(?<![a-z])(?:${anyOf(words)})(?![a-z])`),
    amount: new RegExp(
      String.raw`(${value})[\s-]?(${anyOf(units.keys())})${ending}|(?<![a-z0-9])(${anyOf(alone)})(?![a-z0-9])`,
      "g",
    ),
    sizes: sizes.map((pattern) => new RegExp(pattern, "g")),
    units,
    amounts,
  };
}
