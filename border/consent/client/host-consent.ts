import {
  allows,
  hasDecided,
  optionalGroups,
  type OptionalGroup,
} from "../../../platform/shared/consent-cookie.ts";
import type { ConsentControls } from "./consent.ts";
import { publishGroups, storeDecision } from "./decision.ts";

/** A host's own tool for consent, which a script of the host declares as `window.kontor.consent` before the border starts. */
export interface HostConsent {
  /** Shows the tool's settings; called by the link in the footer. */
  open(): void;
  /** The groups that the shopper allows; left out while the tool does not know. */
  allowed?: readonly OptionalGroup[];
}

/** Event that the host dispatches on window after each change of `allowed`. */
export const hostConsentEvent = "kontor:consent-changed";

const page = window as Window & { kontor?: { consent?: HostConsent } };
let own: object | undefined;

/** Returns the tool that the host has declared, if any. */
export const hostConsent = () => (page.kontor?.consent === own ? undefined : page.kontor?.consent);

/** Provides the border's own controls to scripts of the page. */
export function provideConsent({ open }: Pick<ConsentControls, "open">) {
  own = { open };
  page.kontor = { ...page.kontor, consent: own as HostConsent };
}

/** Follows the decisions of a host's tool, which asks in the border's place: stores and publishes them as the border's own. */
export function followHost(
  host: HostConsent,
  push: (entry: Record<string, unknown>) => void,
): Pick<ConsentControls, "open"> {
  const follow = () => {
    const { allowed } = host;
    const { cookie } = document;
    const isStored = (group: OptionalGroup) => allows(group, cookie) === allowed?.includes(group);
    if (allowed && !(hasDecided(cookie) && optionalGroups.every(isStored))) storeDecision(allowed);
    publishGroups(push);
  };
  addEventListener(hostConsentEvent, follow);
  follow();
  return { open: async () => host.open() };
}
