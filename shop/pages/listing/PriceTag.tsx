import {
  formatMoney,
  formatSaving,
  type NetContent,
  type UnitPriceTexts,
} from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { Price } from "../../../commerce/catalogue-contract.ts";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";
import { unitPrice } from "./unit-price.ts";

export type PriceTagTexts = UnitPriceTexts & Pick<CatalogueTexts, "fromPrice" | "lowestPrice">;

export interface PriceTagProps {
  price: Price;
  content: NetContent;
  site: Pick<Site, "locale" | "currency">;
  texts: PriceTagTexts;
  isFrom?: boolean;
  isLarge?: boolean;
}

/**
 * Renders a price as the law of the site requires: a reduction refers to the lowest price of the last thirty days, and products
 * sold by weight or volume have a price per kilogram or litre.
 */
export function PriceTag({
  price: { price, was },
  content,
  site,
  texts,
  isFrom,
  isLarge,
}: PriceTagProps) {
  const money = (amount: number) => formatMoney(amount, site);
  const unit = unitPrice(price, content, site, texts);
  return (
    <div className="kontor-price" data-large={isLarge || undefined}>
      <span
        className="kontor-price__now"
        data-reduced={was !== null || undefined}
        translate={isFrom ? undefined : "no"}
      >
        {isFrom ? fill(texts.fromPrice, { price: money(price) }) : money(price)}
      </span>
      {was !== null && (
        <span className="kontor-price__saving" translate="no">
          {formatSaving(price, was, site)}
        </span>
      )}
      {was !== null && (
        <span className="kontor-price__was">{fill(texts.lowestPrice, { price: money(was) })}</span>
      )}
      {unit && <span className="kontor-price__unit">{unit}</span>}
    </div>
  );
}
