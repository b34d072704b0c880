import type { PictureFiles } from "../../../platform/content/picture-files.ts";
import {
  checkDay,
  checkUnique,
  checkValidity,
} from "../../../platform/shared/content/content-checks.ts";
import type { ContentObject } from "../../../platform/shared/content/content-file.ts";
import { pluralRules } from "../../../platform/shared/texts/formats.ts";
import type { Language } from "../../../platform/shared/sites/site.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { categoryPicture, productPicture } from "../../projection/picture-ids.ts";
import { countryName } from "../../projection/attributes.ts";
import { articleAttribute } from "./attribute-groups.ts";
import type {
  AttributeDefinition,
  CategoryContent,
  ProductContent,
  VocabularyContent,
} from "./content-schema.ts";
import { inHundredths, overlappingPeriod } from "./price-periods.ts";
import type { CatalogueContent, EntryMistake } from "./catalogue-content.ts";

/** Checks that numbers are unique, that parents exist, and that no category is its own ancestor. */
export function checkCategories(
  { categories, pictures, mayHave }: CatalogueContent,
  report: EntryMistake,
) {
  checkUnique(categories, "id", "category id", ({ id }) => [id], report);
  checkUnique(categories, "number", "category number", ({ number }) => [number], report);
  const byId = new Map(categories.map((category) => [category.id, category]));
  for (const category of categories) {
    checkPicture(category, categoryPicture(category.id), pictures, report);
    const { parent } = category;
    if (parent && !byId.has(parent) && !mayHave(parent))
      report(category, `there is no parent "${parent}"; correct it or add it`, "parent");
    if (isBelowItself(category, (one) => byId.get(one.parent ?? "")))
      report(category, "it stands below itself; give it another parent", "parent");
  }
}

/** Reports whether an entry is its own ancestor. */
export function isBelowItself<Entry>(entry: Entry, parentOf: (entry: Entry) => Entry | undefined) {
  const path = new Set<Entry>();
  for (let above = parentOf(entry); above && !path.has(above); above = parentOf(above)) {
    if (above === entry) return true;
    path.add(above);
  }
  return false;
}

/** Checks products, except against the vocabulary. */
export function checkProducts(
  { categories, products, pictures, mayHave }: CatalogueContent,
  { markets }: SiteSet,
  report: EntryMistake,
) {
  checkUnique(products, "id", "product id", ({ id }) => [id], report);
  const tcmsOf = ({ articles }: ProductContent) => articles.map(({ tcm }) => tcm);
  checkUnique(products, "articles", "tcm", tcmsOf, report);
  const categoryIds = new Set(categories.map(({ id }) => id));
  for (const product of products) {
    const { category, since, articles } = product;
    checkPicture(product, productPicture(product.id, "plain"), pictures, report);
    if (!categoryIds.has(category) && !mayHave(category))
      report(
        product,
        `there is no category "${category}" in categories.yaml; correct it`,
        "category",
      );
    const noDay = checkDay(since);
    if (noDay) report(product, noDay, "since");
    for (const article of articles) {
      const { tcm, dim, label, colour, periods = [] } = article;
      if (articles.length > 1 && (!dim || !(label ?? colour)))
        report(
          product,
          `article ${tcm} needs dim and label or colour, for there are several`,
          "articles",
        );
      for (const { prices, was } of [article, ...periods])
        for (const [market, before] of Object.entries(was ?? {}))
          if (inHundredths(before) <= inHundredths(prices[market] ?? Infinity))
            report(product, `article ${tcm}: was in ${market} must be above the price`, "articles");
      for (const period of periods)
        checkValidity(period, (what) => report(product, `article ${tcm}: ${what}`, "articles"));
      for (const market of markets)
        if (overlappingPeriod(article, market))
          report(
            product,
            `article ${tcm}: two periods give it a price in ${market} at the same time; end the one before the other begins`,
            "articles",
          );
    }
  }
}

/** Checks that products use the words of the vocabulary. */
export function checkVocabulary(
  { products, vocabulary: { attributes, dimensions, warnings } }: CatalogueContent,
  report: EntryMistake,
) {
  for (const product of products) {
    const { dimension } = product;
    if (dimension && !dimensions[dimension])
      report(
        product,
        `there is no dimension "${dimension}" in attributes.yaml; add it`,
        "dimension",
      );
    for (const warning of product.warnings ?? [])
      if (!warnings[warning])
        report(product, `there is no warning "${warning}" in attributes.yaml; add it`, "warnings");
    for (const { tcm, colour } of product.articles)
      if (colour && !attributes[articleAttribute]?.words?.[colour])
        report(
          product,
          `article ${tcm}: "${colour}" is no word of the attribute "${articleAttribute}" in attributes.yaml; add it`,
          "articles",
        );
    for (const [key, value] of Object.entries(product.attributes ?? {})) {
      const definition = attributes[key];
      if (!definition)
        report(product, `there is no attribute "${key}" in attributes.yaml; add it`, "attributes");
      else
        for (const what of mistakesIn(value, key, definition)) report(product, what, "attributes");
    }
  }
}

/** Returns the mistakes in a product's value of an attribute. */
function mistakesIn(
  value: unknown,
  key: string,
  { kind, words = {} }: AttributeDefinition,
): string[] {
  const each = [value].flat().map(String);
  switch (kind) {
    case "word":
    case "words":
      return each
        .filter((word) => !words[word])
        .map(
          (word) =>
            `"${word}" is no word of the attribute "${key}"; there are ${Object.keys(words).join(", ")}`,
        );
    case "countries":
      return each
        .filter((code) => countryName(code, "en") === undefined)
        .map(
          (code) =>
            `"${code}" is no country's code for the attribute "${key}"; write one such as BR`,
        );
    case "number":
      return typeof value === "number"
        ? []
        : [`the attribute "${key}" is a number; write it without unit and quotation marks`];
    case "flag":
      return typeof value === "boolean"
        ? []
        : [`the attribute "${key}" is a flag; write true or false`];
    default:
      return typeof value === "string" || (typeof value === "object" && !Array.isArray(value))
        ? []
        : [`the attribute "${key}" is a text; write one, or one in each language`];
  }
}

type AttributePhrase = NonNullable<AttributeDefinition["phrase"]>;

/** Checks the definitions of the vocabulary itself. */
export function checkDefinitions(
  { attributes }: VocabularyContent,
  { languages }: SiteSet,
  report: ContentObject<VocabularyContent>["mistake"],
) {
  for (const [key, { phrase = {}, groups, words = {}, needs = [] }] of Object.entries(attributes)) {
    for (const need of Array.isArray(needs) ? needs : Object.values(needs).flat())
      if (!attributes[need])
        report(`there is no attribute "${need}"; correct it or add it`, "attributes", key, "needs");
    for (const language of languages)
      for (const form of missingForms(phrase, language))
        report(`there is no form "${form}"; add it`, "attributes", key, "phrase", language);
    for (const [group, members] of Object.entries(groups?.words ?? {})) {
      const place = ["attributes", key, "groups", "words", group];
      if (!words[group])
        report(`"${group}" is no word of the attribute; add it to its words`, ...place);
      const of = groups?.of ?? "";
      for (const member of Array.isArray(members) ? members : [])
        if (!attributes[of]?.words?.[member])
          report(`"${member}" is no word of the attribute "${of}"; correct it or add it`, ...place);
    }
  }
}

/** Returns the plural forms for whole and half numbers that a phrase lacks in a language. */
function missingForms(phrase: Partial<AttributePhrase>, language: Language) {
  const forms = phrase[language];
  if (forms === undefined || typeof forms === "string") return [];
  const rules = pluralRules(language);
  const needed = new Set(Array.from({ length: 400 }, (_, index) => rules.select(index / 2)));
  return [...needed].filter((form) => forms[form] === undefined);
}

function checkPicture(
  entry: CategoryContent | ProductContent,
  name: string,
  pictures: PictureFiles,
  report: EntryMistake,
) {
  if (!pictures.has(name))
    report(
      entry,
      `there is no file pictures/${name}.jpg, .png, .webp, .avif or .svg, in any folder below pictures; add it`,
    );
}
