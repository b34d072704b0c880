import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { contributionLengths, type Contribution } from "../../community/community-contract.ts";
import type { StaffComplaint } from "../../community/moderation-contract.ts";
import { reasonOptions } from "./staff-reasons.ts";
import { staffTime } from "./staff-order-texts.ts";

export interface StaffComplaintPanelProps {
  complaint: StaffComplaint;
  contribution: Contribution;
  member: StaffMember;
  /** The form as it was sent, where it was not accepted. */
  typed: { reason?: string | undefined; note?: string | undefined };
}

/** Renders a complaint about a decision, with the form for members of staff other than the one who took the decision. */
export function StaffComplaintPanel({
  complaint: { id, isReporter, text, complainedAt, decided, decidedBy },
  contribution,
  member,
  typed,
}: StaffComplaintPanelProps) {
  const title = `complaint-${id}`;
  return (
    <section className="kontor-panel" aria-labelledby={title}>
      <h2 id={title}>Complaint</h2>
      <p>
        {[
          staffTime(complainedAt, contribution),
          isReporter ? "by the reader who reported" : "by the author",
          decidedBy !== undefined && `about a decision by account ${decidedBy}`,
        ]
          .filter(Boolean)
          .join(", ")}
      </p>
      <p className="kontor-staff__written" lang={contribution.language}>
        {text}
      </p>
      {decided && (
        <p>{`${staffTime(decided.at, contribution)}: ${decided.outcome}. ${decided.note}`}</p>
      )}
      {!decided && decidedBy === member.id && (
        <p>
          The decision is yours, so another member of staff with the role “community” decides about
          the complaint. If there is none, add an account: npm run staff -- add NAME --role
          community.
        </p>
      )}
      {!decided && decidedBy !== member.id && (
        <form className="kontor-form" method="post">
          <input type="hidden" name="complaint" value={id} />
          <input type="hidden" name="seenAt" value={contribution.changedAt.toISOString()} />
          {isReporter && (
            <Select
              id={`${title}-reason`}
              name="reason"
              label="Reason, to remove"
              options={reasonOptions}
              defaultValue={typed.reason}
            />
          )}
          <TextArea
            id={`${title}-note`}
            name="note"
            label="Remark, which is read by who complained"
            hint="Required if the decision stays. In the language of the site."
            rows={3}
            defaultValue={typed.note}
            maxLength={contributionLengths.note}
          />
          <p className="kontor-staff__buttons">
            <Button type="submit" variant="secondary" name="decision" value="granted">
              {isReporter ? "Grant: remove it" : "Grant: publish it"}
            </Button>
            <Button type="submit" variant="secondary" name="decision" value="upheld">
              Uphold the decision
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}
