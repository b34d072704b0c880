import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Contribution } from "../../community/community-contract.ts";
import type { Community } from "../../community/server/community-slice.ts";
import type { ShownReviews } from "./ProductReviews.tsx";
import { reviewsPerPage, type ReviewQuestion } from "./review-question.ts";

export type ReviewSource = Pick<Community, "contributions" | "examples" | "ratings" | "settingsOf">;

/** Number of reviews on the page of a product. */
const shownWithProduct = 3;

const isReview = (contribution: Contribution): contribution is Contribution<"review"> =>
  contribution.kind === "review";

async function readPublished(
  { contributions }: Pick<ReviewSource, "contributions">,
  at: Viewpoint,
  selection: {
    product: number;
    stars?: number;
    sorting?: ReviewQuestion["sorting"];
    offset?: number;
    limit: number;
  },
): Promise<Contribution<"review">[]> {
  return (await contributions.published(at, { kind: "review", ...selection })).filter(isReview);
}

/** Returns what the page of a product shows of its reviews; undefined where the site has none. */
export async function shownReviews(
  source: ReviewSource,
  at: Viewpoint,
  product: number,
): Promise<ShownReviews | undefined> {
  const settings = source.settingsOf(at.site.code);
  if (!settings) return undefined;
  const [ratings, examples] = await Promise.all([
    source.ratings.of(at, [product]),
    source.examples.of(at, product),
  ]);
  const rating = ratings.get(product);
  return {
    rating,
    // Most products of a large shop have none. The stars change with each of them.
    newest: rating ? await readPublished(source, at, { product, limit: shownWithProduct }) : [],
    examples,
    isCheckedFirst: settings.isCheckedFirst,
  };
}

/** Returns a page of a product's reviews, and how many match its filter. */
export async function reviewsPageOf(
  source: ReviewSource,
  at: Viewpoint,
  product: number,
  { stars, sorting, page }: ReviewQuestion,
) {
  const settings = source.settingsOf(at.site.code);
  if (!settings) return undefined;
  const [ratings, reviews, examples] = await Promise.all([
    source.ratings.of(at, [product]),
    readPublished(source, at, {
      product,
      ...(stars !== undefined && { stars }),
      sorting,
      offset: (page - 1) * reviewsPerPage,
      limit: reviewsPerPage,
    }),
    source.examples.of(at, product),
  ]);
  const rating = ratings.get(product);
  const matching = stars === undefined ? (rating?.count ?? 0) : (rating?.counts[stars - 1] ?? 0);
  return { rating, reviews, examples, matching, isCheckedFirst: settings.isCheckedFirst };
}
