import type { ReactNode } from "react";
import { formatPercent, type Amount } from "../../../platform/shared/money.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import type { CartTexts } from "../cart-contract.ts";
import type { CartTotals } from "../cart-schema.ts";
import { amountText } from "./cart-entries.ts";
import type { CartPartProps } from "./cart-parts.ts";

export interface SumsListProps extends Pick<CartPartProps, "site"> {
  texts: Pick<
    CartTexts,
    | "goods"
    | "itemCount"
    | "discount"
    | "delivery"
    | "deliveryFree"
    | "total"
    | "taxIncluded"
    | "taxOf"
  >;
  totals: CartTotals;
  /** The voucher that deducts the discount, where it is not shown beside the sums. */
  voucher?: { code: string; title: string };
  /** A row with what else is deducted. */
  deducted?: ReactNode;
  /** Number of pieces. */
  count: number;
  /** The server has not computed the totals yet. */
  isWaiting?: boolean;
  /** Id of the label of the total. */
  totalId?: string;
}

/** Lists the sums of a cart or an order, with delivery costs and the included tax. */
export function SumsList({
  texts,
  site,
  totals,
  voucher,
  deducted,
  count,
  isWaiting,
  totalId,
}: SumsListProps) {
  const { goods, discount, delivery, total, taxes } = totals;
  const isFree = delivery === 0 && !isWaiting;
  const money = (amount: Amount) => amountText(isWaiting ? undefined : amount, site);
  const articles = plural(texts.itemCount, count, site.locale).replace(" ", "\u00a0");
  return (
    <dl className="kontor-sums">
      <div>
        <dt>{`${texts.goods} (${articles})`}</dt>
        <dd translate="no">{money(goods)}</dd>
      </div>
      {discount > 0 && (
        <div className="kontor-sums__discount">
          <dt>
            <span>{texts.discount}</span>
            {voucher && (
              <small className="kontor-soft">
                <strong translate="no">{voucher.code}</strong>
                <span>{` ${voucher.title}`}</span>
              </small>
            )}
          </dt>
          <dd translate="no">{money(-discount)}</dd>
        </div>
      )}
      {deducted}
      <div>
        <dt>{texts.delivery}</dt>
        <dd translate={isFree ? undefined : "no"}>
          {isFree ? texts.deliveryFree : money(delivery)}
        </dd>
      </div>
      <div className="kontor-sums__total">
        <dt id={totalId}>
          <span>{`${texts.total} `}</span>
          <small className="kontor-soft">{texts.taxIncluded}</small>
        </dt>
        <dd translate="no">{money(total)}</dd>
      </div>
      {taxes.map(({ rate, amount }) => (
        <div key={rate} className="kontor-soft">
          <dt>{fill(texts.taxOf, { rate: formatPercent(rate, site) })}</dt>
          <dd translate="no">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
