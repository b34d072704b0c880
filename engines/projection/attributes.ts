import type { Kysely } from "kysely";
import { displayNames, numberFormat } from "../../platform/shared/texts/formats.ts";
import type { Language, Site } from "../../platform/shared/sites/site.ts";
import { plural, textIn, type LocalizedText } from "../../platform/shared/texts/words.ts";
import {
  energyClasses,
  type Attribute,
  type ProductDetails,
} from "../../commerce/catalogue-contract.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import type { StoredAttribute } from "./stored-attribute.ts";

/** The attribute of electric devices, whose page says how old ones are taken back. */
export const deviceAttribute = "weee";

/** Formats a product's attributes, "Herkunft: Brasilien, Äthiopien", in the order of the vocabulary. */
export function describeAttributes(
  attributes: Record<string, unknown>,
  definitions: Map<string, StoredAttribute>,
  site: Site,
  yesNo: { yes: string; no: string },
): Attribute[] {
  const read = (text: LocalizedText) => textIn(text, site);
  const word = (definition: StoredAttribute, key: unknown) => {
    const found = definition.words?.[String(key)];
    return found ? read(found) : String(key);
  };
  const value = (definition: StoredAttribute, given: unknown): string => {
    switch (definition.kind) {
      case "number":
        return numberText(Number(given), definition, site);
      case "flag":
        return given ? yesNo.yes : yesNo.no;
      case "countries":
        return [given]
          .flat()
          .map((code) => countryName(String(code), site.locale) ?? String(code))
          .join(", ");
      case "word":
      case "words":
        return [given]
          .flat()
          .map((key) => word(definition, key))
          .join(", ");
      default:
        return read(given as LocalizedText);
    }
  };
  return [...definitions].flatMap(([key, definition]) =>
    Object.hasOwn(attributes, key) && isShown(definition, site)
      ? [
          {
            label: read(definition.label),
            value: value(definition, attributes[key]),
            scale: scaleOf(definition, attributes[key]),
          },
        ]
      : [],
  );
}

/** Returns a value as a step of a scale: a word among those of its attribute, or a number with a unit such as "/ 10". */
function scaleOf(
  { kind, unit, words = {}, scale }: StoredAttribute,
  given: unknown,
): Attribute["scale"] {
  if (kind === "word" && scale) {
    const steps = Object.keys(words);
    const step = steps.indexOf(String(given)) + 1;
    return step > 0 ? { step, max: steps.length } : undefined;
  }
  const max = kind === "number" ? Number(/^\/ (\d+)$/.exec(unit ?? "")?.[1]) : NaN;
  return max > 0 ? { step: Number(given), max } : undefined;
}

const isShown = ({ shown, markets }: StoredAttribute, { market }: Site) =>
  shown !== false && (markets?.includes(market) ?? true);

/** Returns the name of a country; undefined when no country has the code. */
export function countryName(code: string, locale: string): string | undefined {
  // Anything that is no code throws.
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  const names = displayNames(locale, { type: "region", fallback: "none" });
  const name = names.of(code);
  return name === names.of("ZZ") ? undefined : name;
}

/** Returns the years of the maker's guarantee, also in words; null without one. */
export function guaranteeOf(
  { guarantee }: Record<string, unknown>,
  definitions: Map<string, StoredAttribute>,
  site: Site,
): ProductDetails["guarantee"] {
  const definition = definitions.get("guarantee");
  if (typeof guarantee !== "number" || !definition) return null;
  return { years: guarantee, term: numberText(guarantee, definition, site) };
}

/** Returns the energy class that the site shows, from A to G (Regulation (EU) 2017/1369); null without one. */
export function energyClassOf(
  attributes: Record<string, unknown>,
  definitions: Map<string, StoredAttribute>,
  site: Site,
): ProductDetails["energyClass"] {
  const definition = definitions.get("energy-class");
  if (!definition || !isShown(definition, site)) return null;
  return energyClasses.find((one) => one === attributes["energy-class"]) ?? null;
}

/** Formats a number with its unit: "1.200 W", "3 Jahre". */
function numberText(count: number, { unit, phrase }: StoredAttribute, site: Site): string {
  const forms = phrase?.[site.language];
  if (forms)
    return plural(typeof forms === "string" ? { other: forms } : forms, count, site.locale);
  const number = numberFormat(site.locale).format(count);
  return unit ? `${number}\u00a0${unit}` : number;
}

/** Reads the names of attributes, dimensions and warnings, in the order of the content. */
export async function readVocabulary(
  database: Kysely<CatalogueTables>,
): Promise<Map<string, StoredAttribute>> {
  const rows = await database.selectFrom("attribute").selectAll().orderBy("position").execute();
  return new Map(rows.map((row) => [row.key, row.definition as StoredAttribute]));
}

/** Returns the search terms of a product's attributes in a language: words and texts, no figures. */
export function attributeWords(
  attributes: Record<string, unknown>,
  definitions: Map<string, StoredAttribute>,
  language: Language,
): string[] {
  return Object.entries(attributes).flatMap(([key, given]) => {
    const definition = definitions.get(key);
    if (!definition || definition.searched === false) return [];
    switch (definition.kind) {
      case "word":
      case "words":
        return [given]
          .flat()
          .map((word) => textIn(definition.words?.[String(word)] ?? "", { language }));
      case "countries":
        return [given].flat().map((code) => countryName(String(code), language) ?? String(code));
      case "flag":
        return given ? [textIn(definition.label, { language })] : [];
      case "number":
        return definition.unit === "l" ? [volume(Number(given))] : [];
      default:
        return [textIn(given as LocalizedText, { language })];
    }
  });
}

/** Formats a volume as shoppers write it: "22 l", but "350 ml". */
const volume = (litres: number) =>
  Number.isInteger(litres) ? `${litres} l` : `${Math.round(litres * 1000)} ml`;
