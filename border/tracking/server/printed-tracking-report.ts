import { textTable } from "../../../platform/shared/texts/text-table.ts";
import {
  consentNote,
  duplicatesNote,
  maxListed,
  noOrders,
  percent,
  reportedText,
  shownName,
  type ComparedOrders,
  type Losses,
  type OrderReport,
  type TrackingReport,
} from "../tracking-report.ts";
import { rejections } from "../tracking-schema.ts";

/** Formats the report as text for a terminal. */
export function printedTrackingReport({
  period: { from, to, sites },
  orders,
  losses,
  outcomes,
  refusals,
}: TrackingReport): string {
  return [
    `Tracking from ${from} to ${to} (UTC), ${sites.length > 0 ? sites.join(", ") : "all sites"}`,
    consentNote,
    "\nOrders and tracked purchases",
    ...(orders ? ordersText(orders) : [noOrders]),
    "\nEvents that never arrived, from tabs that ended",
    ...(losses.total.tabs === 0
      ? ["  No tab ended in this period."]
      : [...lossTable("browser", losses.byBrowser), ...lossTable("site", losses.bySite)]),
    `\n  Left out: tabs that may still send events (${losses.openTabs}), and with numbers that no browser gives (${losses.oddTabs}).`,
    `  ${reportedText(losses.reported)}`,
    "\nEvents that were received",
    duplicatesNote,
    ...textTable(
      ["day", "stored", "from bots", "duplicates", ...rejections],
      outcomes
        .filter(
          ({ stored, duplicates, rejected }) =>
            stored + duplicates + Object.values(rejected).reduce((a, b) => a + b) > 0,
        )
        .map(({ day, stored, bots, duplicates, rejected }) => [
          day,
          stored,
          bots,
          duplicates,
          ...rejections.map((code) => rejected[code]),
        ]),
    ),
    ...(refusals.length === 0
      ? []
      : [
          `\nRejected events and dropped fields, the most frequent ${maxListed} at most`,
          ...textTable(
            ["event", "field", "reason", "events"],
            refusals.map(({ event, field, reason, events }) => [
              shownName(event),
              field,
              reason,
              events,
            ]),
          ),
        ]),
  ].join("\n");
}

function ordersText(report: OrderReport): string[] {
  const { byDay, bySite, byBrowser, byServer, untracked, withoutOrder } = report;
  const listed = (title: string, list: OrderReport["untracked"]) =>
    list.length === 0
      ? []
      : [
          `\n  ${title}, the newest ${maxListed} at most`,
          ...textTable(
            ["day", "site", "number", "browser"],
            list.map(({ day, site, number, browser }) => [day, site, number, shownName(browser)]),
          ),
        ];
  return [
    ...orderTable("day", byDay),
    ...orderTable("site", bySite),
    ...orderTable("browser", byBrowser),
    ...listed("Orders that the server alone tracked", byServer),
    ...listed("Orders that were never tracked", untracked),
    ...listed("Purchases without an order", withoutOrder),
  ];
}

const orderTable = (head: string, rows: ComparedOrders[]) =>
  textTable(
    [
      head,
      "orders",
      "refused",
      "undecided",
      "by server alone",
      "never tracked",
      "share",
      "purchases without order",
    ],
    rows.map(({ name, orders, refused, undecided, byServer, untracked, withoutOrder: without }) => [
      shownName(name),
      orders,
      refused,
      undecided,
      byServer,
      untracked,
      percent(untracked, orders - refused - undecided),
      without,
    ]),
  );

const lossTable = (head: string, rows: Losses[]) =>
  textTable(
    [head, "tabs", "events", "lost", "share"],
    rows.map(({ name, tabs, events, lost }) => [
      shownName(name),
      tabs,
      events,
      lost,
      percent(lost, events),
    ]),
  );
