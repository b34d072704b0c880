import { daysOf, type ReportPeriod } from "../../../border/tracking/report-period.ts";
import type { ComparedOrders, OrderReport } from "../../../border/tracking/tracking-report.ts";
import { percent, shownName } from "../../../border/tracking/tracking-report.ts";
import { numberFormat } from "../../../platform/shared/texts/formats.ts";
import { DayChart } from "./DayChart.tsx";
import { FigureTable } from "./FigureTable.tsx";
import { ShareBars } from "./ShareBars.tsx";

const count = numberFormat("en-GB");

/** Compares orders with tracked purchases: in total, by day, site and browser, and lists those without a counterpart. */
export function TrackedOrders({ orders, period }: { orders: OrderReport; period: ReportPeriod }) {
  const { total, byDay, bySite, byBrowser, byServer, untracked, withoutOrder } = orders;
  if (total.orders + total.withoutOrder === 0)
    return <p>There were no orders and no purchases in this period.</p>;
  const ofDay = new Map(byDay.map((row) => [row.name, row]));
  return (
    <>
      <p>
        Of {count.format(total.orders)} orders, {count.format(total.untracked)} were never tracked
        {withConsent(total) > 0 &&
          ` (${percent(total.untracked, withConsent(total))} of those with consent)`}
        . {count.format(total.refused)} were placed after a refusal, {count.format(total.undecided)}{" "}
        without a decision; {count.format(total.byServer)} were tracked by the server alone.{" "}
        {count.format(total.withoutOrder)} tracked purchases have no order.
      </p>
      <div className="kontor-report__charts">
        <DayChart
          title="Orders"
          parts={["tracked", "not tracked"]}
          days={daysOf(period).map((day) => {
            const row = ofDay.get(day);
            const missing = row ? row.refused + row.undecided + row.untracked : 0;
            return { day, figures: [(row?.orders ?? 0) - missing, missing] };
          })}
        >
          <OrderTable caption="Figures: orders by day" head="Day" rows={byDay} />
        </DayChart>
        <OrderBars title="Never tracked by site" head="Site" rows={bySite} />
        <OrderBars title="Never tracked by browser" head="Browser" rows={byBrowser} />
      </div>
      {[
        { caption: "Orders that the server alone tracked", list: byServer },
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

/** Orders without consent could not be tracked. */
const withConsent = ({ orders, refused, undecided }: ComparedOrders) =>
  orders - refused - undecided;

interface OrderRows {
  head: string;
  rows: ComparedOrders[];
}

function OrderBars({ title, head, rows }: OrderRows & { title: string }) {
  return (
    <ShareBars
      title={title}
      bars={rows.map((row) => ({
        name: shownName(row.name),
        share: withConsent(row) > 0 ? row.untracked / withConsent(row) : 0,
        text: percent(row.untracked, withConsent(row)),
      }))}
    >
      <OrderTable caption={`Figures: ${title.toLowerCase()}`} head={head} rows={rows} />
    </ShareBars>
  );
}

const OrderTable = ({ caption, head, rows }: OrderRows & { caption: string }) => (
  <FigureTable
    caption={caption}
    head={[
      head,
      "Orders",
      "Refused",
      "Undecided",
      "By server alone",
      "Never tracked",
      "Share",
      "Purchases without order",
    ]}
    rows={rows.map((row) => [
      shownName(row.name),
      row.orders,
      row.refused,
      row.undecided,
      row.byServer,
      row.untracked,
      percent(row.untracked, withConsent(row)),
      row.withoutOrder,
    ])}
  />
);
