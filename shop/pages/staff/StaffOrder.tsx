import { orderPaths, staffSubscriptionsPath } from "../../shop-paths.ts";
import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import type { BeansOfOrder } from "../../customer-card/card-contract.ts";
import { type Order, type OrderStepName } from "../../orders/order-contract.ts";
import { piecesIn } from "../../orders/order-lines.ts";
import { isReturnedInPart } from "../../orders/order-rules.ts";
import { inGroups } from "../../orders/payment/creditor-reference.ts";
import type { OrderDue } from "../../orders/payment/order-due.ts";
import { shownReference } from "../../orders/payment/transfer-facts.ts";
import { allSites } from "../../sites/all-sites.ts";
import { OrderSums } from "../orders/OrderSums.tsx";
import { AddressText, DeliveryText } from "../orders/AddressText.tsx";
import { rateText } from "../../orders/tax-rows.ts";
import { StaffFrame } from "./StaffFrame.tsx";
import { StaffParcels, type RefusedParcel } from "./StaffParcels.tsx";
import { collectionLine, staffTime } from "./staff-order-texts.ts";
import { StaffFacts, StaffPart, StaffProblem } from "./StaffPart.tsx";
import { StaffTable } from "./StaffTable.tsx";

/** Maximum length of a remark in characters. */
export const maxNoteLength = 500;

export interface StaffOrderProps {
  styles: string[];
  member: StaffMember;
  order: Order;
  due: OrderDue;
  beans?: BeansOfOrder;
  /** Steps that staff may set now. */
  next: OrderStepName[];
  /** Why the last change was refused. */
  problem?: string;
  refusedParcel?: RefusedParcel;
}

/** Shows an order to staff: what, where to, how paid, its history, and the form that changes its state. */
export function StaffOrder({
  styles,
  member,
  order,
  due,
  beans,
  next,
  problem,
  refusedParcel,
}: StaffOrderProps) {
  const { site, carriers } = valueAt(allSites, order.site);
  const title = `Order ${inGroups(order.number)}`;
  const collected = collectionLine(order);
  return (
    <StaffFrame title={title} styles={styles} member={member}>
      <p>
        <a href={orderPaths.staff}>Orders</a>
      </p>
      <h1>{title}</h1>
      <StaffProblem text={problem} />
      <div className="kontor-staff__order">
        <Facts {...{ order, due, beans }} />
        <StaffPart title="State">
          <History order={order} />
          <form
            className="kontor-form"
            method="post"
            action={`${orderPaths.staff}/${order.number}`}
          >
            <input type="hidden" name="seenSteps" value={order.history.length} />
            <Select
              id="state"
              name="state"
              label="New state"
              hint={
                next.length > 0 ? "The shopper gets a mail when it is shipped or cancelled." : ""
              }
              defaultValue={order.state}
              options={[order.state, ...next].map((state) => ({
                value: state,
                text: state === order.state ? `${state} (only a note)` : state,
              }))}
            />
            <TextArea id="note" name="note" label="Note, for staff" maxLength={maxNoteLength} />
            <Button type="submit">Save</Button>
          </form>
        </StaffPart>
        <StaffPart title="Delivery">
          <DeliveryText delivery={order.delivery} site={site} />
          {collected && <p>{collected}</p>}
          {order.giftMessage && <p className="kontor-address">Gift message: {order.giftMessage}</p>}
        </StaffPart>
        {order.delivery.kind === "home" && (
          <StaffPart title="Parcels">
            <p className="kontor-soft">
              The mail that the order is on its way has the parcels that it has by then. Shoppers
              see later ones on the page of the order.
            </p>
            <StaffParcels order={order} carriers={carriers} refused={refusedParcel} />
          </StaffPart>
        )}
        {(order.subscription ?? order.subscriptions) && (
          <StaffPart title="Subscription">
            <SubscriptionOfOrder order={order} />
          </StaffPart>
        )}
        <StaffPart title="Invoice address">
          {order.billing ? (
            <AddressText address={order.billing.address} site={site} />
          ) : (
            <p>The delivery address</p>
          )}
          {order.billing?.vatNumber && <p>VAT number: {order.billing.vatNumber}</p>}
        </StaffPart>
      </div>
      <Articles order={order} />
    </StaffFrame>
  );
}

function Facts({ order, due, beans }: Pick<StaffOrderProps, "beans" | "order" | "due">) {
  const { site } = valueAt(allSites, order.site);
  const facts = {
    Site: order.site,
    Placed: staffTime(order.placedAt, order),
    "E-mail": order.email,
    Customer: order.customerId === undefined ? "guest" : `account ${order.customerId}`,
    Total: formatMoney(order.totals.total, site),
    ...(beans && {
      Beans: [
        ...(order.totals.beans ? [`${order.totals.beans.count} spent`] : []),
        `${beans.expected} to earn`,
        `${beans.earned} booked`,
      ].join(", "),
    }),
    Payment: order.payment,
    Invoice:
      order.invoiceNumber ??
      (isReturnedInPart(order)
        ? "yours to write: articles came back before the order was shipped"
        : "none yet"),
    ...(due.kind === "transfer"
      ? { Due: staffTime(due.transfer.dueAt, order), Reference: shownReference(due.transfer) }
      : { Due: "nothing" }),
  };
  return (
    <StaffPart title="Order">
      <StaffFacts facts={facts} />
    </StaffPart>
  );
}

/** Links the subscription whose delivery an order is, and those that it began. */
const SubscriptionOfOrder = ({
  order: { number, subscription, subscriptions = [] },
}: {
  order: Order;
}) => (
  <>
    {subscription && (
      <p>
        Delivery {subscription.delivery} of subscription{" "}
        <a href={`${staffSubscriptionsPath}/${subscription.number}`}>
          {inGroups(subscription.number)}
        </a>
      </p>
    )}
    {subscriptions.length > 0 && (
      <p>
        <a href={`${staffSubscriptionsPath}?text=${number}`}>
          {subscriptions.length === 1
            ? "The subscription that it began"
            : `The ${subscriptions.length} subscriptions that it began`}
        </a>
      </p>
    )}
  </>
);

const History = ({ order }: { order: Order }) => (
  <ol className="kontor-staff__history">
    {order.history.map(({ state, at, note }, index) => (
      <li key={index}>
        <strong>{state}</strong> <time dateTime={at.toISOString()}>{staffTime(at, order)}</time>
        {note && <p className="kontor-address">{note}</p>}
      </li>
    ))}
  </ol>
);

function Articles({ order }: { order: Order }) {
  const { site, texts } = valueAt(allSites, order.site);
  return (
    <div className="kontor-staff__articles">
      <h2>Articles</h2>
      <StaffTable label="Articles" head={["Article", "Number", "Pieces", "Price", "Tax", "Sum"]}>
        {order.lines.map((line) => (
          <tr key={`${line.kind} ${line.tcm}`}>
            <th scope="row">
              {[line.title, line.label].filter(Boolean).join(", ")}
              {line.kind !== "article" && ` (${line.kind})`}
              {line.isWithdrawn && (line.isReturned ? " – withdrawn, returned" : " – withdrawn")}
            </th>
            <td>{line.tcm}</td>
            <td>{line.quantity}</td>
            <td>{formatMoney(line.price, site)}</td>
            <td>{rateText(line.taxRate, site)}</td>
            <td>{formatMoney(line.total, site)}</td>
          </tr>
        ))}
      </StaffTable>
      {order.voucher && (
        <p>
          Voucher {order.voucher.code}: {order.voucher.title}
        </p>
      )}
      <div lang={site.locale}>
        <OrderSums
          texts={texts}
          kind={order.delivery.kind}
          site={site}
          totals={order.totals}
          count={piecesIn(order.lines)}
        />
      </div>
    </div>
  );
}
