import CalendarSync from "@lucide/icons/icons/calendar-sync";
import { staffPaths } from "../../../border/border-paths.ts";
import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { inGroups } from "../../orders/payment/creditor-reference.ts";
import { orderPaths, staffSubscriptionsPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import type { CoffeeSubscription } from "../../subscriptions/subscriptions-contract.ts";
import type { StaffTool } from "./staff-tool.ts";
import { StaffFrame } from "./StaffFrame.tsx";
import { StaffTable } from "./StaffTable.tsx";
import { StaffSelect } from "./StaffSelect.tsx";

export const subscriptionsTool: StaffTool = {
  role: "orders",
  name: "Subscriptions",
  icon: CalendarSync,
  about: "Find coffee subscriptions, see their deliveries, and change, pause or cancel them.",
  link: { url: staffSubscriptionsPath, text: "Subscriptions" },
};

export interface StaffSubscriptionsProps {
  styles: string[];
  member: StaffMember;
  asked: { text: string; site?: string; state?: string };
  found: CoffeeSubscription[];
}

/** Lists subscriptions for staff, the newest first. */
export function StaffSubscriptions({ styles, member, asked, found }: StaffSubscriptionsProps) {
  return (
    <StaffFrame title="Subscriptions" styles={styles} member={member}>
      <p>
        <a href={staffPaths.login}>Staff</a> · <a href={orderPaths.staff}>Orders</a>
      </p>
      <h1>Subscriptions</h1>
      <form method="get" action={staffSubscriptionsPath} className="kontor-staff__search">
        <TextField
          id="text"
          name="text"
          label="Number, order, e-mail or name"
          type="search"
          spellCheck={false}
          defaultValue={asked.text}
        />
        <StaffSelect
          name="site"
          label="Site"
          all="All sites"
          values={siteCodes}
          chosen={asked.site}
        />
        <StaffSelect
          name="state"
          label="State"
          all="All states"
          values={["active", "ended"]}
          chosen={asked.state}
        />
        <Button type="submit">Search</Button>
      </form>
      {found.length === 0 ? <p>No subscription matches.</p> : <FoundTable found={found} />}
    </StaffFrame>
  );
}

const FoundTable = ({ found }: Pick<StaffSubscriptionsProps, "found">) => (
  <StaffTable
    label="Subscriptions found"
    head={["Number", "Site", "E-mail", "Article", "Weeks", "Next delivery", "Costs", "State"]}
  >
    {found.map((each) => (
      <tr key={each.number}>
        <th scope="row">
          <a href={`${staffSubscriptionsPath}/${each.number}`}>{inGroups(each.number)}</a>
        </th>
        <td>{each.site}</td>
        <td>{each.email}</td>
        <td>
          {each.quantity} × {each.article.name}
        </td>
        <td>{each.intervalWeeks}</td>
        <td>{each.next?.day}</td>
        <td>
          {each.next?.costs &&
            formatMoney(each.next.costs.total, valueAt(allSites, each.site).site)}
        </td>
        <td>{shownSubscriptionState(each)}</td>
      </tr>
    ))}
  </StaffTable>
);

/** Returns the state of a subscription for staff: "paused until 2026-12-28". */
export const shownSubscriptionState = ({ state, pausedUntil, ended }: CoffeeSubscription): string =>
  ended ? `ended (${ended.reason})` : pausedUntil ? `paused until ${pausedUntil}` : state;
