import {
  allows,
  hasDecided,
  optionalGroups,
  type OptionalGroup,
} from "../../../platform/shared/cookies/consent-cookie.ts";
import type { HostConsent } from "./declared-consent.ts";
import { publishGroups, storeDecision } from "./decision.ts";

/** Event that the host dispatches on window after each change of `allowed`. */
export const hostConsentEvent = "kontor:consent-changed";

/**
 * Follows the decisions of a host's tool, which asks in the border's place: stores and publishes them as the border's own. With a
 * domain they are for all of its hosts.
 */
export function followHost(
  host: Pick<HostConsent, "allowed">,
  push: (entry: Record<string, unknown>) => void,
  domain?: string,
) {
  const follow = () => {
    const { allowed } = host;
    const { cookie } = document;
    const isStored = (group: OptionalGroup) => allows(group, cookie) === allowed?.includes(group);
    if (allowed && !(hasDecided(cookie) && optionalGroups.every(isStored)))
      storeDecision(allowed, domain);
    publishGroups(push);
  };
  addEventListener(hostConsentEvent, follow);
  follow();
}
