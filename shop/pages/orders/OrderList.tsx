import { customerPaths, orderPaths } from "../../shop-paths.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type Order } from "../../orders/order-contract.ts";
import { groupedNumber } from "../../withdrawal/withdrawal-mail.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { OrderFacts, type OrderDetailsProps } from "./OrderDetails.tsx";

export interface OrderListProps extends Pick<OrderDetailsProps, "site" | "texts"> {
  /** The newest first. */
  orders: Order[];
  accountTitle: string;
}

/** Lists the orders of a customer. */
export function OrderList({ site, texts, orders, accountTitle }: OrderListProps) {
  const { orders: ordersTexts } = texts;
  return (
    <div className="kontor-page">
      <Breadcrumb
        label={texts.catalogue.breadcrumb}
        path={[{ id: "account", name: accountTitle, url: customerPaths.account }]}
        current={ordersTexts.orders}
      />
      <div className="kontor-intro">
        <h1>{ordersTexts.orders}</h1>
        <p>{orders.length > 0 ? ordersTexts.ordersIntro : ordersTexts.none}</p>
      </div>
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
    </div>
  );
}
