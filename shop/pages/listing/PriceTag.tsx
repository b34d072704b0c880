import { formatMoney, formatSaving, pricePerKilogram } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/site.ts";
import { fill } from "../../../platform/shared/words.ts";
import type { CatalogueTexts, Price } from "../../catalogue/catalogue-contract.ts";

export type PriceTagTexts = Pick<CatalogueTexts, "fromPrice" | "lowestPrice" | "perKilogram">;

export interface PriceTagProps {
  price: Price;
  /** Net weight, where the law requires a price per kilogram. */
  grams: number | null;
  site: Pick<Site, "locale" | "currency">;
  texts: PriceTagTexts;
  isFrom?: boolean;
  isLarge?: boolean;
}

/**
 * Renders a price as the law of the site requires: a reduction refers to the lowest price of the last thirty days, and products
 * sold by weight have a price per kilogram.
 */
export function PriceTag({
  price: { price, was },
  grams,
  site,
  texts,
  isFrom,
  isLarge,
}: PriceTagProps) {
  const money = (amount: number) => formatMoney(amount, site);
  return (
    <div className="kontor-price" data-large={isLarge || undefined}>
      <span className="kontor-price__now" data-reduced={was !== null || undefined}>
        {isFrom ? fill(texts.fromPrice, { price: money(price) }) : money(price)}
      </span>
      {was !== null && (
        <span className="kontor-price__saving">{formatSaving(price, was, site)}</span>
      )}
      {was !== null && (
        <span className="kontor-price__was">{fill(texts.lowestPrice, { price: money(was) })}</span>
      )}
      {grams !== null && (
        <span className="kontor-price__unit">
          {fill(texts.perKilogram, {
            price: money(pricePerKilogram(price, grams, site.currency)),
          })}
        </span>
      )}
    </div>
  );
}
