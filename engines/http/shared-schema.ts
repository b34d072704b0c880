import Type from "typebox";

/** Forms that products and orders share. */

export const SentId = Type.String({
  pattern: "^[\\w-]{1,64}$",
  description: "The engine's own id: 1 to 64 letters, digits, hyphens and underscores",
});

export const SentAmount = Type.Integer({
  description: "Hundredths of the currency of the channel",
});

export const SentChannel = Type.String({
  description: "A country or region with prices of its own, such as DE",
});

export const SentMoment = Type.String({
  pattern: "^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?$",
  description: "A day or a moment (ISO 8601) with its offset: 2026-11-29T12:00:00Z",
});

export const SentStock = Type.Union([Type.Integer(), Type.Literal("some"), Type.Literal("none")], {
  description: "Pieces, or whether there are any",
});

export const SentPlace = Type.String({
  pattern: "^[a-z0-9-]{1,64}$",
  description: "Id of a store of the shop",
});

export const SentVariantNumber = Type.String({
  pattern: "^[\\w-]{1,64}$",
  description:
    "The number of a variant, which shoppers and staff call it by: 1 to 64 letters, digits, hyphens and underscores",
});

export const SentPieces = Type.Object({ variant: SentVariantNumber, quantity: Type.Number() });
