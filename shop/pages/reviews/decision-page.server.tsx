import { plural } from "../../../platform/shared/texts/words.ts";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import type { SeenDecision } from "../../community/complaint.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";
import type { PageContent } from "../document/personal-pages.server.ts";
import { Decision, type ShownDecision } from "./Decision.tsx";
import { reviewStepPage } from "./review-step-page.server.tsx";

/** Why a complaint without problems was not stored. */
export type ComplaintRefusal = "over" | "unavailable" | { waitMinutes: number };

/** Renders the page of a decision, which needs no login. */
export function decisionPage(
  { site, texts: { reviews, questions }, now }: PageContent,
  { notStored, ...shown }: ShownDecision & { notStored?: ComplaintRefusal },
): Page {
  const { decision: words } = reviews;
  const { contribution, isReporter } = shown.seen;
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
      text: isReporter ? forReporter(shown.seen, words) : reviews.mine.states[contribution.state],
    },
    <Decision {...{ ...shown, site, now, reviews }} />,
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
