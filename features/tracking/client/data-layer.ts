import { allows, hasDecided } from "../../../shared/consent-cookie.ts";

type ConsentState = Record<
  "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage",
  "granted" | "denied"
>;

/**
 * Adds an entry to the page's data layer, `window.dataLayer`, from which tag managers read; before the first of all it says that
 * nothing is allowed yet (Google's consent mode, basic). The layer is memory of the page and asks for no consent itself.
 */
export function push(entry: object) {
  pushDefault();
  dataLayer()?.push(entry);
}

/** An event of GA4's: entries of the layer are merged, so that items of the event before would stay. */
export function pushEcommerce(entry: { event: string; ecommerce: object }) {
  push({ ecommerce: null });
  push(entry);
}

/** Says what the shopper of these cookies allows, once there is a decision. */
export function pushConsent(cookies: string) {
  if (!hasDecided(cookies)) return;
  pushDefault();
  command("consent", "update", consentState(cookies));
}

/** Stands before the first entry. */
function pushDefault() {
  if (!dataLayer()?.some(isConsent)) command("consent", "default", consentState(""));
}

function dataLayer(): unknown[] | undefined {
  const page = window as { dataLayer?: unknown };
  page.dataLayer ??= [];
  // A script of the host may use the name for something else.
  return Array.isArray(page.dataLayer) ? page.dataLayer : undefined;
}

/** What Google calls `gtag`: its tags understand the arguments of a function and no array. */
function command(..._words: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- the object itself is what the tags look for
  dataLayer()?.push(arguments);
}

const isConsent = (entry: unknown) =>
  Object.prototype.toString.call(entry) === "[object Arguments]" &&
  (entry as ArrayLike<unknown>)[0] === "consent";

function consentState(cookies: string): ConsentState {
  const state = (group: "statistics" | "advertising") =>
    allows(group, cookies) ? "granted" : "denied";
  const advertising = state("advertising");
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: state("statistics"),
  };
}
