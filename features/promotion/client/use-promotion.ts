import { useEffect, useEffectEvent, useState } from "react";
import { getJson, RequestFailed } from "../../../shared/client/requests.ts";
import { isPreview } from "../../../shared/preview-cookie.ts";
import type { SiteCode } from "../../../shared/site.ts";
import { promotionPath, type Promotion } from "../promotion-contract.ts";
import type { PromotionTags } from "../promotion-schema.ts";
import { parsePromotion } from "../promotion-rules.ts";

export interface UsePromotionOptions {
  /** Of the place: `~header_top`. */
  id: string;
  site: SiteCode;
  tags?: PromotionTags;
  /** What the server has shown; null when there was none, left out when the server did not look. */
  initial?: Promotion | null;
  /** Gets the reason why a promotion is not shown. */
  report?: (reason: unknown) => void;
}

/** Promotions that this page has loaded, by site, place and tags. */
const loaded = new Map<string, Promise<Promotion | undefined>>();

/**
 * The promotion of a place: what the server has shown, else what this page has loaded, else it is fetched. Fetched again
 * when the place or its tags change, and always for staff who preview. Nothing while it loads, nor when that fails.
 */
export function usePromotion({
  id,
  site,
  tags,
  initial,
  report = console.warn,
}: UsePromotionOptions): Promotion | undefined {
  const url = promotionUrl(id, tags);
  const key = `${site} ${url}`;
  const [shown, setShown] = useState({ key, promotion: initial });

  // Only a new place or new tags start a request; it reads the other values of that moment.
  const request = useEffectEvent(() => {
    const isFetchedAnew = isPreview(document.cookie);
    if (!isFetchedAnew && shown.key === key && shown.promotion !== undefined) {
      loaded.set(key, Promise.resolve(shown.promotion ?? undefined));
      return undefined;
    }
    let isWanted = true;
    const known = isFetchedAnew ? undefined : loaded.get(key);
    const loading = known ?? load(url, site, isFetchedAnew, report);
    loaded.set(key, loading);
    loading.then(
      (promotion) => isWanted && setShown({ key, promotion: promotion ?? null }),
      (reason: unknown) => {
        loaded.delete(key);
        if (!isWanted) return;
        report(reason);
        setShown({ key, promotion: null });
      },
    );
    return () => {
      isWanted = false;
    };
  });
  useEffect(() => request(), [key]);

  return shown.key === key ? (shown.promotion ?? undefined) : undefined;
}

async function load(
  url: string,
  site: SiteCode,
  isFetchedAnew: boolean,
  report: (reason: unknown) => void,
): Promise<Promotion | undefined> {
  try {
    const answer = await getJson<unknown>(url, {
      headers: { "x-hunter-site": site, ...(isFetchedAnew ? { "cache-control": "no-cache" } : {}) },
    });
    return parsePromotion(answer, report);
  } catch (error) {
    // The place is empty.
    if (error instanceof RequestFailed && error.status === 404) return undefined;
    throw error;
  }
}

function promotionUrl(id: string, tags: PromotionTags = {}): string {
  const query = new URLSearchParams();
  for (const name of ["allOfTags", "anyOfTags", "noneOfTags"] as const)
    if (tags[name]?.length) query.set(name, tags[name].join(","));
  const path = `${promotionPath}/${encodeURIComponent(id)}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
