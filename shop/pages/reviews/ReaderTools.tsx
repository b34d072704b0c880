import { plural } from "../../../platform/shared/texts/words.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";
import { reviewPaths } from "../../shop-paths.ts";

export interface ReaderToolsProps {
  /** The number of a published contribution. */
  number: number;
  helpful: number;
  texts: Pick<ReviewTexts, "helpful" | "helpfulButton" | "report">;
  locale: string;
}

/** Returns the id of the element that says who wrote a contribution, which is part of the names of its buttons. */
export const authorId = (number: number) => `by${number}`;

/** Renders what readers do with a contribution: find it helpful, report it. */
export const ReaderTools = ({ number, helpful, texts, locale }: ReaderToolsProps) => (
  <div className="kontor-rated__actions">
    {helpful > 0 && <span>{plural(texts.helpful, helpful, locale)}</span>}
    <form method="post" action={`${reviewPaths.helpful}/${number}`} data-helpful={number}>
      <button
        type="submit"
        className="kontor-link"
        id={`helpful${number}`}
        aria-labelledby={`helpful${number} ${authorId(number)}`}
      >
        {texts.helpfulButton}
      </button>
    </form>
    <a
      className="kontor-link"
      href={`${reviewPaths.report}/${number}`}
      id={`report${number}`}
      aria-labelledby={`report${number} ${authorId(number)}`}
      rel="nofollow"
    >
      {texts.report}
    </a>
  </div>
);
