import type { Site } from "../../../platform/shared/sites/site.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { Rating } from "../../../platform/ui/Rating.tsx";
import type { ProductRating } from "../../community/community-contract.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";
import { reviewsAnchor } from "./ProductReviews.tsx";

/** Renders the stars of a product above the fold of its page, as a link to its reviews. */
export const RatingLink = ({
  rating: { mean, count },
  site,
  texts,
}: {
  rating: ProductRating;
  site: Pick<Site, "locale">;
  texts: Pick<ReviewTexts, "count" | "rating">;
}) => (
  <p>
    <a className="kontor-link" href={`#${reviewsAnchor}`}>
      <Rating
        id="productRating"
        value={Math.round(mean * 10) / 10}
        label={texts.rating}
        locale={site.locale}
        count={plural(texts.count, count, site.locale)}
      />
    </a>
  </p>
);
