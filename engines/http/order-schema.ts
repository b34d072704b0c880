import Type from "typebox";
import { everyCapability, type Capability } from "../../commerce/capabilities.ts";
import {
  SentAmount,
  SentChannel,
  SentId,
  SentMoment,
  SentPieces,
  SentPlace,
  SentStock,
  SentVariantNumber,
} from "./shared-schema.ts";

/** Capabilities, changes, offers and orders as JSON: the interfaces of `commerce/` say what each field is for. */

const Supported = Type.Union([
  Type.Literal(true),
  Type.Object({ reason: Type.String({ minLength: 1 }) }),
]);
const names = Object.keys(everyCapability) as Capability[];

export const SentCapabilities = Type.Object({
  delay: Type.Integer({
    minimum: 0,
    description: "Milliseconds from a commit until it is among the changes, at most",
  }),
  capabilities: Type.Object(
    Object.fromEntries(names.map((name) => [name, Supported])) as Record<
      Capability,
      typeof Supported
    >,
    { description: "True, or the reason why it is missing" },
  ),
});

export const SentChanges = Type.Object({
  changes: Type.Array(
    Type.Object({
      of: Type.Union([Type.Literal("product"), Type.Literal("category")]),
      id: SentId,
    }),
    { maxItems: 1_000 },
  ),
  cursor: Type.String({ minLength: 1, maxLength: 1_000 }),
  isReset: Type.Optional(
    Type.Literal(true, { description: "The cursor leads nowhere: everything is read again" }),
  ),
});

export const SentOffersRequest = Type.Object({
  channel: SentChannel,
  at: SentMoment,
  variants: Type.Array(SentVariantNumber, { maxItems: 100 }),
});

export const SentOffers = Type.Object({
  offers: Type.Record(
    Type.String(),
    Type.Object({
      price: SentAmount,
      was: Type.Optional(SentAmount),
      stock: SentStock,
      places: Type.Optional(
        Type.Record(
          Type.String(),
          Type.Union([Type.Integer({ minimum: 1 }), Type.Literal("some")]),
          {
            description: "Stock of stores, without those that have none",
          },
        ),
      ),
    }),
    { description: "By variant, without those that the channel does not sell" },
  ),
});

const Draft = {
  email: Type.String(),
  address: Type.Object({
    firstName: Type.String(),
    lastName: Type.String(),
    company: Type.String(),
    street: Type.String(),
    extra: Type.String(),
    postalCode: Type.String(),
    town: Type.String(),
    region: Type.String(),
    country: Type.String({ description: "ISO 3166" }),
  }),
  place: Type.Optional(SentPlace),
  lines: Type.Array(Type.Object({ ...SentPieces.properties, price: SentAmount })),
  discount: SentAmount,
  shipping: SentAmount,
  total: Type.Integer({ description: "Prices of the lines, less discount, and shipping" }),
};

export const SentOrderRequest = Type.Object({ channel: SentChannel, ...Draft });

export const SentOrder = Type.Object({
  ...Draft,
  number: SentId,
  channel: SentChannel,
  placedAt: SentMoment,
  state: Type.Union([Type.Literal("placed"), Type.Literal("cancelled")]),
});

export const SentReturnRequest = Type.Object({ pieces: Type.Array(SentPieces) });

const plain = <Kind extends string>(kind: Kind) =>
  Type.Object({ type: Type.Literal(`urn:kontor:engine:${kind}`) });

/** Why nothing was done, and nothing taken. */
export const SentRefusal = Type.Union([
  Type.Object({
    type: Type.Literal("urn:kontor:engine:changed"),
    prices: Type.Record(Type.String(), SentAmount, { description: "Present prices, by variant" }),
    total: Type.Integer({ description: "The total at these prices" }),
  }),
  Type.Object({
    type: Type.Literal("urn:kontor:engine:outOfStock"),
    available: Type.Record(Type.String(), Type.Integer(), {
      description: "Stock of the variants that are short; 0 also for those that are not sold",
    }),
  }),
  plain("invalid"),
  plain("keyReused"),
  plain("unknownChannel"),
  plain("unknown"),
  plain("tooLate"),
  plain("notInOrder"),
]);
