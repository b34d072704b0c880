import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { contributionLengths, type Contribution } from "../../community/community-contract.ts";
import { allowedDecisions, type ContributionDecision } from "../../community/community-rules.ts";
import type { ContributionHistory } from "../../community/moderation-contract.ts";
import { staffCommunityPath } from "../../shop-paths.ts";
import { StaffComplaintPanel } from "./StaffComplaintPanel.tsx";
import { starsOf } from "./StaffCommunity.tsx";
import { StaffFrame } from "./StaffFrame.tsx";
import { staffTime } from "./staff-order-texts.ts";
import { reasonOptions, reasonTexts } from "./staff-reasons.ts";
import { StaffFacts, StaffProblem } from "./StaffPart.tsx";

const decisionTexts: Record<ContributionDecision, string> = {
  publish: "Publish",
  refuse: "Refuse",
  remove: "Remove",
  keep: "Keep, the reports are settled",
};

export interface StaffContributionProps {
  styles: string[];
  member: StaffMember;
  contribution: Contribution;
  history: ContributionHistory;
  /** Why a decision was not accepted, and the form as it was sent. */
  problem?: { text: string; form: Partial<Record<string, string>> };
}

/** Renders a contribution for staff, with all that happened to it, and the forms to decide about it and to answer it. */
export function StaffContribution({
  styles,
  member,
  contribution,
  history: { steps, reports, complaints },
  problem,
}: StaffContributionProps) {
  const { number, kind, site, product, author, state, details } = contribution;
  const title = `${kind} ${number}`;
  const typed = problem?.form ?? {};
  const open = reports.filter(({ settledAt }) => !settledAt);
  const decisions = allowedDecisions[state].filter(
    (decision) => decision !== "keep" || open.length > 0,
  );
  const facts = {
    Site: site,
    State: state,
    Product: product === undefined ? "" : String(product),
    Stars: starsOf(contribution),
    Name: author.isShop ? "the shop" : author.name,
    Author: author.customerId ? "customer" : author.email ? "guest" : "account deleted",
    Changed: staffTime(contribution.changedAt, contribution),
  };
  return (
    <StaffFrame title={title} styles={styles} member={member}>
      <p>
        <a href={staffCommunityPath}>Contributions</a>
      </p>
      <h1>{title}</h1>
      <StaffProblem text={problem?.text} />
      <div className="kontor-staff__order">
        <section className="kontor-panel" aria-labelledby="text">
          <h2 id="text" lang={contribution.language}>
            {contribution.title || "Text"}
          </h2>
          <p className="kontor-staff__written" lang={contribution.language}>
            {contribution.body}
          </p>
          {Object.entries(details).map(
            ([name, value]) =>
              value !== "" && (
                <p key={name} className="kontor-soft">
                  {`${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`}
                </p>
              ),
          )}
          <StaffFacts facts={facts} />
        </section>
        <section className="kontor-panel" aria-labelledby="decide">
          <h2 id="decide">Decide</h2>
          <form className="kontor-form" method="post">
            <input type="hidden" name="seenAt" value={contribution.changedAt.toISOString()} />
            <Select
              id="reason"
              name="reason"
              label="Reason, to refuse or remove"
              defaultValue={typed.complaint ? "" : typed.reason}
              options={reasonOptions}
            />
            <TextArea
              id="note"
              name="note"
              label="Remark, which the author reads"
              hint="Facts and circumstances of the decision, in the language of the site."
              rows={3}
              defaultValue={typed.complaint ? "" : typed.note}
              maxLength={contributionLengths.note}
            />
            <p className="kontor-staff__buttons">
              {decisions.map((decision) => (
                <Button
                  key={decision}
                  type="submit"
                  variant={decision === "publish" ? "primary" : "secondary"}
                  name="decision"
                  value={decision}
                >
                  {decisionTexts[decision]}
                </Button>
              ))}
            </p>
          </form>
        </section>
        {kind === "review" && (
          <section className="kontor-panel" aria-labelledby="answer">
            <h2 id="answer">Answer of the shop</h2>
            <form className="kontor-form" method="post">
              <TextArea
                id="reply"
                name="reply"
                label="Public answer below the review"
                hint="In the language of the site; an empty one removes it."
                rows={4}
                defaultValue={contribution.reply}
                maxLength={contributionLengths.note}
              />
              <Button type="submit" variant="secondary" name="decision" value="reply">
                Save the answer
              </Button>
            </form>
          </section>
        )}
        {complaints.map((complaint) => (
          <StaffComplaintPanel
            key={complaint.id}
            complaint={complaint}
            contribution={contribution}
            member={member}
            typed={typed.complaint === String(complaint.id) ? typed : {}}
          />
        ))}
        {reports.length > 0 && (
          <section className="kontor-panel" aria-labelledby="reports">
            <h2 id="reports">Reports</h2>
            <ol className="kontor-staff__history">
              {reports.map(({ id, reason, note, email, reportedAt, settledAt }) => (
                <li key={id}>
                  {`${staffTime(reportedAt, contribution)}: ${reasonTexts[reason]}. ${note}`}
                  {email && ` (answer to ${email})`}
                  {settledAt ? " – settled" : " – open"}
                </li>
              ))}
            </ol>
          </section>
        )}
        <section className="kontor-panel" aria-labelledby="history">
          <h2 id="history">History</h2>
          <ol className="kontor-staff__history">
            {steps.map(({ id, step, at, staff, reason, note }) => (
              <li key={id}>
                {[
                  `${staffTime(at, contribution)}: ${step}`,
                  staff !== undefined && `by account ${staff}`,
                  reason && reasonTexts[reason],
                  note,
                ]
                  .filter(Boolean)
                  .join(", ")}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </StaffFrame>
  );
}
