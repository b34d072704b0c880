import type { AggregateRating, Review } from "schema-dts";
import { maxRating } from "../../../platform/ui/Rating.tsx";
import type { Contribution, ProductRating } from "../../community/community-contract.ts";

/**
 * Returns the rating and the shown reviews of a product for search engines, from real reviews only; nothing without one
 * (developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export function reviewData(
  rating: ProductRating | undefined,
  reviews: Contribution<"review">[],
  nameless: string,
): { aggregateRating?: AggregateRating; review?: Review[] } {
  if (!rating) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Math.round(rating.mean * 10) / 10,
      reviewCount: rating.count,
      bestRating: maxRating,
      worstRating: 1,
    },
    review: reviews.map(({ stars = 0, title, body, author, publishedAt, writtenAt }) => ({
      "@type": "Review",
      name: title,
      reviewBody: body,
      author: { "@type": "Person", name: author.name || nameless },
      datePublished: (publishedAt ?? writtenAt).toISOString().slice(0, 10),
      reviewRating: {
        "@type": "Rating",
        ratingValue: stars,
        bestRating: maxRating,
        worstRating: 1,
      },
    })),
  };
}
