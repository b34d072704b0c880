import { orderPaths } from "../../shop-paths.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
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
            <p>
              {texts.cart.total}{" "}
              <strong translate="no">{formatMoney(order.totals.total, site)}</strong>
            </p>
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
