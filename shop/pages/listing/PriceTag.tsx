import type { ReactNode } from "react";
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
  /** The tile shows the saving on its picture. */
  isInTile?: boolean;
  /** Shown below the price. */
  children?: ReactNode;
}

/**
 * Renders a price as the law of the site requires: a reduction refers to the lowest price of the last thirty days, and products
 * sold by weight or volume have a price per kilogram or litre.
 */
export function PriceTag({
  price: each,
  content,
  site,
  texts,
  isFrom,
  isLarge,
  isInTile,
  children,
}: PriceTagProps) {
  const { price, was } = each;
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
      {!isInTile && <Saving price={each} site={site} />}
      {unit && <span className="kontor-price__unit">{unit}</span>}
      {was !== null && (
        <span className="kontor-price__was">{fill(texts.lowestPrice, { price: money(was) })}</span>
      )}
      {children}
    </div>
  );
}

/** Renders how much a price is reduced, "−14 %"; nothing for one that is not. */
export function Saving({ price: { price, was }, site }: Pick<PriceTagProps, "price" | "site">) {
  return (
    was !== null && (
      <span className="kontor-price__saving" translate="no">
        {formatSaving(price, was, site)}
      </span>
    )
  );
}
