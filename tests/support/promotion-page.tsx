import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, vi } from "vitest";
import "../../platform/ui/tokens.css";
import "../../platform/ui/themes.css";
import "../../platform/ui/reset.css";
import "../../platform/ui/border.css";
import "../../platform/ui/Rating.css";
import "../../border/header/client/header.css";
import "../../border/promotion/client/promotion.css";
import "../../border/promotion/client/page-promotion.css";
import { attachPromotions } from "../../border/promotion/client/promotion-behaviour.ts";
import * as examples from "../../border/promotion/client/Promotion.examples.tsx";
import { PromotionPart } from "../../border/promotion/client/PromotionPart.tsx";
import type { PromotionClick, TrackedEvent } from "../../platform/shared/track.ts";

/** A page with promotions as the server sends them, for browser tests. */

const { bannerWithVoucher, banner, benefits, category, phaseIntegration } = examples;
export const parts = { bannerWithVoucher, banner, benefits, category, phaseIntegration };

/** Events of the data layer since the test began. */
export const tracked: TrackedEvent[] = [];
/** Detaches the behaviour of the page's promotions. */
export let detach: () => void;

const stayHere = (event: Event) => {
  if ((event.target as Element).closest("a")) event.preventDefault();
};

beforeEach(() => {
  tracked.length = 0;
  localStorage.clear();
  window.scrollTo(0, 0);
  document.addEventListener("click", stayHere);
  detach = attachPromotions(document, { track: (event) => tracked.push(event) });
});
afterEach(() => {
  vi.useRealTimers();
  detach();
  document.removeEventListener("click", stayHere);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

export function insert(part: keyof typeof parts) {
  const html = renderToString(<PromotionPart {...parts[part]} />);
  document.body.insertAdjacentHTML(
    "beforeend",
    `<header data-kontor="header">${html}</header><main><p style="height: 300vh">page</p></main>`,
  );
}

/** Returns the two events of a click. */
export const click = (
  action: string,
  label: string,
  type: PromotionClick["click_type"],
  target: string,
): TrackedEvent[] => [
  { event: "ga_event", eventCategory: "promotion", eventAction: action, eventLabel: label },
  {
    event: "promotion_click",
    event_type: "ga4",
    click_type: type,
    click_target: target,
    specification: "SEARCH",
  },
];
