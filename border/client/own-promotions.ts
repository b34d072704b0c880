import { cookieIn } from "../../platform/shared/cookies/cookies.ts";
import { isPreview } from "../../platform/shared/cookies/preview-cookie.ts";
import { parseTestGroups } from "../../platform/shared/test-groups.ts";
import { abTestCookies } from "../ab-tests/ab-tests-contract.ts";
import { loadPromotion, promotionUrl } from "../promotion/client/load-promotion.ts";
import type { ShopParts } from "./shop-parts.ts";
import { findAll, nodeObserver } from "../../platform/client/trees.ts";

type Shop = Pick<ShopParts, "loadWords">;

const known = new WeakSet<Element>();

/**
 * Loads promotions that this browser sees instead of the cached ones: every place for staff who preview, and for shoppers in a
 * group of an A/B test the places with their own promotions. On a failure the places stay empty.
 */
export function showOwnPromotions(shop: Shop) {
  const fill = () => {
    observeTrees();
    fillPlaces(shop);
  };
  // A host's script may insert the header later.
  const observeTrees = nodeObserver(fill);
  observeTrees();
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", fill);
  else fill();
}

function fillPlaces(shop: Shop) {
  const isFetchedAnew = isPreview(document.cookie);
  const groups = [...parseTestGroups(cookieIn(document.cookie, abTestCookies.groups))];
  for (const place of findAll("[data-kontor-place]:has(> template)")) {
    const tests = place.dataset.tests?.split(" ") ?? [];
    const own = groups.filter(([test]) => tests.includes(test)).map((pair) => pair.join(":"));
    if (known.has(place) || (!isFetchedAnew && own.length === 0)) continue;
    known.add(place);
    void show(place, shop, own, isFetchedAnew);
  }
}

async function show(place: HTMLElement, shop: Shop, groups: string[], isFetchedAnew: boolean) {
  const { kontorPlace: id = "", site = "" } = place.dataset;
  const report = console.warn;
  const [texts, promotion, { renderPromotion }] = await Promise.all([
    shop.loadWords().then((words) => words.loadTexts(site)),
    loadPromotion(promotionUrl(id, groups), site, { isFetchedAnew, report }).catch(report),
    import("./render-promotion.tsx"),
  ]);
  renderPromotion(place, { id, texts, promotion: promotion ?? undefined });
}
