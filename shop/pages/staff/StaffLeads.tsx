import ClipboardList from "@lucide/icons/icons/clipboard-list";
import { staffPaths } from "../../../border/border-paths.ts";
import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { LeadEntry, LeadSelection } from "../../leads/leads-contract.ts";
import { staffLeadsPath } from "../../shop-paths.ts";
import type { StaffTool } from "./staff-tool.ts";
import { StaffFrame } from "./StaffFrame.tsx";
import { StaffTable } from "./StaffTable.tsx";
import { staffTime } from "./staff-order-texts.ts";

export const leadsTool: StaffTool = {
  role: "leads",
  name: "Campaigns",
  icon: ClipboardList,
  about: "Read what shoppers entered into the forms of campaigns, and save it as a file.",
  link: { url: staffLeadsPath, text: "Campaigns" },
};

/** Returns the address of the entries of a campaign. */
export const staffCampaignPath = ({ site, campaign }: LeadSelection) =>
  `${staffLeadsPath}/${site}/${campaign}`;

/** The last part of the address of the file with the entries of a campaign. */
export const leadsFileName = "entries.csv";

/** A campaign in the list for staff. */
export interface ListedCampaign extends LeadSelection {
  /** Its id, where it is no longer in the content. */
  title: string;
  /** Whether it takes entries: "early", "open", "full", "over", or "removed". */
  state: string;
  accepted: number;
  waiting: number;
  maxEntries?: number;
}

interface StaffProps {
  styles: string[];
  member: StaffMember;
}

/** Lists the campaigns of all sites for staff. */
export function StaffLeads({
  styles,
  member,
  campaigns,
}: StaffProps & { campaigns: ListedCampaign[] }) {
  const head = ["Campaign", "Site", "State", "Entries", "Limit", "Not confirmed"];
  return (
    <StaffFrame title="Campaigns" styles={styles} member={member}>
      <p>
        <a href={staffPaths.login}>Staff</a>
      </p>
      <h1>Campaigns</h1>
      {campaigns.length === 0 && <p>There are no campaigns and no entries.</p>}
      <StaffTable label="Campaigns" head={head}>
        {campaigns.map((each) => (
          <tr key={`${each.site} ${each.campaign}`}>
            <th scope="row">
              <a href={staffCampaignPath(each)}>{each.title}</a>
            </th>
            <td>{each.site}</td>
            <td>{each.state}</td>
            <td>{each.accepted}</td>
            <td>{each.maxEntries ?? ""}</td>
            <td>{each.waiting}</td>
          </tr>
        ))}
      </StaffTable>
    </StaffFrame>
  );
}

export interface StaffLeadEntriesProps extends StaffProps {
  selection: LeadSelection;
  title: string;
  /** The inputs whose answers are columns, with their labels. */
  columns: { name: string; label: string }[];
  entries: LeadEntry[];
  /** Address of the next page. */
  next?: string;
}

/** Lists the entries of a campaign for staff, the newest first. */
export function StaffLeadEntries({
  styles,
  member,
  selection,
  title,
  columns,
  entries,
  next,
}: StaffLeadEntriesProps) {
  const head = [
    "Received",
    "Confirmed",
    "E-mail",
    ...columns.map(({ label }) => label),
    "Consents",
    "Deleted",
  ];
  return (
    <StaffFrame title={`${title}, ${selection.site}`} styles={styles} member={member}>
      <p>
        <a href={staffLeadsPath}>Campaigns</a>
      </p>
      <h1>
        {title}, {selection.site}
      </h1>
      <p>
        <Button
          variant="secondary"
          href={`${staffCampaignPath(selection)}/${leadsFileName}`}
          download=""
        >
          Save the entries that count as CSV
        </Button>
      </p>
      {entries.length === 0 ? (
        <p>There are no entries.</p>
      ) : (
        <StaffTable label="Entries" head={head}>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <th scope="row">{staffTime(entry.receivedAt, entry)}</th>
              <td>{entry.acceptedAt ? staffTime(entry.acceptedAt, entry) : "not yet"}</td>
              <td>{entry.email}</td>
              {columns.map(({ name }) => (
                <td key={name} className="kontor-staff__answer">
                  {entry.answers[name]}
                </td>
              ))}
              <td>{entry.consents.map(({ id, version }) => `${id} ${version}`).join(", ")}</td>
              <td>{staffTime(entry.expiresAt, entry)}</td>
            </tr>
          ))}
        </StaffTable>
      )}
      {next && (
        <p>
          <a href={next}>Older entries</a>
        </p>
      )}
    </StaffFrame>
  );
}
