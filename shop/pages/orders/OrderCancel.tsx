import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { Order } from "../../orders/order-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { groupedNumber } from "../../withdrawal/withdrawal-mail.ts";

export interface OrderCancelProps {
  texts: Pick<SiteTexts, "orders">;
  order: Order;
  /** The address of the order's page, to which the form is sent. */
  path: string;
}

/** Asks whether an order shall be cancelled. */
export function OrderCancel({ texts: { orders: texts }, order, path }: OrderCancelProps) {
  return (
    <div className="kontor-page">
      <div className="kontor-intro">
        <h1>{texts.cancel}</h1>
        <p>{fill(texts.order, { number: groupedNumber(order.number) })}</p>
      </div>
      <form className="kontor-panel kontor-order__cancel" method="post" action={path}>
        <p>
          <strong>{texts.cancelQuestion}</strong>
        </p>
        <p>{order.lines.map(({ title }) => title).join(" · ")}</p>
        <p className="kontor-soft">
          {texts.cancelHint} {texts.stateHints.cancelled}
        </p>
        <Button type="submit" name="action" value="cancel">
          {texts.cancel}
        </Button>
        <a className="kontor-link" href={path}>
          {texts.keep}
        </a>
      </form>
    </div>
  );
}
