import {
  activeGroups,
  consentGroups,
  decidedCookie,
  hasDecided,
  optionalGroups,
  type OptionalGroup,
} from "../../../platform/shared/cookies/consent-cookie.ts";
import { readCookie } from "../../../platform/client/cookies.ts";
import type { ConsentSettings, ConsentTexts } from "../consent-contract.ts";
import type { Banner } from "./banner.ts";
import { publishGroups, storeDecision } from "./decision.ts";

export interface ConsentOptions {
  settings: Pick<ConsentSettings, "groups" | "cookieDomain">;
  loadTexts(): Promise<ConsentTexts>;
  /** Language of the texts. */
  locale: string;
  /** Adds an entry to the page's data layer. */
  push(entry: Record<string, unknown>): void;
}

export interface ConsentControls {
  /** Shows the groups with the current choice. */
  open(): Promise<void>;
  /** Removes the banner, without a decision. */
  close(): void;
}

/**
 * The shop's own consent management: publishes the allowed groups, asks shoppers who have not decided, and adopts decisions made
 * in other tabs.
 */
export function startConsent({
  settings: { groups, cookieDomain },
  loadTexts,
  locale,
  push,
}: ConsentOptions): ConsentControls {
  let known = current();
  let banner: Banner | undefined;
  let opening: Promise<void> | undefined;
  /** Whether the page has closed the banner, perhaps while it was loading. */
  let isClosed = false;

  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  // Global Privacy Control is a refusal for all sites: the banner does not ask again, but its settings can change that.
  if (globalPrivacyControl && !hasDecided(document.cookie)) decide([]);
  else publishGroups(push);
  if (!hasDecided(document.cookie)) show({ isWanted: false }).catch(console.error);

  // Cookies set by other tabs: at once where browsers report them, otherwise when this page becomes visible again.
  const cookies = (window as { cookieStore?: EventTarget }).cookieStore;
  cookies?.addEventListener("change", follow);
  document.addEventListener("visibilitychange", follow);
  for (const event of ["focus", "pageshow"]) addEventListener(event, follow);

  return {
    async open() {
      isClosed = false;
      // A visible banner stays as it is, because it may be half filled in.
      await show({ isWanted: true });
      banner?.openSettings();
    },
    close() {
      isClosed = true;
      close();
    },
  };

  /** Loads and shows the banner; concurrent calls share one banner. */
  function show(by: { isWanted: boolean }): Promise<void> {
    return (opening ??= load(by).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  }

  async function load({ isWanted }: { isWanted: boolean }) {
    const [{ showBanner }, texts] = await Promise.all([import("./banner.ts"), loadTexts()]);
    // Closed, or decided in another tab, in the meantime.
    if (isClosed || (!isWanted && hasDecided(document.cookie))) return forget();
    banner = showBanner({
      texts,
      locale,
      groups,
      allowed: hasDecided(document.cookie) ? allowedNow() : undefined,
      onDecide: decide,
      onClose: forget,
    });
  }

  function decide(allowed: readonly OptionalGroup[]) {
    storeDecision(allowed, cookieDomain);
    known = current();
    publishGroups(push);
  }

  function follow() {
    // While the cookies of a decision are being written, there is briefly no decision.
    if (!hasDecided(document.cookie) || current() === known) return;
    known = current();
    close();
    publishGroups(push);
  }

  function close() {
    banner?.close();
    forget();
  }

  function forget() {
    banner = undefined;
    opening = undefined;
  }
}

/**
 * Returns the time of the decision, which is written last, when the groups are already stored. Another time means another
 * decision.
 */
const current = () => readCookie(decidedCookie);

const allowedNow = (): OptionalGroup[] => {
  const active = activeGroups(document.cookie);
  return optionalGroups.filter((group) => active.includes(consentGroups[group]));
};
