import type { Kysely } from "kysely";
import { displayNames, numberFormat } from "../../platform/shared/formats.ts";
import type { Language, Site } from "../../platform/shared/site.ts";
import { plural, textIn, type LocalizedText } from "../../platform/shared/words.ts";
import type { Attribute, ProductDetails } from "../../commerce/catalogue-contract.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import type {
  ArticleContent,
  AttributeDefinition,
  ProductContent,
  VocabularyContent,
} from "../own/content/content-schema.ts";

/** The attribute that articles may have, too. */
export const articleAttribute = "colour";

/** The attribute of electric devices, whose page says how old ones are taken back. */
export const deviceAttribute = "weee";

/** Formats a product's attributes, "Herkunft: Brasilien, Äthiopien", in the order of the vocabulary. */
export function describeAttributes(
  attributes: Record<string, unknown>,
  definitions: Map<string, AttributeDefinition>,
  site: Site,
  yesNo: { yes: string; no: string },
): Attribute[] {
  const read = (text: LocalizedText) => textIn(text, site);
  const word = (definition: AttributeDefinition, key: unknown) => {
    const found = definition.words?.[String(key)];
    return found ? read(found) : String(key);
  };
  const value = (definition: AttributeDefinition, given: unknown): string => {
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
      ? [{ label: read(definition.label), value: value(definition, attributes[key]) }]
      : [],
  );
}

const isShown = ({ shown, markets }: AttributeDefinition, { market }: Site) =>
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
  definitions: Map<string, AttributeDefinition>,
  site: Site,
): ProductDetails["guarantee"] {
  const definition = definitions.get("guarantee");
  if (typeof guarantee !== "number" || !definition) return null;
  return { years: guarantee, term: numberText(guarantee, definition, site) };
}

/** Formats a number with its unit: "1.200 W", "3 Jahre". */
function numberText(count: number, { unit, phrase }: AttributeDefinition, site: Site): string {
  const forms = phrase?.[site.language];
  if (forms)
    return plural(typeof forms === "string" ? { other: forms } : forms, count, site.locale);
  const number = numberFormat(site.locale).format(count);
  return unit ? `${number}\u00a0${unit}` : number;
}

/** Reads the names of attributes, dimensions and warnings, in the order of the content. */
export async function readVocabulary(
  database: Kysely<CatalogueTables>,
): Promise<Map<string, AttributeDefinition>> {
  const rows = await database.selectFrom("attribute").selectAll().orderBy("position").execute();
  return new Map(rows.map((row) => [row.key, row.definition as AttributeDefinition]));
}

type Coloured = Pick<ArticleContent, "colour">;

/** Adds to a product's attributes the groups that contain its words and numbers, or the colours of its articles. */
export function withGroups(
  { attributes = {}, articles }: Pick<ProductContent, "attributes"> & { articles: Coloured[] },
  vocabulary: VocabularyContent,
): Record<string, unknown> {
  const grouped = Object.entries(vocabulary.attributes).flatMap(([key, { groups }]) => {
    if (!groups) return [];
    const own = [
      attributes[groups.of] ?? [],
      groups.of === articleAttribute ? articles.flatMap(({ colour }) => colour ?? []) : [],
    ].flat(2);
    const found = groupsWith(groups, own);
    return found.length > 0 ? [[key, found] as const] : [];
  });
  return { ...attributes, ...Object.fromEntries(grouped) };
}

/** Returns the groups that contain one of the words or numbers. */
export const groupsWith = (
  { words }: NonNullable<AttributeDefinition["groups"]>,
  given: unknown[],
): string[] =>
  Object.entries(words)
    .filter(([, group]) =>
      given.some((value) =>
        Array.isArray(group)
          ? group.some((word) => word === value)
          : typeof value === "number" && value >= group.from && value <= group.to,
      ),
    )
    .map(([group]) => group);

/** Returns the search terms of a product's attributes in a language: words and texts, no figures. */
export function attributeWords(
  attributes: Record<string, unknown>,
  definitions: Map<string, AttributeDefinition>,
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
