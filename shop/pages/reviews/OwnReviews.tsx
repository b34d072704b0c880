import type { Site } from "../../../platform/shared/sites/site.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { Rating } from "../../../platform/ui/Rating.tsx";
import type { Contribution } from "../../community/community-contract.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";
import { reviewPaths } from "../../shop-paths.ts";

/** A review in the list of its author, with its product where that is known. */
export interface OwnReview {
  review: Contribution;
  product?: { name: string; url: string };
  /** Leads to the decision that it is not published. */
  decisionPath?: string | undefined;
}

export interface OwnReviewsProps {
  own: OwnReview[];
  site: Pick<Site, "locale" | "timeZone">;
  reviews: ReviewTexts;
}

/** Renders a customer's reviews for their author, with what was decided about each. */
export function OwnReviews({ own, site, reviews }: OwnReviewsProps) {
  const day = dateFormat(site.locale, { dateStyle: "long", timeZone: site.timeZone });
  return (
    <ul className="kontor-review-message__list">
      {own.map(({ review, product, decisionPath }) => (
        <li key={review.number} className="kontor-rated">
          <h2>{review.title}</h2>
          <p className="kontor-rated__facts">
            <Rating
              id={`stars${review.number}`}
              value={review.stars ?? 0}
              label={reviews.rating}
              locale={site.locale}
            />
            <span className="kontor-rated__mark">{reviews.mine.states[review.state]}</span>
            <time dateTime={review.changedAt.toISOString().slice(0, 10)}>
              {day.format(review.changedAt)}
            </time>
          </p>
          {product && (
            <p>
              <a className="kontor-link" href={product.url}>
                {product.name}
              </a>
            </p>
          )}
          {review.reason && <p>{reviews.reasons[review.reason]}</p>}
          {review.note && <p className="kontor-soft">{review.note}</p>}
          <p className="kontor-actions">
            <a className="kontor-link" href={`${reviewPaths.account}/${review.product}`}>
              {reviews.mine.change}
            </a>
            {decisionPath && (
              <a className="kontor-link" href={decisionPath}>
                {reviews.decision.link}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
