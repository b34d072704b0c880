import { formatMoney } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";

const number = String.raw`\d+(?:[.,’\s]\d+)*`;
/** Symbols and words that people write next to an amount in one of our currencies. */
const mark =
  "(?:€|EUR|CHF|S?Fr\\.|₺|(?:Euro|eur[oaáu]?|Franken|francs?|Kč|CZK|korun\\p{L}*|Ft|HUF|forint\\p{L}*|zł|PLN|złot\\p{L}+|TL|TRY|lira\\p{L}*)(?!\\p{L}))";
const amount = new RegExp(`${number}\\s?${mark}|(?<!\\p{L})${mark}\\s?${number}`, "gu");

/** Returns the amounts of a text that are not written like the site's prices. */
export function otherMoney(text: string, site: Site): string[] {
  const [before = "", after = ""] = formatMoney(100, site).split(/1(?:[.,]00)?/);
  const own = new RegExp(`${before}${number}${after}(?!\\p{L})`.replaceAll("\u00a0", "\\s"), "gu");
  return text.replaceAll(own, " … ").match(amount) ?? [];
}
