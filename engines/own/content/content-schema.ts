import Type, { type Static } from "typebox";
import {
  Day,
  formed,
  inEach,
  inLanguages,
  Key,
  Moment,
  someOf,
  text,
} from "../../../platform/shared/content/content-schema.ts";
import type { Market } from "../../../platform/shared/sites/site.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";

/** The schema of the files in shop/content/catalogue; shop/content/README.md explains them to editors. */

const closed = { additionalProperties: false };

/** A text in all languages, or a single text for all of them. */
const anyText = (sites: SiteSet, maxLength: number) =>
  Type.Union([text(maxLength), inLanguages(sites, maxLength)]);

const anyMarket = ({ markets }: SiteSet) => Type.Unsafe<Market>(Type.Enum([...markets]));

/** The database stores hundredths as integers. */
const Price = Type.Number({ minimum: 0.01, maximum: 21_474_836.47 });

const prices = ({ markets }: SiteSet, description: string) =>
  someOf(markets, Price, { description });

const categoryContent = (sites: SiteSet) =>
  Type.Object(
    {
      id: Key,
      number: Type.Integer({ minimum: 1, maximum: 9999 }),
      parent: Type.Optional(Key),
      name: inLanguages(sites, 60),
      text: inLanguages(sites, 400),
    },
    closed,
  );

const articleContent = (sites: SiteSet) =>
  Type.Object(
    {
      tcm: formed(
        "^[0-9]{6}(-[A-Za-z0-9]+)*$",
        "the number of the product and a suffix, such as 100101-250",
        40,
      ),
      dim: Type.Optional(
        formed("^[A-Za-z0-9-]+$", "letters, digits and hyphens, such as 250g", 40),
      ),
      label: Type.Optional(anyText(sites, 60)),
      /** A word of the attribute "colour", instead of a label. */
      colour: Type.Optional(Key),
      grams: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      millilitres: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      stock: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      prices: prices(sites, "Price in each market that sells the article"),
      was: Type.Optional(
        prices(sites, "Lowest price of the last thirty days, where it is reduced"),
      ),
      /** Temporary prices, which replace the usual ones. */
      periods: Type.Optional(
        Type.Array(
          Type.Object(
            {
              from: Type.Optional(Moment),
              until: Type.Optional(Moment),
              prices: prices(sites, "Price in each market in this time"),
              was: Type.Optional(prices(sites, "Lowest price of the thirty days before")),
            },
            closed,
          ),
          { minItems: 1, maxItems: 20 },
        ),
      ),
      soldOut: Type.Optional(Type.Array(anyMarket(sites))),
    },
    closed,
  );

const TypeWords = Type.Object(
  {
    name: text(60),
    plural: Type.Optional(text(60)),
    /** Synonyms. */
    also: Type.Optional(Type.Array(text(60))),
    /** Inflected forms that do not start with the name. */
    forms: Type.Optional(Type.Array(text(60))),
  },
  closed,
);

const typeContent = (sites: SiteSet) =>
  Type.Object(
    {
      id: Key,
      parent: Type.Optional(Key),
      /** Attributes that products of this type need, and of the types below it. */
      needs: Type.Optional(Type.Array(Key, { minItems: 1 })),
      names: inEach(sites, TypeWords),
    },
    closed,
  );

const productContent = (sites: SiteSet) =>
  Type.Object(
    {
      id: Type.Integer({ minimum: 100_000, maximum: 999_999 }),
      category: Key,
      type: Key,
      for: Type.Optional(Type.Array(Key, { minItems: 1 })),
      kind: Type.Optional(Type.Union(sites.kinds.map((kind) => Type.Literal(kind)))),
      popularity: Type.Integer({ minimum: 1, maximum: 100 }),
      since: Day,
      /** Its offers end; its page stays and shows similar products. */
      until: Type.Optional(Moment),
      /** Its offers and its page end. */
      gone: Type.Optional(Moment),
      name: inLanguages(sites, 90),
      lead: inLanguages(sites, 240),
      text: inLanguages(sites, 1200),
      attributes: Type.Optional(
        Type.Record(
          Key,
          Type.Union([
            Type.Boolean(),
            Type.Number(),
            Type.Array(text(40)),
            text(200),
            inLanguages(sites, 200),
          ]),
        ),
      ),
      food: Type.Optional(Type.Object({ ingredients: inLanguages(sites, 500) }, closed)),
      warnings: Type.Optional(Type.Array(Key)),
      dimension: Type.Optional(Key),
      articles: Type.Array(articleContent(sites), { minItems: 1, maxItems: 40 }),
    },
    closed,
  );

const Form = formed("\\{count\\}", "a text with {count} in the place of the number", 60);

/** Phrase for a number: a single form, or one form per plural category (CLDR) of the language. */
const Counted = Type.Union([
  Form,
  Type.Object(
    {
      zero: Type.Optional(Form),
      one: Type.Optional(Form),
      two: Type.Optional(Form),
      few: Type.Optional(Form),
      many: Type.Optional(Form),
      other: Form,
    },
    closed,
  ),
]);

const FacetContent = Type.Object(
  {
    /** Its parameter in addresses, if it differs from the attribute's key. */
    name: Type.Optional(Key),
    /** Ranges of a number: from and to, both included. */
    ranges: Type.Optional(Type.Array(Type.Tuple([Type.Number(), Type.Number()]), { minItems: 2 })),
    /** Swatch colours of the words. */
    swatches: Type.Optional(
      Type.Record(Key, formed("^#[0-9a-f]{6}$", "a colour as #rrggbb, such as #b3262e")),
    ),
  },
  closed,
);

/** Additional words of a product. It has each word whose group contains one of its words of the attribute `of`, or its number. */
const Groups = Type.Object(
  {
    of: Key,
    words: Type.Record(
      Key,
      Type.Union([
        Type.Array(Key, { minItems: 1 }),
        Type.Object({ from: Type.Number(), to: Type.Number() }, closed),
      ]),
    ),
  },
  closed,
);

const attributeDefinition = (sites: SiteSet) =>
  Type.Object(
    {
      kind: Type.Union(
        (["word", "words", "number", "flag", "countries", "text"] as const).map((kind) =>
          Type.Literal(kind),
        ),
      ),
      label: inLanguages(sites, 80),
      /** Symbol of the unit, shown after a number. */
      unit: Type.Optional(text(20)),
      phrase: Type.Optional(inEach(sites, Counted)),
      /** Makes the attribute a filter of lists. */
      facet: Type.Optional(FacetContent),
      words: Type.Optional(Type.Record(Key, anyText(sites, 80))),
      /** True if its words are steps from the least to the most, which the page shows as a bar. */
      scale: Type.Optional(Type.Literal(true)),
      /** False if the attribute serves search and filters only: the product page shows the same fact in other words. */
      shown: Type.Optional(Type.Literal(false)),
      /** False if shoppers do not search for its values. */
      searched: Type.Optional(Type.Literal(false)),
      groups: Type.Optional(Groups),
      /** Attributes that a product with this one needs, or with one of its words. */
      needs: Type.Optional(Type.Union([Type.Array(Key), Type.Record(Key, Type.Array(Key))])),
      /** The countries that show it; all of them if missing. */
      markets: Type.Optional(Type.Array(anyMarket(sites), { minItems: 1 })),
    },
    closed,
  );

const vocabularyContent = (sites: SiteSet) =>
  Type.Object(
    {
      attributes: Type.Record(Key, attributeDefinition(sites)),
      dimensions: Type.Record(Key, inLanguages(sites, 40)),
      warnings: Type.Record(Key, inLanguages(sites, 300)),
    },
    closed,
  );

/** Returns the schemas of an entry of each list, and of the vocabulary. */
export const catalogueSchemas = (sites: SiteSet) => ({
  category: categoryContent(sites),
  type: typeContent(sites),
  product: productContent(sites),
  vocabulary: vocabularyContent(sites),
});

export type TypeContent = Static<ReturnType<typeof typeContent>>;
export type CategoryContent = Static<ReturnType<typeof categoryContent>>;
export type ProductContent = Static<ReturnType<typeof productContent>>;
export type ArticleContent = Static<ReturnType<typeof articleContent>>;
export type AttributeDefinition = Static<ReturnType<typeof attributeDefinition>>;
export type VocabularyContent = Static<ReturnType<typeof vocabularyContent>>;
