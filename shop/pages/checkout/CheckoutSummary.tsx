import { cartPagePath } from "../../../border/border-paths.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Review } from "../../orders/checkout-contract.ts";
import type { Delivery } from "../../orders/order-contract.ts";
import { piecesIn } from "../../orders/order-lines.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { OrderSums } from "../orders/OrderSums.tsx";
import { OrderLines } from "../orders/OrderLines.tsx";
import { SubscriptionLines } from "../orders/SubscriptionLines.tsx";
import { todayText } from "../subscription/today-text.ts";

export interface CheckoutSummaryProps {
  texts: SiteTexts;
  site: Pick<Site, "locale" | "language" | "currency">;
  review: Pick<Review, "lines" | "subscriptions" | "totals" | "voucher">;
  delivery: Delivery["kind"];
}

/** Shows beside a step what is being ordered. */
export function CheckoutSummary({ texts, site, review, delivery }: CheckoutSummaryProps) {
  const { lines, totals, voucher } = review;
  const { checkout: words } = texts.coffeeSubscription;
  const later = review.subscriptions.filter(({ firstDelivery }) => firstDelivery !== undefined);
  return (
    <aside className="kontor-panel kontor-checkout__summary" aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">{texts.checkout.summary}</h2>
      {lines.length > 0 ? (
        <>
          <OrderLines lines={lines} site={site} texts={texts} />
          <OrderSums
            texts={texts}
            kind={delivery}
            {...{ site, totals, voucher }}
            count={piecesIn(lines)}
          />
        </>
      ) : (
        <p>{words.nothingToday}</p>
      )}
      {later.length > 0 && (
        <>
          {lines.length > 0 && <p>{todayText(totals.total, { site, texts })}</p>}
          <h3>{words.later}</h3>
          <SubscriptionLines subscriptions={later} site={site} texts={texts} />
        </>
      )}
      <p>
        <a className="kontor-link" href={cartPagePath}>
          {texts.checkout.toCart}
        </a>
      </p>
    </aside>
  );
}
