import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { SeenDecision } from "../../community/complaint.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";
import { ComplaintForm } from "./ComplaintForm.tsx";
import { ContributionQuote } from "./ContributionQuote.tsx";

/** A decision with the form of its complaint, and what was typed. */
export interface ShownDecision {
  seen: SeenDecision;
  /** Where the author changes the contribution. */
  changePath?: string | undefined;
  text?: string;
  problem?: "required" | "tooLong";
}

export interface DecisionProps extends ShownDecision {
  site: Pick<Site, "locale" | "timeZone">;
  now: Date;
  reviews: ReviewTexts;
}

/** Renders a decision for the author of a contribution, or for a reader who reported it, and the form or the state of the complaint. */
export function Decision({ seen, changePath, text, problem, site, now, reviews }: DecisionProps) {
  const { complaint: words } = reviews.decision;
  const { contribution, isReporter, complaint, complainUntil } = seen;
  const canComplain = complainUntil !== undefined && now < complainUntil;
  // A reader sees the text only as long as everybody does.
  const isShown = !isReporter || contribution.state === "published";
  return (
    <>
      {!isReporter && <Grounds contribution={contribution} reviews={reviews} />}
      {isShown && <ContributionQuote contribution={contribution} />}
      {changePath && (
        <p>
          <Button variant="secondary" href={changePath}>
            {reviews.mine.change}
          </Button>
        </p>
      )}
      {complaint && <ComplaintState complaint={complaint} site={site} reviews={reviews} />}
      {canComplain && (
        <section className="kontor-review-message__part" aria-labelledby="complaint">
          <h2 id="complaint">{words.title}</h2>
          <p>{fill(words.text, { date: dayIn(site, complainUntil) })}</p>
          <ComplaintForm text={text} problem={problem && reviews.problems[problem]} texts={words} />
        </section>
      )}
    </>
  );
}

/** Renders why a contribution is not published. */
const Grounds = ({
  contribution: { reason, note },
  reviews,
}: Pick<SeenDecision, "contribution"> & { reviews: ReviewTexts }) => (
  <>
    {reason && <p>{fill(reviews.mails.decision.reason, { reason: reviews.reasons[reason] })}</p>}
    {note && <p>{`${reviews.mails.decision.note} ${note}`}</p>}
  </>
);

function ComplaintState({
  complaint: { text, complainedAt, decided },
  site,
  reviews,
}: {
  complaint: NonNullable<SeenDecision["complaint"]>;
  site: Pick<Site, "locale" | "timeZone">;
  reviews: ReviewTexts;
}) {
  const words = reviews.decision.complaint;
  const date = dayIn(site, complainedAt);
  return (
    <section className="kontor-review-message__part" aria-labelledby="complaint">
      <h2 id="complaint">{reviews.mails.complaint.written}</h2>
      <p>{fill(decided ? words[decided.outcome] : words.sent, { date })}</p>
      {decided?.note && <p>{`${reviews.mails.decision.note} ${decided.note}`}</p>}
      <blockquote className="kontor-review-message__quote">
        <p className="kontor-rated__text">{text}</p>
      </blockquote>
    </section>
  );
}

const dayIn = ({ locale, timeZone }: Pick<Site, "locale" | "timeZone">, at: Date) =>
  dateFormat(locale, { dateStyle: "long", timeZone }).format(at);
