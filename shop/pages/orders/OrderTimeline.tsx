import type { Site } from "../../../platform/shared/sites/site.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import type { Order } from "../../orders/order-contract.ts";
import type { OrderTexts } from "../../orders/order-texts.ts";
import { timelineOf } from "../../orders/order-timeline.ts";
import { sitePayments } from "../../orders/payment/site-payments.ts";

export interface OrderTimelineProps {
  order: Order;
  site: Pick<Site, "locale" | "timeZone">;
  texts: Pick<OrderTexts, "timeline" | "states">;
}

/** Lists the steps of an order with their times, and those to come. */
export function OrderTimeline({ order, site, texts }: OrderTimelineProps) {
  const { isPaidBeforeShipping } = sitePayments[order.payment];
  const names = { ...texts.states, ...texts.timeline };
  const day = dateFormat(site.locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: site.timeZone,
  });
  const time = dateFormat(site.locale, { timeStyle: "short", timeZone: site.timeZone });
  return (
    <ol className="kontor-timeline" aria-label={texts.timeline.title}>
      {timelineOf(order, isPaidBeforeShipping).map(({ step, at, isCurrent }) => (
        <li
          key={step}
          data-step={step}
          data-done={at ? "" : undefined}
          aria-current={isCurrent ? "step" : undefined}
        >
          <strong>{names[step]}</strong>
          {at && (
            <time className="kontor-soft" dateTime={at.toISOString()}>
              <span>{day.format(at)}</span> <span>{time.format(at)}</span>
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
