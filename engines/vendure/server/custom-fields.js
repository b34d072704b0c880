/** Hundreds of attributes, and their words in each language. */
const details = { name: "details", type: "text", nullable: true };

/** Properties of the coffee shop's products that Vendure does not have. Kontor reads them where they exist, and works without them. */
export const customFields = {
  Product: [
    {
      name: "kind",
      type: "string",
      options: optionsOf("goods", "coffee", "giftCard"),
      nullable: true,
    },
    /** In the addresses of the shop. */
    { name: "number", type: "int", nullable: true },
    /** From 1 to 100, which is the most popular. */
    { name: "popularity", type: "int", nullable: true },
    { name: "availableFrom", type: "datetime", nullable: true },
    /** A sentence for lists. */
    { name: "lead", type: "localeString", length: 1_000, nullable: true },
    { name: "ingredients", type: "localeText", nullable: true },
    /** JSON: type, attributes without a facet, warnings. */
    details,
  ],
  ProductVariant: [
    { name: "grams", type: "int", nullable: true },
    { name: "millilitres", type: "int", nullable: true },
  ],
  ProductVariantPrice: [
    /** Lowest price of the thirty days before a reduction, in hundredths. */
    { name: "was", type: "int", nullable: true },
  ],
  Collection: [
    { name: "code", type: "string", nullable: true },
    { name: "number", type: "int", nullable: true },
  ],
  GlobalSettings: [
    /** JSON: the words of what the details of products name. */
    details,
  ],
};

function optionsOf(...values) {
  return values.map((value) => ({ value }));
}
