import Type from "typebox";
import type { FeedPictureSource } from "../../commerce/product-feed.ts";
import {
  SentAmount,
  SentChannel,
  SentId,
  SentMoment,
  SentPlace,
  SentStock,
  SentVariantNumber,
} from "./shared-schema.ts";

/** The feed as JSON: `commerce/product-feed.ts` says what each field is for. */

const Texts = Type.Record(Type.String(), Type.String(), {
  minProperties: 1,
  description: "By language (BCP 47); what a language lacks is as in the first one",
});
const Text = Type.Union([Type.String(), Texts]);
const FacetValues = Type.Record(Type.String(), Type.Array(Type.String()));

const Address = {
  number: Type.Optional(
    Type.Integer({ minimum: 1, description: "Its number in addresses; assigned by default" }),
  ),
  slugs: Type.Optional(Texts),
};

const Picture = Type.Object({
  version: Type.String({
    pattern: "^[\\w-]{1,64}$",
    description: "Changes with the picture",
  }),
  // Of any other value the shop shows an empty frame.
  source: Type.Unsafe<FeedPictureSource>(
    Type.Unknown({ description: "The address of the picture" }),
  ),
});

export const SentCategory = Type.Object({
  id: SentId,
  parent: Type.Optional(SentId),
  ...Address,
  names: Texts,
  descriptions: Texts,
  picture: Picture,
});

const Term = { id: SentId, label: Texts };

/** From and to, both included. */
const Range = Type.Unsafe<[number, number]>(
  Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }),
);

const Facet = Type.Object({
  name: Type.Optional(Type.String()),
  ranges: Type.Optional(Type.Array(Range)),
  swatches: Type.Optional(Type.Record(Type.String(), Type.String())),
});

const Plural = Type.Object({
  zero: Type.Optional(Type.String()),
  one: Type.Optional(Type.String()),
  two: Type.Optional(Type.String()),
  few: Type.Optional(Type.String()),
  many: Type.Optional(Type.String()),
  other: Type.String(),
});

const Attribute = Type.Object({
  ...Term,
  kind: Type.Union(
    (["word", "words", "number", "flag", "countries", "text"] as const).map((kind) =>
      Type.Literal(kind),
    ),
  ),
  unit: Type.Optional(Type.String()),
  phrase: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Plural]))),
  facet: Type.Optional(Facet),
  words: Type.Optional(Type.Record(Type.String(), Text)),
  scale: Type.Optional(Type.Literal(true)),
  shown: Type.Optional(Type.Literal(false)),
  searched: Type.Optional(Type.Literal(false)),
  markets: Type.Optional(Type.Array(SentChannel)),
});

export const SentVocabulary = Type.Object({
  attributes: Type.Array(Attribute),
  dimensions: Type.Array(Type.Object(Term)),
  warnings: Type.Array(Type.Object(Term)),
});

export const SentProductType = Type.Object({
  id: SentId,
  parent: Type.Optional(SentId),
  names: Type.Record(
    Type.String(),
    Type.Object({
      name: Type.String(),
      plural: Type.Optional(Type.String()),
      also: Type.Optional(Type.Array(Type.String())),
      forms: Type.Optional(Type.Array(Type.String())),
    }),
  ),
});

const Offer = Type.Object({
  channel: SentChannel,
  price: SentAmount,
  was: Type.Optional(SentAmount),
  stock: SentStock,
  from: Type.Optional(SentMoment),
  until: Type.Optional(SentMoment),
});

const Variant = Type.Object({
  sku: SentVariantNumber,
  labels: Type.Optional(Text),
  dimensionKey: Type.Optional(Type.String()),
  grams: Type.Optional(Type.Number()),
  millilitres: Type.Optional(Type.Number()),
  picture: Type.Optional(Picture),
  facets: FacetValues,
  offers: Type.Array(Offer),
  places: Type.Optional(
    Type.Array(Type.Object({ channel: SentChannel, place: SentPlace, stock: SentStock }), {
      description: "Stock of stores, which is not part of the channel's",
    }),
  ),
});

export const SentProduct = Type.Object({
  id: SentId,
  ...Address,
  kind: Type.String({
    pattern: "^[A-Za-z]{1,40}$",
    description:
      "goods, giftCard, or a kind for which the shop has a tax rate of its own, such as coffee. Products of other kinds are left out.",
  }),
  names: Texts,
  leads: Texts,
  descriptions: Texts,
  ingredients: Type.Optional(Texts),
  categories: Type.Array(SentId, { minItems: 1 }),
  type: Type.Optional(SentId),
  accessoryFor: Type.Optional(Type.Array(SentId)),
  attributes: Type.Record(
    Type.String(),
    Type.Union([Type.Boolean(), Type.Number(), Type.Array(Type.String()), Text]),
  ),
  facets: FacetValues,
  warnings: Type.Optional(Type.Array(SentId)),
  pictures: Type.Array(Picture, { minItems: 1 }),
  availableFrom: SentMoment,
  availableUntil: Type.Optional(SentMoment),
  goneFrom: Type.Optional(SentMoment),
  popularity: Type.Number({ minimum: 1, maximum: 100 }),
  dimension: Type.Optional(SentId),
  variants: Type.Array(Variant),
});
