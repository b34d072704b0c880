import type { Amount } from "../../platform/shared/money.ts";
import type { Channel } from "./channels.ts";
import type { Graphql } from "./graphql-client.ts";
import * as documents from "./order-documents.ts";

/**
 * Finds the shipping method of Vendure that costs what the shop has told the shopper. One that is missing is created, because the admin API
 * knows no other way to a delivery of this price.
 */
export function createDeliveryMethods(graphql: Graphql) {
  const known = new Map<string, Promise<string>>();
  const nameOf = ({ token }: Channel, price: Amount) => `${token} ${price}`;

  async function find({ token: channel, language }: Channel, price: Amount, order: string) {
    const { methods } = await graphql<{ methods: { id: string; priceWithTax: Amount }[] }>(
      documents.eligibleMethods,
      { id: order },
      { channel },
    );
    const found = methods.find(({ priceWithTax }) => priceWithTax === price);
    if (found) return found.id;
    const { method } = await graphql<{ method: { id: string } }>(
      documents.createMethod,
      { input: methodOf(price, language) },
      { channel },
    );
    return method.id;
  }

  return {
    /** Returns the id of a method; an order that it can be tried with is there. */
    method(channel: Channel, price: Amount, order: string): Promise<string> {
      const name = nameOf(channel, price);
      const id = known.get(name) ?? find(channel, price, order);
      known.set(name, id);
      id.catch(() => known.delete(name));
      return id;
    },
    /** Staff may have changed a method. */
    invalidate: (channel: Channel, price: Amount) => void known.delete(nameOf(channel, price)),
  };
}

const methodOf = (price: Amount, languageCode: string) => ({
  code: `shop-delivery-${price}`,
  fulfillmentHandler: "manual-fulfillment",
  checker: {
    code: "default-shipping-eligibility-checker",
    arguments: [{ name: "orderMinimum", value: "0" }],
  },
  calculator: {
    code: "default-shipping-calculator",
    arguments: [
      { name: "rate", value: String(price) },
      { name: "includesTax", value: "include" },
      { name: "taxRate", value: "0" },
    ],
  },
  translations: [{ languageCode, name: "Delivery", description: "" }],
});
