import type { Contribution } from "../../community/community-contract.ts";

/** Renders what a contribution says, on pages about it. */
export const ContributionQuote = ({
  contribution: { language, title, body },
}: {
  contribution: Pick<Contribution, "body" | "language" | "title">;
}) => (
  <blockquote className="kontor-review-message__quote" lang={language}>
    {title && <strong>{title}</strong>}
    <p className="kontor-rated__text">{body}</p>
  </blockquote>
);
