import type { CheckedAuth } from "../../features/preview/preview-contract.ts";
import { staffCookies, staffPaths } from "../../features/staff/staff-contract.ts";
import { getJson } from "../../shared/client/requests.ts";
import { cookieIn } from "../../shared/cookies.ts";
import { isPreview } from "../../shared/preview-cookie.ts";

/**
 * What a cached page shows to this browser alone: staff's panel in a footer, and in a place the promotion of a preview or of
 * an A/B test's group. `boot.ts` calls it for each such part in browsers that have one of the cookies.
 */
export async function fillPart(part: HTMLElement) {
  const { kontorPreview: timeZone, kontorPlace, reduced, tests } = part.dataset;
  if (kontorPlace !== undefined) {
    if (tests || isPreview(document.cookie))
      await (await import("./refetched-promotion.tsx")).refetchPromotion(part);
  } else if (timeZone && reduced === undefined && cookieIn(document.cookie, staffCookies.panel)) {
    const auth = await getJson<CheckedAuth>(staffPaths.checkAuth);
    if (auth.status === "SUCCESS")
      (await import("./staff-panel.tsx")).showStaffPanel(part, timeZone, auth);
  }
}
