import { SumsList, type SumsListProps } from "../../../border/cart/client/SumsList.tsx";
import { formatMoney } from "../../../platform/shared/money.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import type { Delivery, OrderTotals } from "../../orders/order-contract.ts";
import { costTexts } from "../../orders/order-costs.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

export interface OrderSumsProps extends Pick<SumsListProps, "count" | "site" | "voucher"> {
  texts: Pick<SiteTexts, "cart" | "checkout">;
  kind: Delivery["kind"];
  totals: OrderTotals;
}

/** Lists the sums of an order, with the beans that it spends. */
export function OrderSums({ texts, kind, totals, site, ...props }: OrderSumsProps) {
  const { beans } = totals;
  const deducted = beans && (
    <div className="kontor-sums__discount">
      <dt>{plural(texts.checkout.spentBeans, beans.count, site.locale)}</dt>
      <dd translate="no">{formatMoney(-beans.amount, site)}</dd>
    </div>
  );
  return <SumsList {...props} {...{ site, totals, deducted }} texts={costTexts(kind, texts)} />;
}
