import { consentEvent } from "../../../platform/shared/cookies/consent-cookie.ts";
import type { ConsentProvider } from "../consent-contract.ts";
import type { ConsentControls } from "./consent.ts";

/** The part of the provider's API that we call. */
interface ProviderWindow {
  OneTrust?: { ToggleInfoDisplay?(): void };
}

/**
 * Loads the provider's tool, which asks, stores and publishes on its own. When it fails to load, nothing is allowed, and shoppers
 * who open the settings get our own banner.
 */
export function startProvider(
  { script, domain }: ConsentProvider,
  { isLive, startOwn }: { isLive: boolean; startOwn: () => ConsentControls },
): Pick<ConsentControls, "open"> {
  let own: ConsentControls | undefined;
  const loader = document.createElement("script");
  loader.async = true;
  loader.dataset.domainScript = domainId(domain, isLive);
  loader.src = script;
  document.head.append(loader);
  const tool = () => (window as ProviderWindow).OneTrust;
  // If the tool loads after the shopper has opened our banner, it asks now: our banner would cover its dialog.
  addEventListener(consentEvent, () => tool() && own?.close());
  return {
    async open() {
      const provided = tool();
      if (provided?.ToggleInfoDisplay) provided.ToggleInfoDisplay();
      else await (own ??= startOwn()).open();
    },
  };
}

/** Returns the domain's id at the provider. Development hosts have a separate one, so that tests do not affect the live one. */
export const domainId = (domain: string, isLive: boolean) => (isLive ? domain : `${domain}-test`);
