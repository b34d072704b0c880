import type { ContributionState, ProductRating, StarCounts } from "./community-contract.ts";

/** Returns the rating of a product from the numbers of its reviews by stars; undefined without a review. */
export function ratingOf(product: number, counts: StarCounts): ProductRating | undefined {
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count === 0) return undefined;
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { product, counts, count, mean: stars / count };
}

/** Returns the state of a contribution that was written or changed: staff read again what they refused or removed. */
export const stateAfterWriting = (isCheckedFirst: boolean, before?: ContributionState) =>
  isCheckedFirst || before === "refused" || before === "removed" ? "waiting" : "published";

/** The decisions that staff may take in each state. */
export const allowedDecisions: Record<ContributionState, readonly ContributionDecision[]> = {
  waiting: ["publish", "refuse"],
  published: ["remove", "keep"],
  refused: ["publish"],
  removed: ["publish"],
};

/** `keep`: the contribution stays published although it was reported. */
export const contributionDecisions = ["publish", "refuse", "remove", "keep"] as const;
export type ContributionDecision = (typeof contributionDecisions)[number];

/** Offers a public name of a customer: the first name and the initial of the last one. */
export function offeredPublicName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}) {
  const initial = Array.from(lastName.trim())[0];
  return [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(" ");
}
