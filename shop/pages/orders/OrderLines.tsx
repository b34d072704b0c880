import { Fragment } from "react";
import { EntryPicture } from "../../../border/cart/client/EntryPicture.tsx";
import type { CartTexts } from "../../../border/cart/cart-contract.ts";
import { labelAttributes } from "../../../platform/shared/texts/label-attributes.ts";
import {
  formatMoney,
  type NetContent,
  type UnitPriceTexts,
} from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Separator } from "../../../platform/ui/Separator.tsx";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";
import type { OrderLine } from "../../orders/order-contract.ts";
import type { CheckoutTexts } from "../../orders/checkout-texts.ts";
import type { OrderTexts } from "../../orders/order-texts.ts";
import { unitPrice } from "../listing/unit-price.ts";

export interface OrderLinesProps {
  lines: (OrderLine & PriceNotes)[];
  site: Pick<Site, "locale" | "currency">;
  texts: {
    cart: Pick<CartTexts, "everyWeeks" | "free" | "pricePerPiece">;
    catalogue: UnitPriceTexts & Pick<CatalogueTexts, "lowestPrice">;
    orders: Pick<OrderTexts, "quantity" | "states">;
    checkout: Pick<CheckoutTexts, "online">;
  };
}

/** Notes that the law asks for beside a price. */
interface PriceNotes extends NetContent {
  /** Lowest price of the last 30 days, of a reduced article. */
  was?: number | null;
}

/** Lists the articles of an order with their prices. */
export function OrderLines({ lines, site, texts }: OrderLinesProps) {
  return (
    <ul className="kontor-lines">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.tcm} ${line.intervalWeeks ?? ""}`}>
          <EntryPicture base={line.picture} sizes="64px" />
          <div>
            {line.url ? <a href={line.url}>{line.title}</a> : <strong>{line.title}</strong>}
            {line.label && (
              <p className="kontor-soft" {...labelAttributes(line.label)}>
                {line.label}
              </p>
            )}
            <p className="kontor-soft">
              {detailsOf(line, site, texts).map((detail, index) => (
                <Fragment key={detail}>
                  {index > 0 && <Separator />}
                  <span>{detail}</span>
                </Fragment>
              ))}
            </p>
          </div>
          <p
            className="kontor-lines__sum"
            translate={line.kind === "freeArticle" ? undefined : "no"}
          >
            {line.kind === "freeArticle" ? texts.cart.free : formatMoney(line.total, site)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function detailsOf(
  {
    kind,
    quantity,
    price,
    was,
    isOnline,
    isWithdrawn,
    intervalWeeks,
    ...content
  }: OrderLine & PriceNotes,
  site: OrderLinesProps["site"],
  texts: OrderLinesProps["texts"],
): string[] {
  const details = [fill(texts.orders.quantity, { quantity })];
  if (isWithdrawn) details.unshift(texts.orders.states.withdrawn);
  if (kind === "freeArticle") return details;
  if (intervalWeeks !== undefined)
    details.push(plural(texts.cart.everyWeeks, intervalWeeks, site.locale));
  const money = (amount: number) => formatMoney(amount, site);
  details.push(fill(texts.cart.pricePerPiece, { price: money(price) }));
  const unit = unitPrice(price, content, site, texts.catalogue);
  if (unit) details.push(unit);
  if (isOnline) details.push(texts.checkout.online);
  if (was) details.push(fill(texts.catalogue.lowestPrice, { price: money(was) }));
  return details;
}
