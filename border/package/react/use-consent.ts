"use client";

import {
  allows,
  hasDecided,
  optionalGroups,
} from "../../../platform/shared/cookies/consent-cookie.ts";
import type { ConsentGroup } from "./kontor-page.ts";
import { pageState, usePageState } from "./page-state.ts";
import { startedBorder } from "./started-border.ts";

export interface HostConsentState {
  /** False while the shopper has not been asked, or has not answered. */
  hasDecided: boolean;
  allowed: readonly ConsentGroup[];
  /**
   * Opens the settings, once the border's script has started; resolves when they are open. Rejects when it has not within ten seconds,
   * or cannot load them.
   */
  open(): Promise<void>;
}

async function open() {
  await (await startedBorder("consent")).open();
}

const undecided: HostConsentState = { hasDecided: false, allowed: [], open };

const current = (): HostConsentState => ({
  hasDecided: hasDecided(document.cookie),
  allowed: optionalGroups.filter((group) => allows(group, document.cookie)),
  open,
});

const consent = pageState(() => {
  addEventListener("OneTrustGroupsUpdated", () => consent.set(current()));
  return current();
});

/** The shopper's consent, for the page's own components. */
export const useConsent = (): HostConsentState => usePageState(consent, undecided);
