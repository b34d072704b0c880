import type { ReactNode } from "react";
import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { inGroups } from "../../orders/payment/creditor-reference.ts";
import { orderPaths, staffSubscriptionsPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import {
  subscriptionLimits,
  type CalendarDay,
  type CoffeeSubscription,
} from "../../subscriptions/subscriptions-contract.ts";
import type { SubscriptionTermsProps } from "../account/subscription-terms-props.ts";
import { SubscriptionTerms } from "../account/SubscriptionTerms.tsx";
import { AddressText } from "../orders/AddressText.tsx";
import { StaffFrame } from "./StaffFrame.tsx";
import { staffTime } from "./staff-order-texts.ts";
import { shownSubscriptionState } from "./StaffSubscriptions.tsx";
import { StaffFacts, StaffPart, StaffProblem } from "./StaffPart.tsx";
import { StaffTable } from "./StaffTable.tsx";

export interface StaffSubscriptionProps {
  styles: string[];
  member: StaffMember;
  subscription: CoffeeSubscription;
  /** The days that can be chosen. */
  days: { from: CalendarDay; to: CalendarDay };
  /** The contents of the forms that customers have, too. */
  terms: Pick<SubscriptionTermsProps, "address" | "articles" | "seen">;
  /** Why the last change was refused, and the remark that was typed. */
  problem?: string;
  note?: string;
}

/** Shows a subscription to staff: what, where to, its deliveries and history, and the form that changes it. */
export function StaffSubscription(props: StaffSubscriptionProps) {
  const { styles, member, subscription, problem } = props;
  const { site } = valueAt(allSites, subscription.site);
  const title = `Subscription ${inGroups(subscription.number)}`;
  return (
    <StaffFrame title={title} styles={styles} member={member}>
      <p>
        <a href={staffSubscriptionsPath}>Subscriptions</a>
      </p>
      <h1>{title}</h1>
      <StaffProblem text={problem} />
      <div className="kontor-staff__order">
        <SubscriptionFacts subscription={subscription} />
        {subscription.next && (
          <StaffPart title="Change">
            <ChangeForm {...props} />
          </StaffPart>
        )}
        {subscription.ended && subscription.address.country && (
          <StaffPart title="Delivery">
            <AddressText address={subscription.address} site={site} />
          </StaffPart>
        )}
        <StaffPart title="History">
          <ol>
            {subscription.history.map(({ at, by, kind, note }, index) => (
              <li key={index}>
                {`${staffTime(at, subscription)}: ${kind}, by ${by}${note ? ` (${note})` : ""}`}
              </li>
            ))}
          </ol>
        </StaffPart>
      </div>
      {!subscription.ended && <Terms {...props} />}
      <Deliveries subscription={subscription} />
    </StaffFrame>
  );
}

function SubscriptionFacts({ subscription }: Pick<StaffSubscriptionProps, "subscription">) {
  const { site } = valueAt(allSites, subscription.site);
  const { next, higherPrice, whenSoldOut, gift } = subscription;
  const facts: Record<string, ReactNode> = {
    State: shownSubscriptionState(subscription),
    Site: subscription.site,
    "E-mail": subscription.email,
    Customer:
      subscription.customerId === undefined ? "guest" : `account ${subscription.customerId}`,
    Article: `${subscription.quantity} × ${subscription.article.name}`,
    Interval: `${subscription.intervalWeeks} weeks`,
    "Agreed price": formatMoney(subscription.agreedPrice, site),
    ...(higherPrice && {
      "Price from then on": `${formatMoney(higherPrice.price, site)}, from ${higherPrice.from}`,
    }),
    "When sold out":
      whenSoldOut.kind === "skip"
        ? "no delivery"
        : `instead ${whenSoldOut.article?.name ?? "a similar one"}`,
    Payment: subscription.payment,
    ...(gift && { Present: `${gift.left} of ${gift.deliveries} deliveries left` }),
    ...(next && {
      "Next delivery": `${next.number} on ${next.day}${next.isAnnounced ? ", announced" : ""}`,
      Costs: next.costs ? formatMoney(next.costs.total, site) : "not sold now",
    }),
    Opened: (
      <>
        {staffTime(subscription.openedAt, subscription)}
        {", by "}
        <OpeningOrder number={subscription.openedBy} />
      </>
    ),
  };
  return (
    <StaffPart title="Subscription">
      <StaffFacts facts={facts} />
    </StaffPart>
  );
}

/** Links the order that opened it. Subscriptions that all begin another day have none, only a number of their own. */
const OpeningOrder = ({ number }: { number: string }) =>
  /^\d+$/.test(number) ? <a href={`${orderPaths.staff}/${number}`}>{inGroups(number)}</a> : number;

const ChangeForm = ({ subscription, days, note }: StaffSubscriptionProps) => (
  <form className="kontor-form" method="post" action={staffAddressOf(subscription)}>
    <input type="hidden" name="delivery" value={subscription.next?.number} />
    <Select
      id="kind"
      name="kind"
      label="Change"
      hint="The shopper gets a mail."
      options={[
        { value: "skip", text: "Skip the next delivery" },
        { value: "move", text: "Move the next delivery to the day" },
        { value: "pause", text: "Pause until the day" },
        { value: "resume", text: "Go on after a pause" },
        { value: "cancel", text: "Cancel" },
      ]}
    />
    <TextField id="day" name="day" type="date" label="Day" min={days.from} max={days.to} />
    <StaffNote id="note" text={note} />
    <Button type="submit">Save</Button>
  </form>
);

/** The forms of the account, as the customer sees them, so that both change the same in the same way. */
function Terms({ subscription, terms, note }: StaffSubscriptionProps) {
  const { site, texts } = valueAt(allSites, subscription.site);
  return (
    <>
      <h2>Article, address and payment</h2>
      <p className="kontor-soft">As the customer sees them. They get a mail about each change.</p>
      <div className="kontor-staff__order" lang={site.locale}>
        <SubscriptionTerms
          {...{ site, texts, subscription }}
          {...terms}
          action={staffAddressOf(subscription)}
          note={(form) => <StaffNote id={`note-${form}`} text={note} />}
        />
      </div>
    </>
  );
}

const StaffNote = ({ id, text }: { id: string; text?: string }) => (
  <div lang="en">
    <TextArea
      id={id}
      name="note"
      label="Note, for staff"
      maxLength={subscriptionLimits.note}
      defaultValue={text}
    />
  </div>
);

const staffAddressOf = ({ number }: Pick<CoffeeSubscription, "number">) =>
  `${staffSubscriptionsPath}/${number}`;

function Deliveries({ subscription }: Pick<StaffSubscriptionProps, "subscription">) {
  const { site } = valueAt(allSites, subscription.site);
  if (subscription.deliveries.length === 0) return null;
  return (
    <StaffTable label="Deliveries" head={["Delivery", "Day", "State", "Article", "Total", "Order"]}>
      {subscription.deliveries.map((each) => (
        <tr key={each.number}>
          <th scope="row">{each.number}</th>
          <td>{each.day}</td>
          <td>{each.reason ? `${each.state}: ${each.reason}` : each.state}</td>
          <td>
            {each.quantity} × {each.article.name}
          </td>
          <td>{each.total > 0 ? formatMoney(each.total, site) : ""}</td>
          <td>
            {each.order && <a href={`${orderPaths.staff}/${each.order}`}>{inGroups(each.order)}</a>}
          </td>
        </tr>
      ))}
    </StaffTable>
  );
}
