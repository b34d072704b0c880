import type { ReviewTexts } from "../../community/review-texts.ts";

/**
 * Renders how reviews are verified and what is done with them, beside the reviews: Directive 2005/29/EC, article 7(6), and in Germany
 * section 5b(3) UWG.
 */
export const ReviewStatement = ({
  texts: { statement },
  isCheckedFirst,
}: {
  texts: Pick<ReviewTexts, "statement">;
  isCheckedFirst: boolean;
}) => (
  <details className="kontor-reviews__statement">
    <summary>{statement.title}</summary>
    {[
      ...statement.paragraphs,
      isCheckedFirst ? statement.checkedFirst : statement.checkedLater,
    ].map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </details>
);
