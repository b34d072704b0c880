import { staffPaths } from "../../../border/border-paths.ts";
import { orderPaths, staffSubscriptionsPath } from "../../shop-paths.ts";
import Package from "@lucide/icons/icons/package";
import { type StaffMember } from "../../../border/staff/staff-contract.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { orderStates, type Order, type OrderFilter } from "../../orders/order-contract.ts";
import { inGroups } from "../../orders/payment/creditor-reference.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { StaffTool } from "./staff-tool.ts";
import { StaffFrame } from "./StaffFrame.tsx";
import { StaffTable } from "./StaffTable.tsx";
import { recipientOf, staffTime } from "./staff-order-texts.ts";
import { StaffSelect } from "./StaffSelect.tsx";

export const ordersTool: StaffTool = {
  role: "orders",
  name: "Orders",
  icon: Package,
  about: "Find orders, see what was ordered and where it goes, and set their states.",
  link: { url: orderPaths.staff, text: "Orders" },
};

export interface StaffOrdersProps {
  styles: string[];
  member: StaffMember;
  /** The values of the form that searches orders. */
  asked: OrderFilter;
  orders: Order[];
  /** Address of the next page. */
  next?: string;
}

/** Lists orders for staff, the newest first. A plain form searches; nothing needs JavaScript. */
export function StaffOrders({ styles, member, asked, orders, next }: StaffOrdersProps) {
  return (
    <StaffFrame title="Orders" styles={styles} member={member}>
      <p>
        <a href={staffPaths.login}>Staff</a> · <a href={staffSubscriptionsPath}>Subscriptions</a>
      </p>
      <h1>Orders</h1>
      <form method="get" action={orderPaths.staff} className="kontor-staff__search">
        <TextField
          id="text"
          name="text"
          label="Number, reference, e-mail or name"
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
          values={orderStates}
          chosen={asked.state}
        />
        <Button type="submit">Search</Button>
      </form>
      {orders.length === 0 ? <p>No order matches.</p> : <OrderTable orders={orders} />}
      {next && (
        <p>
          <a href={next}>Older orders</a>
        </p>
      )}
    </StaffFrame>
  );
}

const OrderTable = ({ orders }: { orders: Order[] }) => (
  <StaffTable
    label="Orders found"
    head={["Number", "Placed", "Site", "Name", "E-mail", "Payment", "State", "Total"]}
  >
    {orders.map((order) => (
      <tr key={order.number}>
        <th scope="row">
          <a href={`${orderPaths.staff}/${order.number}`}>{inGroups(order.number)}</a>
        </th>
        <td>{staffTime(order.placedAt, order)}</td>
        <td>{order.site}</td>
        <td>{recipientOf(order)}</td>
        <td>{order.email}</td>
        <td>{order.payment}</td>
        <td>{order.state}</td>
        <td>{formatMoney(order.totals.total, valueAt(allSites, order.site).site)}</td>
      </tr>
    ))}
  </StaffTable>
);
