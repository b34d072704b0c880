import { daysOf, type ReportPeriod } from "../../../border/tracking/report-period.ts";
import type { ComparedOrders, OrderReport } from "../../../border/tracking/tracking-report.ts";
import { percent, shownName } from "../../../border/tracking/tracking-report.ts";
import { numberFormat } from "../../../platform/shared/formats.ts";
import { DayChart } from "./DayChart.tsx";
import { FigureTable } from "./FigureTable.tsx";
import { ShareBars } from "./ShareBars.tsx";

const count = numberFormat("en-GB");

/** Compares orders with tracked purchases: in total, by day, site and browser, and lists those without a counterpart. */
export function TrackedOrders({ orders, period }: { orders: OrderReport; period: ReportPeriod }) {
  const { total, byDay, bySite, byBrowser, untracked, withoutOrder } = orders;
  if (total.orders + total.withoutOrder === 0)
    return <p>There were no orders and no purchases in this period.</p>;
  const ofDay = new Map(byDay.map((row) => [row.name, row]));
  return (
    <>
      <p>
        Of {count.format(total.orders)} orders, {count.format(total.untracked)} were never tracked
        {total.orders > 0 && ` (${percent(total.untracked, total.orders)})`}.{" "}
        {count.format(total.withoutOrder)} tracked purchases have no order.
      </p>
      <div className="kontor-report__charts">
        <DayChart
          title="Orders"
          parts={["tracked", "never tracked"]}
          days={daysOf(period).map((day) => {
            const { orders: placed = 0, untracked: missing = 0 } = ofDay.get(day) ?? {};
            return { day, figures: [placed - missing, missing] };
          })}
        >
          <OrderTable caption="Figures: orders by day" head="Day" rows={byDay} />
        </DayChart>
        <OrderBars title="Never tracked by site" head="Site" rows={bySite} />
        <OrderBars title="Never tracked by browser" head="Browser" rows={byBrowser} />
      </div>
      {[
        { caption: "Orders that were never tracked", list: untracked },
        { caption: "Purchases without an order", list: withoutOrder },
      ].map(
        ({ caption, list }) =>
          list.length > 0 && (
            <FigureTable
              key={caption}
              caption={caption}
              head={["Order", "Site", "Day", "Browser"]}
              rows={list.map(({ number, site, day, browser }) => [
                number,
                site,
                day,
                shownName(browser),
              ])}
            />
          ),
      )}
    </>
  );
}

interface OrderRows {
  head: string;
  rows: ComparedOrders[];
}

function OrderBars({ title, head, rows }: OrderRows & { title: string }) {
  return (
    <ShareBars
      title={title}
      bars={rows.map(({ name, orders, untracked }) => ({
        name: shownName(name),
        share: orders > 0 ? untracked / orders : 0,
        text: percent(untracked, orders),
      }))}
    >
      <OrderTable caption={`Figures: ${title.toLowerCase()}`} head={head} rows={rows} />
    </ShareBars>
  );
}

const OrderTable = ({ caption, head, rows }: OrderRows & { caption: string }) => (
  <FigureTable
    caption={caption}
    head={[head, "Orders", "Never tracked", "Share", "Purchases without order"]}
    rows={rows.map(({ name, orders, untracked, withoutOrder }) => [
      shownName(name),
      orders,
      untracked,
      percent(untracked, orders),
      withoutOrder,
    ])}
  />
);
