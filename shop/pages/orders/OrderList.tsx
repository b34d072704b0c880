import { orderPaths } from "../../shop-paths.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type Order } from "../../orders/order-contract.ts";
import { groupedNumber } from "../../withdrawal/withdrawal-mail.ts";
import { EmptyState } from "../document/EmptyState.tsx";
import { OrderFacts, type OrderDetailsProps } from "./OrderDetails.tsx";

export interface OrderListProps extends Pick<OrderDetailsProps, "site" | "texts"> {
  /** The newest first. */
  orders: Order[];
}

/** Lists the orders of a customer. */
export function OrderList({ site, texts, orders }: OrderListProps) {
  const { orders: ordersTexts } = texts;
  if (orders.length === 0) return <NoOrders texts={texts} />;
  return (
    <ul className="kontor-orders">
      {orders.map((order) => {
        const title = fill(ordersTexts.order, { number: groupedNumber(order.number) });
        return (
          <li key={order.number} className="kontor-panel">
            <h2>{order.lines.map((line) => line.title).join(" · ")}</h2>
            <OrderFacts site={site} texts={texts} order={order} />
            <OrderTotal site={site} texts={texts} order={order} />
            <Button
              variant="secondary"
              href={`${orderPaths.account}/${order.number}`}
              aria-label={`${ordersTexts.show}: ${title}`}
            >
              {ordersTexts.show}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Shows what an order costs. */
export function OrderTotal({
  site,
  texts,
  order,
}: {
  site: Pick<Site, "locale" | "currency">;
  texts: Pick<OrderListProps["texts"], "cart">;
  order: Order;
}) {
  return (
    <dl className="kontor-order__facts">
      <div>
        <dt>{texts.cart.total}</dt>
        <dd>
          <strong translate="no">{formatMoney(order.totals.total, site)}</strong>
        </dd>
      </div>
    </dl>
  );
}

/** Says that nothing was ordered so far, and leads to the products. */
export function NoOrders({ texts: { account, orders } }: Pick<OrderListProps, "texts">) {
  return (
    <EmptyState drawing="orders" title={account.noOrders} text={account.noOrdersText}>
      <Button href="/">{account.discover}</Button>
      <Button variant="secondary" href={orderPaths.lookUp}>
        {orders.lookUp}
      </Button>
    </EmptyState>
  );
}
