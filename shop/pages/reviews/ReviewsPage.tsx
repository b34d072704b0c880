import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { reviewPaths } from "../../shop-paths.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { Paging } from "../listing/Paging.tsx";
import { ReviewExamples, type ShownReviews } from "./ProductReviews.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import { reviewPages, reviewsUrl, type ReviewQuestion } from "./review-question.ts";
import { ReviewStatement } from "./ReviewStatement.tsx";
import { ReviewSummary } from "./ReviewSummary.tsx";

export interface ReviewsPageProps extends Omit<ShownReviews, "newest"> {
  product: Pick<ProductCard, "name" | "number" | "url">;
  question: ReviewQuestion;
  /** Those of the page. */
  reviews: ShownReviews["newest"];
  /** Number of reviews that match. */
  matching: number;
  site: ShopSite;
  texts: Pick<SiteTexts, "catalogue" | "reviews">;
}

/** Renders all reviews of a product, filtered by stars, sorted and paged by links. */
export function ReviewsPage({
  product,
  question,
  rating,
  reviews,
  matching,
  examples,
  isCheckedFirst,
  site,
  texts: { catalogue, reviews: texts },
}: ReviewsPageProps) {
  const { number, name, url } = product;
  const { stars, sorting } = question;
  return (
    <div className="kontor-page kontor-reviews">
      <Breadcrumb
        label={catalogue.breadcrumb}
        path={[{ id: "product", name, url }]}
        current={texts.title}
      />
      <h1>{fill(texts.titleOf, { product: name })}</h1>
      {rating ? (
        <ReviewSummary rating={rating} site={site} texts={texts} chosen={stars} />
      ) : (
        <p>{texts.none}</p>
      )}
      <p className="kontor-reviews__links">
        <Button variant="secondary" href={`${reviewPaths.account}/${number}`} rel="nofollow">
          {texts.write}
        </Button>
        <a className="kontor-link" href={url}>
          {texts.toProduct}
        </a>
      </p>
      {rating && (
        <nav className="kontor-reviews__sorting" aria-label={texts.sorting.label}>
          {stars !== undefined && (
            <p>
              {fill(texts.only, { stars: plural(texts.stars, stars, site.locale) })}{" "}
              <a className="kontor-link" href={reviewsUrl(number, { sorting })}>
                {texts.allStars}
              </a>
            </p>
          )}
          <ul>
            {(["newest", "helpful"] as const).map((option) => (
              <li key={option}>
                <a
                  className="kontor-link"
                  href={reviewsUrl(number, { stars, sorting: option })}
                  aria-current={option === sorting ? "true" : undefined}
                  rel="nofollow"
                >
                  {texts.sorting[option]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {reviews.length > 0 && <h2 className="kontor-hidden">{texts.title}</h2>}
      {rating && reviews.length === 0 && <p>{texts.noneOf}</p>}
      {reviews.map((review) => (
        <ReviewItem key={review.number} review={review} site={site} texts={texts} />
      ))}
      <Paging
        texts={catalogue}
        page={question.page}
        count={reviewPages(matching)}
        urlOf={(page) => reviewsUrl(number, { ...question, page })}
      />
      <ReviewStatement texts={texts} isCheckedFirst={isCheckedFirst} />
      <ReviewExamples examples={examples} site={site} texts={texts} />
    </div>
  );
}
