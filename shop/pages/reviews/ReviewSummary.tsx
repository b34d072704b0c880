import type { Site } from "../../../platform/shared/sites/site.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { Rating } from "../../../platform/ui/Rating.tsx";
import type { ProductRating } from "../../community/community-contract.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";
import { reviewsUrl } from "./review-question.ts";
import { shownMean } from "./shown-mean.ts";

export interface ReviewSummaryProps {
  rating: ProductRating;
  site: Pick<Site, "locale">;
  texts: ReviewTexts;
  /** The number of stars by which the reviews are filtered. */
  chosen?: number;
}

/** Renders the mean of a product's reviews, and how many have how many stars: each a link to these reviews. */
export function ReviewSummary({ rating, site, texts, chosen }: ReviewSummaryProps) {
  const { product, mean, count, counts } = rating;
  return (
    <div className="kontor-reviews__summary">
      <p className="kontor-reviews__mean">
        <strong>{shownMean(mean, site.locale)}</strong>
        <Rating
          id="meanRating"
          value={Math.round(mean * 10) / 10}
          label={texts.rating}
          locale={site.locale}
        />
        <span>{plural(texts.count, count, site.locale)}</span>
      </p>
      <nav aria-label={texts.byStars}>
        <ul className="kontor-reviews__bars">
          {[5, 4, 3, 2, 1].map((stars) => {
            const ofStars = counts[stars - 1]!;
            const content = (
              <>
                <span>{plural(texts.stars, stars, site.locale)}</span>
                <meter aria-hidden min={0} max={count} value={ofStars} />
                <span>{plural(texts.count, ofStars, site.locale)}</span>
              </>
            );
            return (
              <li key={stars}>
                {ofStars > 0 ? (
                  <a
                    href={reviewsUrl(product, { stars })}
                    aria-current={stars === chosen ? "true" : undefined}
                    rel="nofollow"
                  >
                    {content}
                  </a>
                ) : (
                  <span>{content}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
