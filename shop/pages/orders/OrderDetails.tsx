import { subscriptionPaths, withdrawalPaths } from "../../shop-paths.ts";
import type { ReactNode } from "react";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { collectionText } from "../../orders/collection.ts";
import { expectedDays } from "../../orders/delivery-days.ts";
import type { Carrier } from "../../orders/carriers.ts";
import type { Order } from "../../orders/order-contract.ts";
import type { BeansOfOrder } from "../../customer-card/card-contract.ts";
import { invoicePath } from "../../orders/invoice-contract.ts";
import { piecesIn } from "../../orders/order-lines.ts";
import { canCancel, hintedState, shownState } from "../../orders/order-rules.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { groupedNumber } from "../../withdrawal/withdrawal-mail.ts";
import { accountAddressOf } from "../account/subscription-words.ts";
import { AddressText, DeliveryText } from "./AddressText.tsx";
import { deliveryWords } from "./delivery-words.ts";
import { OrderParcels } from "./OrderParcels.tsx";
import { OrderSums } from "./OrderSums.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { SubscriptionLines } from "./SubscriptionLines.tsx";
import { OrderTimeline } from "./OrderTimeline.tsx";

export interface OrderDetailsProps {
  site: Site;
  texts: SiteTexts;
  order: Order;
  carriers: Carrier[];
  /** The address of the order's page, to which its forms are sent. */
  path: string;
  /** Whether the shopper has just placed it. */
  isNew: boolean;
  /** Random: a form that is sent twice orders again once. */
  againKey: string;
  /** How to pay. */
  payment?: ReactNode;
  /** Beans that it earns for the customer's card. */
  beans?: BeansOfOrder;
  /** The offer of an account. */
  account?: ReactNode;
  /** The question for reviews, or links to them. */
  reviews?: ReactNode;
}

/** Shows an order: its state, what was ordered, where it goes, and what its shopper can still do with it. */
export function OrderDetails({
  site,
  texts,
  order,
  carriers,
  path,
  isNew,
  againKey,
  payment,
  beans,
  account,
  reviews,
}: OrderDetailsProps) {
  const { orders: ordersTexts, checkout } = texts;
  const { delivery, billing, giftMessage } = order;
  const days = expectedDays(order, site);
  const delivered = deliveryWords(delivery.kind, texts, {
    home: days
      ? fill(ordersTexts.deliveryOn, { days })
      : texts.orderMails.deliveryDays[order.payment],
    store: collectionText(delivery.kind === "store" ? delivery.collection : undefined, site, texts),
  });
  return (
    <div className="kontor-order">
      <div className="kontor-order__main">
        <section className="kontor-panel kontor-order__progress" aria-label={ordersTexts.state}>
          <OrderFacts site={site} texts={texts} order={order} path={path} />
          <OrderTimeline order={order} site={site} texts={ordersTexts} />
          <p>{ordersTexts.stateHints[hintedState(order)]}</p>
          <OrderParcels order={order} carriers={carriers} texts={ordersTexts} />
        </section>
        {payment && <div className="kontor-panel">{payment}</div>}
        <section className="kontor-panel" aria-labelledby="order-articles">
          <h2 id="order-articles">{ordersTexts.articles}</h2>
          <OrderLines lines={order.lines} site={site} texts={texts} />
          <OrderSums
            texts={texts}
            kind={delivery.kind}
            site={site}
            totals={order.totals}
            voucher={order.voucher}
            count={piecesIn(order.lines)}
          />
          <EarnedBeans {...{ site, texts, beans }} />
          {order.subscription && (
            <p>
              <a className="kontor-link" href={accountAddressOf(order.subscription)}>
                {texts.coffeeSubscription.account.manage}
              </a>
            </p>
          )}
        </section>
        {order.subscriptions && (
          <section className="kontor-panel" aria-labelledby="order-subscriptions">
            <h2 id="order-subscriptions">{texts.coffeeSubscription.checkout.title}</h2>
            <SubscriptionLines subscriptions={order.subscriptions} site={site} texts={texts} />
            <p>
              <a className="kontor-link" href={subscriptionPaths.account}>
                {texts.coffeeSubscription.account.manage}
              </a>
            </p>
          </section>
        )}
      </div>
      <div className="kontor-order__side">
        {account}
        <section className="kontor-panel" aria-labelledby="order-delivery">
          <h2 id="order-delivery">{delivered.title}</h2>
          <DeliveryText delivery={delivery} site={site} />
          {canCancel(order) ? (
            <p className="kontor-soft">{delivered.hint}</p>
          ) : (
            delivery.kind === "online" && (
              <p className="kontor-address" translate="no">
                {order.email}
              </p>
            )
          )}
        </section>
        <section className="kontor-panel" aria-labelledby="order-billing">
          <h2 id="order-billing">{checkout.billing}</h2>
          {billing ? <AddressText address={billing.address} site={site} /> : checkout.sameBilling}
          {billing?.vatNumber && (
            <p>
              {checkout.labels.vatNumber} <span translate="no">{billing.vatNumber}</span>
            </p>
          )}
        </section>
        <section className="kontor-panel" aria-labelledby="order-payment">
          <h2 id="order-payment">{checkout.payment}</h2>
          <p>{texts.payment.kinds[order.payment].name}</p>
        </section>
        {giftMessage && (
          <section className="kontor-panel" aria-labelledby="order-gift">
            <h2 id="order-gift">{checkout.labels.giftMessage}</h2>
            <p className="kontor-address">{giftMessage}</p>
          </section>
        )}
        {reviews}
        <OrderActions {...{ texts, order, path, isNew, againKey }} />
      </div>
    </div>
  );
}

/** Says how many beans an order has earned, or will earn. */
function EarnedBeans({
  site,
  texts: { customerCard },
  beans,
}: Pick<OrderDetailsProps, "beans" | "site" | "texts">) {
  const { expected = 0, earned = 0 } = beans ?? {};
  if (expected === 0 && earned === 0) return null;
  const text = earned > 0 ? customerCard.earned : customerCard.earns;
  return <p>{plural(text, earned || expected, site.locale)}</p>;
}

/** Lists an order's number, day and state. */
export function OrderFacts({
  site: { locale, timeZone },
  texts: { orders: ordersTexts, invoice },
  order,
  path,
}: Pick<OrderDetailsProps, "texts" | "order"> &
  Partial<Pick<OrderDetailsProps, "path">> & { site: Pick<Site, "locale" | "timeZone"> }) {
  const { number, placedAt, state, invoiceNumber } = order;
  const day = dateFormat(locale, { dateStyle: "long", timeZone });
  return (
    <dl className="kontor-order__facts">
      <div>
        <dt>{ordersTexts.number}</dt>
        <dd translate="no">{groupedNumber(number)}</dd>
      </div>
      <div>
        <dt>{ordersTexts.placedAt}</dt>
        <dd>
          <time dateTime={placedAt.toISOString()}>{day.format(placedAt)}</time>
        </dd>
      </div>
      <div>
        <dt>{ordersTexts.state}</dt>
        <dd>
          <strong className="kontor-order__state" data-state={state}>
            {ordersTexts.states[shownState(order)]}
          </strong>
        </dd>
      </div>
      {invoiceNumber && (
        <div>
          <dt>{invoice.number}</dt>
          <dd>
            <span translate="no">{invoiceNumber}</span>{" "}
            {path && (
              <a className="kontor-link" href={`${path}/${invoicePath}`}>
                {invoice.title}
              </a>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Asks for the page that confirms a cancellation, at the address of the order. */
const cancelQuery = "cancel=ask";

const closed: Order["state"][] = ["cancelled", "withdrawn"];

/** Renders what a shopper can do with an order: cancel it, withdraw from it, order the same again. */
function OrderActions({
  texts: { orders: ordersTexts, withdrawal, cart },
  order,
  path,
  isNew,
  againKey,
}: Pick<OrderDetailsProps, "texts" | "order" | "path" | "isNew" | "againKey">) {
  const declared = new URLSearchParams({ contract: groupedNumber(order.number) });
  return (
    <form className="kontor-panel kontor-order__actions" method="post" action={path}>
      {isNew ? (
        <Button href="/">{cart.continueShopping}</Button>
      ) : (
        <>
          <input type="hidden" name="key" value={againKey} />
          <Button type="submit" name="action" value="again">
            {ordersTexts.again}
          </Button>
          <p className="kontor-soft">{ordersTexts.againHint}</p>
        </>
      )}
      {canCancel(order) && (
        <a className="kontor-link" href={`${path}?${cancelQuery}`}>
          {ordersTexts.cancel}
        </a>
      )}
      {!closed.includes(order.state) && (
        <a className="kontor-link" href={`${withdrawalPaths.form}?${declared}`}>
          {withdrawal.withdraw}
        </a>
      )}
    </form>
  );
}
