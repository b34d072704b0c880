import type { Contribution } from "../../community/community-contract.ts";
import { questionAnchor } from "../../community/question.ts";
import { questionsPath, recipesPath } from "../../shop-paths.ts";
import { reviewAnchor } from "./ReviewItem.tsx";
import { reviewsUrl } from "./review-question.ts";

/** Returns where a published contribution is read. */
export function contributionPath({
  kind,
  number,
  parent,
  product,
}: Pick<Contribution, "kind" | "number" | "parent" | "product">): string {
  if (kind === "recipe") return `${recipesPath}/${number}`;
  if (kind === "question") return `${questionsPath}/${number}`;
  if (kind === "answer") return `${questionsPath}/${parent}#${questionAnchor({ number })}`;
  return `${reviewsUrl(product ?? 0)}#${reviewAnchor(number)}`;
}
