import { Button } from "../../../platform/ui/Button.tsx";
import type {
  Contribution,
  ExampleReview,
  ProductRating,
} from "../../community/community-contract.ts";
import type { ReviewTexts } from "../../community/review-texts.ts";
import { reviewPaths } from "../../shop-paths.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import { ExampleItem, ReviewItem } from "./ReviewItem.tsx";
import { ReviewStatement } from "./ReviewStatement.tsx";
import { ReviewSummary } from "./ReviewSummary.tsx";
import { reviewsUrl } from "./review-question.ts";

/** The id of the reviews on a product's page. */
export const reviewsAnchor = "kontor-reviews";

/** Reviews on the page of their product. */
export interface ShownReviews {
  /** Missing without a review. */
  rating?: ProductRating;
  newest: Contribution<"review">[];
  examples: ExampleReview[];
  isCheckedFirst: boolean;
}

export interface ProductReviewsProps extends ShownReviews {
  product: number;
  site: ShopSite;
  texts: ReviewTexts;
}

/** Renders the reviews of a product on its page: the summary and the newest ones. */
export function ProductReviews({
  product,
  site,
  texts,
  rating,
  newest,
  examples,
  isCheckedFirst,
}: ProductReviewsProps) {
  return (
    <section className="kontor-reviews kontor-section" aria-labelledby={reviewsAnchor}>
      <h2 id={reviewsAnchor}>{texts.title}</h2>
      {rating ? <ReviewSummary rating={rating} site={site} texts={texts} /> : <p>{texts.none}</p>}
      {newest.length > 0 && (
        <div className="kontor-reviews__newest">
          {newest.map((review) => (
            <ReviewItem key={review.number} review={review} site={site} texts={texts} />
          ))}
        </div>
      )}
      <p className="kontor-reviews__links">
        {rating && rating.count > newest.length && (
          <a className="kontor-link" href={reviewsUrl(product)}>
            {texts.all}
          </a>
        )}
        <Button variant="secondary" href={`${reviewPaths.account}/${product}`} rel="nofollow">
          {texts.write}
        </Button>
      </p>
      <ReviewStatement texts={texts} isCheckedFirst={isCheckedFirst} />
      <ReviewExamples examples={examples} site={site} texts={texts} />
    </section>
  );
}

/** Renders invented reviews, apart from real ones. */
export function ReviewExamples({
  examples,
  site,
  texts,
}: {
  examples: ExampleReview[];
  site: ShopSite;
  texts: ReviewTexts;
}) {
  if (examples.length === 0) return null;
  return (
    <section className="kontor-reviews__examples" aria-labelledby="kontor-review-examples">
      <h3 id="kontor-review-examples">{texts.example.title}</h3>
      <p className="kontor-soft">{texts.example.text}</p>
      {examples.map((example, index) => (
        <ExampleItem
          key={example.title}
          id={`example${index}`}
          example={example}
          site={site}
          texts={texts}
        />
      ))}
    </section>
  );
}
