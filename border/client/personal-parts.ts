import { staffCookies } from "../../features/staff/staff-contract.ts";
import { cookieIn } from "../../shared/cookies.ts";
import { isPreview } from "../../shared/preview-cookie.ts";

/**
 * What a cached page shows to this browser alone: staff's panel in a footer, and in a place the promotion of a preview or of
 * an A/B test's group. `boot.ts` calls it for each such part in browsers that have one of the cookies.
 */
export async function fillPart(part: HTMLElement) {
  const { kontorPreview: timeZone, reduced, tests } = part.dataset;
  if (part.dataset.kontorPromotion !== undefined) {
    if (tests || isPreview(document.cookie))
      await (await import("./refetched-promotion.tsx")).refetchPromotion(part);
  } else if (timeZone && reduced === undefined && cookieIn(document.cookie, staffCookies.panel))
    await (await import("./staff-panel.tsx")).showStaffPanel(part, timeZone);
}
