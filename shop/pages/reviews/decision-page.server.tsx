import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import type { SeenDecision } from "../../community/complaint.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";
import type { PageContent } from "../document/personal-pages.server.ts";
import { ComplaintForm } from "./ComplaintForm.tsx";
import { ContributionQuote } from "./ContributionQuote.tsx";
import { reviewStepPage } from "./review-step-page.server.tsx";

/** A decision with the form of its complaint, and what was typed. */
export interface ShownDecision {
  seen: SeenDecision;
  /** Where the author changes the contribution. */
  changePath?: string;
  text?: string;
  problem?: "required" | "tooLong";
  notStored?: "over" | "unavailable" | { waitMinutes: number };
}

/** Renders a decision for the author of a contribution, or for a reader who reported it. Needs no login. */
export function decisionPage(
  { site, texts: { reviews, questions }, now }: PageContent,
  { seen, changePath, text, problem, notStored }: ShownDecision,
): Page {
  const { decision: words } = reviews;
  const { contribution, isReporter, complaint, complainUntil } = seen;
  const canComplain = complainUntil !== undefined && now < complainUntil;
  // A reader sees the text only as long as everybody does.
  const isShown = !isReporter || contribution.state === "published";
  const alert =
    notStored === "over"
      ? words.complaint.over
      : notStored === "unavailable"
        ? questions.unavailable
        : notStored && plural(reviews.reportForm.tooMany, notStored.waitMinutes, site.locale);
  return reviewStepPage(
    {
      title: isReporter ? words.reportTitle : words.title,
      alert,
      text: isReporter ? forReporter(seen, words) : reviews.mine.states[contribution.state],
    },
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
        <section aria-labelledby="complaint">
          <h2 id="complaint">{words.complaint.title}</h2>
          <p>{fill(words.complaint.text, { date: dayIn(site, complainUntil) })}</p>
          <ComplaintForm
            text={text}
            problem={problem && reviews.problems[problem]}
            texts={words.complaint}
          />
        </section>
      )}
    </>,
  );
}

/** Returns what followed from a report. */
function forReporter(
  { contribution, decided }: SeenDecision,
  words: ReviewTexts["decision"],
): string {
  if (contribution.state !== "published") return words.removed;
  return decided ? words.kept : words.open;
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
    <section aria-labelledby="complaint">
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
