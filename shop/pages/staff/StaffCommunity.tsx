import MessagesSquare from "@lucide/icons/icons/messages-square";
import { staffPaths } from "../../../border/border-paths.ts";
import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { contributionKinds, contributionStates } from "../../community/community-contract.ts";
import type {
  ModeratedContribution,
  ModerationCounts,
  ModerationFilter,
} from "../../community/moderation-contract.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { staffCommunityPath } from "../../shop-paths.ts";
import { StaffFrame } from "./StaffFrame.tsx";
import { StaffTable } from "./StaffTable.tsx";
import { staffTime } from "./staff-order-texts.ts";
import type { StaffTool } from "./staff-tool.ts";
import { StaffSelect } from "./StaffSelect.tsx";

export const communityTool: StaffTool = {
  role: "community",
  name: "Community",
  icon: MessagesSquare,
  about: "Read, publish, refuse and answer reviews and other contributions of customers.",
  link: { url: staffCommunityPath, text: "Contributions" },
};

export const moderationLists = [
  "waiting",
  "reported",
  "complaints",
  ...contributionStates.slice(1),
] as const;

export interface StaffCommunityProps {
  styles: string[];
  member: StaffMember;
  filter: ModerationFilter;
  counts: ModerationCounts;
  contributions: ModeratedContribution[];
  /** Address of the next page. */
  next?: string;
}

/** Returns the stars of a review as staff read them. */
export const starsOf = ({ stars }: Pick<ModeratedContribution, "stars">) =>
  stars === undefined ? "" : `${stars} of 5`;

/** Lists contributions for staff: what waits, what was reported, and what was decided. */
export function StaffCommunity({
  styles,
  member,
  filter,
  counts,
  contributions,
  next,
}: StaffCommunityProps) {
  const head = ["No.", "Written", "Site", "Kind", "Product", "Stars", "Name", "Text", "Reports"];
  return (
    <StaffFrame title="Contributions" styles={styles} member={member}>
      <p>
        <a href={staffPaths.login}>Staff</a>
      </p>
      <h1>Contributions</h1>
      <p>
        {`${counts.waiting} wait to be read, ${counts.reported} published ones have open reports. Open complaints: ${counts.complaints}, of which you may decide about ${counts.ownComplaints}.`}
      </p>
      <form className="kontor-staff__search" action={staffCommunityPath}>
        <Select
          id="list"
          name="list"
          label="List"
          options={moderationLists.map((list) => ({ value: list, text: list }))}
          defaultValue={filter.list}
        />
        <StaffSelect
          name="kind"
          label="Kind"
          all="All"
          values={contributionKinds}
          chosen={filter.kind}
        />
        <StaffSelect name="site" label="Site" all="All" values={siteCodes} chosen={filter.site} />
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </form>
      {contributions.length === 0 ? (
        <p>There are none.</p>
      ) : (
        <StaffTable label="Contributions" head={head}>
          {contributions.map((each) => (
            <tr key={each.number}>
              <th scope="row">
                <a href={`${staffCommunityPath}/${each.number}`}>{each.number}</a>
              </th>
              <td>{staffTime(each.writtenAt, each)}</td>
              <td>{each.site}</td>
              <td>{each.kind}</td>
              <td>{each.product}</td>
              <td>{starsOf(each)}</td>
              <td>{each.author.isShop ? "the shop" : each.author.name}</td>
              <td className="kontor-staff__answer">{(each.title || each.body).slice(0, 80)}</td>
              <td>{each.openReports > 0 ? each.openReports : ""}</td>
            </tr>
          ))}
        </StaffTable>
      )}
      {next && (
        <p>
          <a href={next}>Next page</a>
        </p>
      )}
    </StaffFrame>
  );
}
