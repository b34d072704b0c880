import { fill } from "../../../platform/shared/texts/words.ts";
import { groupedNumber } from "../../withdrawal/withdrawal-mail.ts";
import type { AccountSection } from "../../customer/account-texts.ts";
import { AccountFrame } from "../account/AccountFrame.tsx";
import { OrderDetails, type OrderDetailsProps } from "./OrderDetails.tsx";

/** A message about what was just done with the order. */
export interface OrderNotice {
  kind: "good" | "error";
  text: string;
}

export interface OrderPageProps extends Omit<OrderDetailsProps, "isNew"> {
  /** Who looks at it: a shopper who has just placed it, one with its secret address, or a customer in the account. */
  seenBy: "placed" | "secret" | "customer";
  accountTitle: string;
  /** Those of the account that the site has; all by default. */
  sections?: readonly AccountSection[];
  notice?: OrderNotice;
}

/** Renders the page of an order: its confirmation at first. */
export function OrderPage({ seenBy, accountTitle, sections, notice, ...details }: OrderPageProps) {
  const { texts, order } = details;
  const { orders: ordersTexts } = texts;
  const title = fill(ordersTexts.order, { number: groupedNumber(order.number) });
  const shown = (
    <>
      {notice && (
        <div
          className="kontor-notice"
          data-kind={notice.kind}
          role={notice.kind === "good" ? "status" : "alert"}
        >
          <p>{notice.text}</p>
        </div>
      )}
      <OrderDetails {...details} isNew={seenBy === "placed"} />
    </>
  );
  if (seenBy === "customer")
    return (
      <AccountFrame {...{ texts, accountTitle, title, sections }} section="orders" intro={null}>
        {shown}
      </AccountFrame>
    );
  return (
    <div className="kontor-page">
      <div className="kontor-intro">
        <h1>{seenBy === "placed" ? ordersTexts.thanks : title}</h1>
        {seenBy === "placed" && <p>{fill(ordersTexts.thanksText, { email: order.email })}</p>}
      </div>
      {shown}
      <p className="kontor-soft">{ordersTexts.secretAddress}</p>
    </div>
  );
}
