import {
  formatMoney,
  pricePerUnit,
  type Amount,
  type NetContent,
  type UnitPriceTexts,
} from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";

/** Returns the price per kilogram or litre that the law requires (Directive 98/6/EC), for items sold by weight or volume. */
export function unitPrice(
  price: Amount,
  { grams, millilitres }: NetContent,
  site: Pick<Site, "locale" | "currency">,
  texts: UnitPriceTexts,
): string | undefined {
  const content = grams ?? millilitres;
  if (!content) return undefined;
  const each = pricePerUnit(price, content, site.currency);
  return fill(grams ? texts.perKilogram : texts.perLitre, { price: formatMoney(each, site) });
}
