import { promotionPath } from "../../border-paths.ts";
import { getJson, RequestFailed } from "../../../platform/client/requests.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { type Promotion } from "../promotion-contract.ts";
import type { PromotionQuery } from "../promotion-schema.ts";
import { parsePromotion } from "../promotion-rules.ts";

export interface LoadPromotionOptions {
  /** Whether to bypass the browser's cache. */
  isFetchedAnew: boolean;
  /** Receives the reason why a promotion is not shown. */
  report(reason: unknown): void;
}

/** Loads the promotion at a URL; undefined when the place is empty. Throws when it cannot be loaded. */
export async function loadPromotion(
  url: string,
  site: SiteCode,
  { isFetchedAnew, report }: LoadPromotionOptions,
): Promise<Promotion | undefined> {
  try {
    const response = await getJson<unknown>(url, {
      headers: { "x-hunter-site": site, ...(isFetchedAnew ? { "cache-control": "no-cache" } : {}) },
    });
    return response === undefined ? undefined : parsePromotion(response, report);
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return undefined;
    throw error;
  }
}

/** Returns the URL of a place's promotion for a shopper in these groups of A/B tests. */
export function promotionUrl(id: string, groups: string[]): string {
  // An empty place is not a failure, but browsers log a 404 as an error.
  const query = new URLSearchParams({ ifEmpty: "204" } satisfies PromotionQuery);
  if (groups.length > 0) query.set("groups", String(groups));
  return `${promotionPath}/${encodeURIComponent(id)}?${query}`;
}
