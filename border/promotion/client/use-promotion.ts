import { useEffect, useEffectEvent, useState } from "react";
import { isPreview } from "../../../platform/shared/preview-cookie.ts";
import type { SiteCode } from "../../../platform/shared/site.ts";
import type { Promotion } from "../promotion-contract.ts";
import type { PromotionTags } from "../promotion-schema.ts";
import { loadPromotion, promotionUrl } from "./load-promotion.ts";

export interface UsePromotionOptions {
  /** The id of the slot: `~header_top`. */
  id: string;
  site: SiteCode;
  tags?: PromotionTags;
  /** The promotion rendered by the server; null for an empty slot, undefined when the server did not look. */
  initial?: Promotion | null;
  /** Receives the reason why a promotion is not shown. */
  report?: (reason: unknown) => void;
}

/** Promotions that this page has loaded, by site, slot and tags. */
const loaded = new Map<string, Promise<Promotion | undefined>>();

/**
 * Returns the promotion of a slot: as rendered by the server, else as loaded on this page, else fetched. Fetches again when the
 * slot or its tags change, and always for staff who preview. Undefined while it loads, and when loading fails.
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

  // Only a new slot or new tags start a request, which reads the other values at that time.
  const request = useEffectEvent(() => {
    const isFetchedAnew = isPreview(document.cookie);
    if (!isFetchedAnew && shown.key === key && shown.promotion !== undefined) {
      loaded.set(key, Promise.resolve(shown.promotion ?? undefined));
      return undefined;
    }
    let isWanted = true;
    const known = isFetchedAnew ? undefined : loaded.get(key);
    const loading = known ?? loadPromotion(url, site, { isFetchedAnew, report });
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
