import { abTestCookie } from "../../features/ab-tests/ab-tests-contract.ts";
import { loadPromotion, promotionUrl } from "../../features/promotion/client/load-promotion.ts";
import type { PromotionTexts } from "../../features/promotion/promotion-contract.ts";
import { cookieIn } from "../../shared/cookies.ts";
import { isPreview } from "../../shared/preview-cookie.ts";
import { siteCodeOr } from "../../shared/site.ts";
import { parseTestGroups } from "../../shared/test-groups.ts";
import { renderPart } from "./hydrate-part.ts";
import { PlaceContent } from "./PromotionPlace.tsx";

/** The words of each site, by file. */
const texts = import.meta.glob<PromotionTexts>("../../sites/*/texts/promotion.ts", {
  import: "promotion",
});

/**
 * Loads the promotion of a place again, for staff who preview and for shoppers in a group of a test that has promotions of its
 * own there: the cached page shows what all others see. A failure leaves nothing shown.
 */
export async function refetchPromotion(place: HTMLElement) {
  const { kontorPlace: id = "", site: code, tests = "" } = place.dataset;
  const site = siteCodeOr(code);
  const groups = groupsOf(tests.split(" "));
  const isFetchedAnew = isPreview(document.cookie);
  if (!isFetchedAnew && groups.length === 0) return;
  const [words, promotion] = await Promise.all([
    texts[`../../sites/${site.toLowerCase().replace("_", "-")}/texts/promotion.ts`]!(),
    loadPromotion(promotionUrl(id, { groups }), site, {
      isFetchedAnew,
      report: console.warn,
    }).catch((error: unknown) => console.warn(error)),
  ]);
  renderPart(place, <PlaceContent promotion={promotion ?? undefined} texts={words} />);
}

/** "test:group" of each of these tests in whose groups the shopper is. */
const groupsOf = (tests: string[]) =>
  [...parseTestGroups(cookieIn(document.cookie, abTestCookie))]
    .filter(([test]) => tests.includes(test))
    .map((pair) => pair.join(":"));
