import Type from "typebox";
import { everyCapability, type Capability } from "../../commerce/capabilities.ts";
import { Amount, Channel, Id, Moment, Pieces, Stock, VariantNumber } from "./shared-schema.ts";

/** What an engine can do, changes, offers and orders as JSON: the interfaces of `commerce/` say what each field is for. */

const Supported = Type.Union([
  Type.Literal(true),
  Type.Object({ reason: Type.String({ minLength: 1 }) }),
]);
const names = Object.keys(everyCapability) as Capability[];

export const Capabilities = Type.Object({
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

export const Changes = Type.Object({
  changes: Type.Array(
    Type.Object({ of: Type.Union([Type.Literal("product"), Type.Literal("category")]), id: Id }),
    { maxItems: 1_000 },
  ),
  cursor: Type.String({ minLength: 1, maxLength: 1_000 }),
  isReset: Type.Optional(
    Type.Literal(true, { description: "The cursor leads nowhere: everything is read again" }),
  ),
});

export const OffersRequest = Type.Object({
  channel: Channel,
  at: Moment,
  variants: Type.Array(VariantNumber, { maxItems: 100 }),
});

export const Offers = Type.Object({
  offers: Type.Record(
    Type.String(),
    Type.Object({ price: Amount, was: Type.Optional(Amount), stock: Stock }),
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
  lines: Type.Array(Type.Object({ ...Pieces.properties, price: Amount })),
  discount: Amount,
  shipping: Amount,
  total: Type.Integer({ description: "Prices of the lines, less discount, and shipping" }),
};

export const OrderRequest = Type.Object({ channel: Channel, ...Draft });

export const Order = Type.Object({
  ...Draft,
  number: Id,
  channel: Channel,
  placedAt: Moment,
  state: Type.Union([Type.Literal("placed"), Type.Literal("cancelled")]),
});

export const ReturnRequest = Type.Object({ pieces: Type.Array(Pieces) });

const plain = <Kind extends string>(kind: Kind) =>
  Type.Object({ type: Type.Literal(`urn:kontor:engine:${kind}`) });

/** Why nothing was done, and nothing taken. */
export const Refusal = Type.Union([
  Type.Object({
    type: Type.Literal("urn:kontor:engine:changed"),
    prices: Type.Record(Type.String(), Amount, { description: "Present prices, by variant" }),
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
