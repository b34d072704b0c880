import {
  activeGroups,
  consentCookie,
  consentEvent,
  consentGroups,
  decidedCookie,
  hasDecided,
  type OptionalGroup,
} from "../../../platform/shared/cookies/consent-cookie.ts";
import {
  consentLifetime,
  consentText,
  interactionsIn,
} from "../../../platform/shared/cookies/consent-decision.ts";
import { removeCookie } from "./remove-stored.ts";

/** The globals from which scripts for the provider's tool read the groups. */
interface ConsentWindow {
  OnetrustActiveGroups?: string;
  OptanonActiveGroups?: string;
  OptanonWrapper?: () => void;
}

/**
 * Stores a decision in the cookies of the provider's tool, so that a shop can switch between the two. Other tabs see each cookie
 * as it is written: the time of the decision comes last. With a domain they are for all of its hosts.
 */
export function storeDecision(allowed: readonly OptionalGroup[], domain?: string) {
  const at = new Date();
  const text = consentText(allowed, { interactions: interactionsIn(document.cookie) + 1, at });
  for (const [name, value] of [
    [consentCookie, text],
    [decidedCookie, at.toISOString()],
  ] as const) {
    removeCookie(name);
    const secure = location.protocol === "https:" ? "; secure" : "";
    const isWithin = domain && `.${location.hostname}`.endsWith(`.${domain}`);
    const shared = isWithin ? `; domain=${domain}` : "";
    document.cookie = `${name}=${value}; path=/; max-age=${consentLifetime}; samesite=lax${secure}${shared}`;
  }
}

/** Publishes the allowed groups to all scripts of the page, in the order of the provider's tool. */
export function publishGroups(push: (entry: Record<string, unknown>) => void) {
  const page = window as ConsentWindow;
  const groups = hasDecided(document.cookie)
    ? activeGroups(document.cookie)
    : [consentGroups.necessary];
  const text = `,${groups.join(",")},`;
  page.OnetrustActiveGroups = page.OptanonActiveGroups = text;
  push({ OnetrustActiveGroups: text });
  push({ OptanonActiveGroups: text });
  push({ event: consentEvent, OnetrustActiveGroups: text });
  page.OptanonWrapper?.();
  dispatchEvent(new CustomEvent(consentEvent, { detail: groups }));
}
