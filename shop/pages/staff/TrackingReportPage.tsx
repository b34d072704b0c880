import { staffPaths } from "../../../border/border-paths.ts";
import ChartColumn from "@lucide/icons/icons/chart-column";
import type { AskedPeriod } from "../../../border/tracking/report-period.ts";
import type { TrackingReport } from "../../../border/tracking/tracking-report.ts";
import {
  consentNote,
  duplicatesNote,
  noOrders,
  percent,
  reportedText,
  shownName,
} from "../../../border/tracking/tracking-report.ts";
import type { Rejection } from "../../../border/tracking/tracking-schema.ts";
import { numberFormat } from "../../../platform/shared/texts/formats.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { PlainDocument } from "../../../storefront/pages/PlainDocument.tsx";
import type { StaffTool } from "./staff-tool.ts";
import { DayChart } from "./DayChart.tsx";
import { FigureTable } from "./FigureTable.tsx";
import { ShareBars } from "./ShareBars.tsx";
import { TrackedOrders } from "./TrackedOrders.tsx";
import { StaffProblem } from "./StaffPart.tsx";
import { StaffSelect } from "./StaffSelect.tsx";

export const reportsTool: StaffTool = {
  role: "reports",
  name: "Reports",
  icon: ChartColumn,
  about: "See how completely visits and orders are tracked, in charts and tables.",
  link: { url: staffPaths.tracking, text: "Tracking report" },
};

export interface TrackingReportPageProps {
  styles: string[];
  /** The values of the form. */
  asked: AskedPeriod;
  report?: TrackingReport;
  /** Why there is no report. */
  problem?: string;
}

const count = numberFormat("en-GB");

/** Shows staff how complete the tracking is. A plain form chooses days and site; nothing needs JavaScript. */
export function TrackingReportPage({ styles, asked, report, problem }: TrackingReportPageProps) {
  return (
    <PlainDocument title="Tracking report" styles={styles}>
      <main className="kontor-page kontor-report">
        <p>
          <a href={staffPaths.login}>Staff</a>
        </p>
        <h1>Tracking report</h1>
        <p>{consentNote} Days are in UTC.</p>
        <form method="get" action={staffPaths.tracking} className="kontor-report__form">
          <TextField
            id="from"
            name="from"
            type="date"
            label="First day"
            defaultValue={asked.from}
          />
          <TextField id="to" name="to" type="date" label="Last day" defaultValue={asked.to} />
          <StaffSelect
            name="site"
            label="Site"
            all="All sites"
            values={siteCodes}
            chosen={asked.sites?.[0]}
          />
          <Button type="submit">Show</Button>
        </form>
        <StaffProblem text={problem} />
        {report && <Report report={report} />}
      </main>
    </PlainDocument>
  );
}

function Report({ report }: { report: TrackingReport }) {
  const { orders, outcomes, refusals } = report;
  const received = outcomes.some(
    ({ stored, duplicates, rejected }) =>
      stored + duplicates + Object.values(rejected).reduce((a, b) => a + b) > 0,
  );
  return (
    <>
      <section>
        <h2>Orders and tracked purchases</h2>
        {orders ? <TrackedOrders orders={orders} period={report.period} /> : <p>{noOrders}</p>}
      </section>
      <section>
        <h2>Lost events</h2>
        <LostEvents losses={report.losses} />
      </section>
      <section>
        <h2>Received events</h2>
        {received ? (
          <ReceivedEvents outcomes={outcomes} />
        ) : (
          <p>Nothing was received in this period.</p>
        )}
        {refusals.length > 0 && (
          <FigureTable
            caption="Rejected events and dropped fields"
            head={["Event", "Field", "Reason", "Events"]}
            rows={refusals.map(({ event, field, reason, events }) => [
              shownName(event),
              field,
              reason,
              events,
            ])}
          />
        )}
      </section>
    </>
  );
}

function LostEvents({ losses }: Pick<TrackingReport, "losses">) {
  const { total, byBrowser, bySite, openTabs, oddTabs, reported } = losses;
  const lists = [
    { title: "Lost by browser", head: "Browser", rows: byBrowser },
    { title: "Lost by site", head: "Site", rows: bySite },
  ];
  return (
    <>
      <p>
        {total.tabs === 0
          ? "No tab ended in this period."
          : `Of ${count.format(total.events)} events in ${count.format(total.tabs)} tabs that ended, ` +
            `${count.format(total.lost)} never arrived (${percent(total.lost, total.events)}). ` +
            "Refused events, and a purchase that two tabs report, count as lost in their tab; the end of a tab is not seen."}
      </p>
      <p>
        Left out: tabs that may still send events ({count.format(openTabs)}), and with numbers that
        no browser gives ({count.format(oddTabs)}). {reportedText(reported)}
      </p>
      {total.tabs > 0 && (
        <div className="kontor-report__charts">
          {lists.map(({ title, head, rows }) => (
            <ShareBars
              key={title}
              title={title}
              bars={rows.map(({ name, events, lost }) => ({
                name: shownName(name),
                share: lost / events,
                text: percent(lost, events),
              }))}
            >
              <FigureTable
                caption={`Figures: ${title.toLowerCase()}`}
                head={[head, "Tabs", "Events", "Lost", "Share"]}
                rows={rows.map(({ name, tabs, events, lost }) => [
                  shownName(name),
                  tabs,
                  events,
                  lost,
                  percent(lost, events),
                ])}
              />
            </ShareBars>
          ))}
        </div>
      )}
    </>
  );
}

function ReceivedEvents({ outcomes }: Pick<TrackingReport, "outcomes">) {
  const rejectedOf = ({ rejected }: (typeof outcomes)[number]) =>
    Object.values(rejected).reduce((all, events) => all + events, 0);
  const rejections = Object.keys(outcomes[0]!.rejected) as Rejection[];
  const allRejected = outcomes.reduce((all, day) => all + rejectedOf(day), 0);
  const byCode = rejections.map((code) => ({
    code,
    events: outcomes.reduce((all, { rejected }) => all + rejected[code], 0),
  }));
  return (
    <div className="kontor-report__charts">
      <DayChart
        title="Stored"
        parts={["from shoppers", "from bots"]}
        days={outcomes.map(({ day, stored, bots }) => ({
          day,
          figures: [stored - bots, bots],
        }))}
      >
        <FigureTable
          caption="Figures: stored"
          head={["Day", "Stored", "From bots"]}
          rows={outcomes.map(({ day, stored, bots }) => [day, stored, bots])}
        />
      </DayChart>
      <p>{duplicatesNote}</p>
      <DayChart
        title="Not stored"
        parts={["duplicates, removed", "rejected"]}
        days={outcomes.map((each) => ({
          day: each.day,
          figures: [each.duplicates, rejectedOf(each)],
        }))}
      >
        <FigureTable
          caption="Figures: not stored"
          head={["Day", "Duplicates", ...rejections]}
          rows={outcomes.map(({ day, duplicates, rejected }) => [
            day,
            duplicates,
            ...rejections.map((code) => rejected[code]),
          ])}
        />
      </DayChart>
      {allRejected > 0 && (
        <ShareBars
          title="Why events were rejected"
          bars={byCode.map(({ code, events }) => ({
            name: code,
            share: events / allRejected,
            text: count.format(events),
          }))}
        >
          <FigureTable
            caption="Figures: why events were rejected"
            head={["Reason", "Events", "Share"]}
            rows={byCode.map(({ code, events }) => [code, events, percent(events, allRejected)])}
          />
        </ShareBars>
      )}
    </div>
  );
}
