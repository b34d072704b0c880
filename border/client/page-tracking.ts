import { closeOverlaysEvent } from "../../platform/client/overlay.ts";
import {
  forgetTrackedSearches,
  trackedSearch,
  trackSearch,
} from "../search/client/tracked-searches.ts";
import { activeGroups, consentEvent } from "../../platform/shared/cookies/consent-cookie.ts";
import { fieldsOf } from "../../platform/shared/foreign.ts";
import { listSelector } from "../../platform/shared/item-attributes.ts";
import { productIn } from "../../platform/shared/sites/numbered-address.ts";
import type { OwnEvent, TrackedEvent } from "../../platform/shared/track.ts";
import { addedIn } from "../cart/added-subscription.ts";
import type { Cart } from "../cart/cart-schema.ts";
import type { AcceptedChanges } from "../cart/client/store/cart-state.ts";
import type { PersonalData } from "../personal-data-schema.ts";
import { hostConsent } from "../consent/client/declared-consent.ts";
import { push, pushConsent } from "../tracking/client/data-layer.ts";
import type { TrackedItem } from "../tracking/ga4-events.ts";
import * as events from "../tracking/client/events.ts";
import { installTracking } from "../tracking/client/install-tracking.ts";
import { log } from "../tracking/client/log.ts";
import { pageBrand, pageCurrency, readPageData } from "../tracking/client/page-data.ts";
import { rememberProduct } from "../tracking/client/product-history.ts";
import { storePurchases } from "../tracking/client/purchases.ts";
import { finishPage, leavePage, trackPageOnce } from "../tracking/client/track-page-once.ts";
import { watchNavigations } from "../tracking/client/watch-navigations.ts";
import { trackedSearchText } from "../tracking/page-rules.ts";
import { dataEvents } from "../tracking/tracking-contract.ts";
import { addedItems, cartItems, removedItems, subscribedItem } from "./changed-items.ts";
import { newSearch, takeDoneLogin, takeLead } from "./arrivals.ts";
import {
  listedItems,
  listFacts,
  productInPage,
  newPromotion,
  promotionSelector,
} from "./tracked-elements.ts";
import { loadPersonalData } from "./personal-data.ts";
import { placeOf, watchChoices } from "./watch-choices.ts";
import { watchSeen } from "./watch-seen.ts";

type ReadCart = () => Promise<Cart | undefined>;

/** Tracks the events of a page. The first event describes the page; the others follow once that is known. Create it once. */
export function createPageTracking() {
  let isWatching = false;
  let giveCart: (read: ReadCart) => void;
  const cart = new Promise<ReadCart>((resolve) => (giveCart = resolve));

  const left = new Promise<undefined>((resolve) =>
    addEventListener("pagehide", () => resolve(undefined), { once: true }),
  );
  // Runs before the first event, so that events do not wait in the memory of a page that may be left at once. Runs after the
  // listener above, so that a page being left tracks itself before its tab's name is stored.
  installTracking();
  let shown = showPage();
  const whenShown = (track: () => void) => void shown.then(track);
  followConsent(() => shown);
  watchNavigations(() => {
    // An open flyout belongs to the page that the host has left.
    window.dispatchEvent(new CustomEvent(closeOverlaysEvent));
    trackNextPage();
  });
  watchChoices(document, {
    onSource: (source) => whenShown(() => events.productSource(source)),
    onItem: (list, item) => whenShown(() => events.selectItem(pageCurrency(), list, item)),
    onPromotion: ({ facts, items }) =>
      whenShown(() => events.promotion("select_promotion", facts, items)),
  });

  /** Tracks that the page now shows something else at another address, which counts as the next page. */
  function trackNextPage() {
    leavePage();
    shown = showPage();
  }

  async function showPage() {
    const personal = await Promise.race([loadPersonalData(), left]);
    const { loginStatus } = fieldsOf<PersonalData["tracking"]>(personal?.tracking);
    trackPageOnce(() => {
      const data = readPageData(typeof loginStatus === "string" ? loginStatus : undefined);
      push({ event: dataEvents.page, ...data });
      // Runs after the page's own event.
      queueMicrotask(trackContent);
      return data;
    });
  }

  /** Tracks the content of the page. */
  function trackContent() {
    trackFacts();
    if (!isWatching)
      watchSeen(`${listSelector},${promotionSelector}`, (element) =>
        whenShown(() => trackSeen(element)),
      );
    isWatching = true;
    finishPage();
    if (document.documentElement.dataset.pageType === "basket")
      void cart.then(async (read) => {
        const shownCart = await read();
        trackAdded(shownCart);
        trackCart(shownCart);
      });
  }

  /** Tracks a view of the cart: on its page, or in the panel below the badge. An empty one is not tracked. */
  const trackCart = (shownCart: Cart | undefined) => whenShown(() => trackCartView(shownCart));

  return {
    trackNextPage,
    trackCart,
    /** Tracks an event of the border's parts. */
    trackCustomEvent: (event: TrackedEvent | OwnEvent) =>
      whenShown(() => events.customEvent(event)),
    /** Tracks pieces added to the cart or removed from it, anywhere in the page. */
    trackChanges: (accepted: AcceptedChanges) => whenShown(() => trackChangedItems(accepted)),
    /** Provides the cart with which views of its page are tracked from now on. */
    trackCartPages: (read: ReadCart) => giveCart(read),
    /** Tracks an event of a host's own page, such as its checkout. Throws if a required field is missing. */
    async trackByHost(event: unknown, data: unknown): Promise<void> {
      const hostEvents = import("../tracking/client/host-events.ts");
      const [{ hostEvent }] = await Promise.all([hostEvents, shown]);
      hostEvent(event, data);
    },
    rememberSearch: trackSearch,
    forgetSearches: forgetTrackedSearches,
    log,
  };
}

export type PageTracking = ReturnType<typeof createPageTracking>;

/** Runs what waits for the shopper's decision, at once and after each change of it. */
function followConsent(shown: () => Promise<void>) {
  let known = "";
  function follow() {
    const { cookie } = document;
    const decided = activeGroups(cookie).join();
    if (!decided || decided === known) return;
    known = decided;
    // A host's own tool says more to Google's tags than the border's groups can.
    if (!hostConsent()) pushConsent(cookie);
    storePurchases();
    runTags(cookie, shown()).catch(() => {});
  }
  follow();
  addEventListener(consentEvent, follow);
}

/** Runs the host's tags that are allowed, after the page's own event. If the chunk fails to load, none of them runs. */
async function runTags(cookies: string, shown: Promise<void>) {
  const [consent] = await Promise.all([import("./page-consent.ts"), shown]);
  const groups = await consent.runTags(cookies);
  if (groups.length > 0) events.tagsExecuted(groups);
}

/** Tracks a viewed product, a search, a step of the checkout and a login. */
function trackFacts() {
  const item = productInPage();
  if (item) {
    const search = searchThatFound(item.item_id);
    if (search) events.productSource({ item_id: item.item_id, source: "search", detail: search });
    events.viewItem(pageCurrency(), item, search);
    rememberProduct(item.item_id);
  }
  const text = newSearch();
  if (text) events.search(text);
  const checkout = document.querySelector("script[data-kontor-checkout]");
  if (checkout) void trackCheckoutOf(checkout);
  const done = takeDoneLogin();
  if (done) events.loggedIn(done, "email");
  const lead = takeLead();
  if (lead) events.lead(lead, location.pathname);
}

function trackChangedItems(accepted: AcceptedChanges) {
  const currency = pageCurrency();
  addedItems(accepted, pageBrand()).forEach(trackAddedItem);
  for (const item of removedItems(accepted, pageBrand())) events.removeFromCart(currency, item);
}

/** Tracks a subscription that a form of another page has put into the cart. A reload is no other one. */
function trackAdded(cart: Cart | undefined) {
  const added = addedIn(location.search);
  if (!added) return;
  history.replaceState(history.state, "", location.pathname);
  const item = cart && subscribedItem(cart, added.id, pageBrand());
  if (item) trackAddedItem({ ...item, quantity: added.pieces });
}

function trackAddedItem(item: TrackedItem) {
  const { item_id } = item;
  events.addToCart(pageCurrency(), { ...item, ...placeOf(item_id) }, searchThatFound(item_id));
}

function trackCartView(cart: Cart | undefined) {
  const items = cart ? cartItems(cart, pageBrand()) : [];
  const coupon = cart?.vouchers[0]?.code;
  if (items.length > 0)
    events.viewCart({ currency: pageCurrency(), items, ...(coupon && { coupon }) });
}

async function trackCheckoutOf(element: Element) {
  const { trackCheckout } = await import("./checkout-events.ts");
  trackCheckout(element);
}

function trackSeen(element: HTMLElement) {
  if (element.matches(listSelector)) {
    const items = listedItems(element);
    if (items.length > 0) events.viewItemList(pageCurrency(), listFacts(element), items);
  } else {
    const promotion = newPromotion(element);
    if (promotion) events.promotion("view_promotion", promotion.facts, promotion.items);
  }
}

/**
 * Returns the search by which the shopper found a product: from the page's address, or remembered since the shopper chose it from
 * the suggestions.
 */
function searchThatFound(productId: string): string | undefined {
  const searched = new URLSearchParams(location.search).get("query");
  const isThis = productIn(location) === productId;
  return trackedSearchText((isThis && searched) || trackedSearch(productId));
}
