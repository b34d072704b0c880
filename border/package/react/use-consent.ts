"use client";

import { allows, hasDecided, optionalGroups } from "../../../platform/shared/consent-cookie.ts";
import type { ConsentGroup } from "./kontor-page.ts";
import { pageState, usePageState } from "./page-state.ts";

export interface HostConsentState {
  /** False while the shopper has not been asked, or has not answered. */
  hasDecided: boolean;
  allowed: readonly ConsentGroup[];
  /** Opens the settings; resolves when they are open. Rejects on a page without border. */
  open(): Promise<void>;
}

async function open() {
  const consent = window.kontor?.consent;
  if (!consent) throw new Error("This page has no border yet: window.kontor.consent is missing.");
  await consent.open();
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
