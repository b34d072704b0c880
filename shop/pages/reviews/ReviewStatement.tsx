import type { ReviewTexts } from "../../community/review-texts.ts";

/** The id of the statement, to which the reviews on a product's page lead. */
export const statementAnchor = "kontor-review-statement";

/**
 * Renders how reviews are verified and what is done with them: Directive 2005/29/EC, article 7(6), and in Germany section 5b(3) UWG.
 * A clear link beside the reviews may lead to it (Commission Notice 2021/C 526/01, 4.2.4).
 */
export const ReviewStatement = ({
  texts: { statement },
  isCheckedFirst,
}: {
  texts: Pick<ReviewTexts, "statement">;
  isCheckedFirst: boolean;
}) => (
  <section className="kontor-reviews__statement" aria-labelledby={statementAnchor}>
    <h2 id={statementAnchor}>{statement.title}</h2>
    {[
      ...statement.paragraphs,
      isCheckedFirst ? statement.checkedFirst : statement.checkedLater,
    ].map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </section>
);
