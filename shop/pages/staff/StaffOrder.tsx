import { orderPaths, staffSubscriptionsPath } from "../../shop-paths.ts";
import type { ReactNode } from "react";
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
      {problem && (
        <div className="kontor-notice" data-kind="error" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <div className="kontor-staff__order">
        <Facts {...{ order, due, beans }} />
        <Part title="State">
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
        </Part>
        <Part title="Delivery">
          <DeliveryText delivery={order.delivery} site={site} />
          {collected && <p>{collected}</p>}
          {order.giftMessage && <p className="kontor-address">Gift message: {order.giftMessage}</p>}
        </Part>
        {order.delivery.kind === "home" && (
          <Part title="Parcels">
            <p className="kontor-soft">
              The mail that the order is on its way has the parcels that it has by then. Shoppers
              see later ones on the page of the order.
            </p>
            <StaffParcels order={order} carriers={carriers} refused={refusedParcel} />
          </Part>
        )}
        {(order.subscription ?? order.subscriptions) && (
          <Part title="Subscription">
            <SubscriptionOfOrder order={order} />
          </Part>
        )}
        <Part title="Invoice address">
          {order.billing ? (
            <AddressText address={order.billing.address} site={site} />
          ) : (
            <p>The delivery address</p>
          )}
          {order.billing?.vatNumber && <p>VAT number: {order.billing.vatNumber}</p>}
        </Part>
      </div>
      <Articles order={order} />
    </StaffFrame>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="kontor-panel" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

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
    <Part title="Order">
      <dl className="kontor-staff__facts">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
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
      <div className="kontor-staff__table" role="region" aria-label="Articles" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {["Article", "Number", "Pieces", "Price", "Tax", "Sum"].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={`${line.kind} ${line.tcm}`}>
                <th scope="row">
                  {[line.title, line.label].filter(Boolean).join(", ")}
                  {line.kind !== "article" && ` (${line.kind})`}
                  {line.isWithdrawn &&
                    (line.isReturned ? " – withdrawn, returned" : " – withdrawn")}
                </th>
                <td>{line.tcm}</td>
                <td>{line.quantity}</td>
                <td>{formatMoney(line.price, site)}</td>
                <td>{rateText(line.taxRate, site)}</td>
                <td>{formatMoney(line.total, site)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
