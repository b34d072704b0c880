import type { OptionalGroup } from "../../../platform/shared/cookies/consent-cookie.ts";

/** A host's own tool for consent, which a script of the host declares as `window.kontor.consent` before the border starts. */
export interface HostConsent {
  /** Shows the tool's settings; called by the link in the footer. */
  open(): void;
  /** The groups that the shopper allows; left out while the tool does not know. */
  allowed?: readonly OptionalGroup[];
}

const page = window as Window & { kontor?: { consent?: object } };
let own: object | undefined;

/** Returns the tool that the host has declared, if any. */
export const hostConsent = () =>
  page.kontor?.consent === own ? undefined : (page.kontor?.consent as HostConsent);

/** Provides the border's own controls to scripts of the page. */
export function provideConsent(open: () => Promise<void>) {
  page.kontor = { ...page.kontor, consent: (own = { open }) };
}
