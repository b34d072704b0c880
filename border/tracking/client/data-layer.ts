import { activeGroups, allows } from "../../../platform/shared/cookies/consent-cookie.ts";
import { command, consentState, dataLayer, pushDefault } from "./default-consent.ts";

/**
 * Appends an entry to the page's data layer, `window.dataLayer`, which tag managers read. Makes sure that the default consent
 * comes first. The layer is memory of the page, so it needs no consent itself.
 */
export function push(entry: object) {
  pushDefault();
  dataLayer()?.push(entry);
}

/** Pushes a GA4 event. Tag managers merge entries, so the previous event's items are cleared first. */
export function pushEcommerce(entry: { event: string; ecommerce: object }) {
  push({ ecommerce: null });
  push(entry);
}

let pushedGroups = "";

/** Pushes the consent that these cookies hold to Google's tags, once the shopper has decided, and again after a change. */
export function pushConsent(cookies: string) {
  const groups = activeGroups(cookies).join();
  if (!groups || groups === pushedGroups) return;
  pushedGroups = groups;
  pushDefault();
  const state = (group: "statistics" | "advertising") =>
    allows(group, cookies) ? "granted" : "denied";
  command("consent", "update", consentState(state("advertising"), state("statistics")));
}
