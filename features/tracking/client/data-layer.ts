import { allows, hasDecided } from "../../../shared/consent-cookie.ts";
import { command, consentState, dataLayer, pushDefault } from "./default-consent.ts";

/**
 * Adds an entry to the page's data layer, `window.dataLayer`, from which tag managers read, behind the default consent. The layer
 * is memory of the page and asks for no consent itself.
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
  const state = (group: "statistics" | "advertising") =>
    allows(group, cookies) ? "granted" : "denied";
  command("consent", "update", consentState(state("advertising"), state("statistics")));
}
