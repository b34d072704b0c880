import { consentEvent } from "../../../shared/consent-cookie.ts";
import type { ConsentProvider } from "../consent-contract.ts";
import type { Consent } from "./consent.ts";

/** The part of the provider's tool that we call. */
interface ProviderWindow {
  OneTrust?: { ToggleInfoDisplay?(): void };
}

/**
 * Loads the provider's tool, which asks, stores and publishes by itself. Where it does not arrive nothing is allowed, and who
 * wants to choose gets our own.
 */
export function startProvider(
  { script, domain }: ConsentProvider,
  { isLive, startOwn }: { isLive: boolean; startOwn: () => Consent },
): Pick<Consent, "open"> {
  let own: Consent | undefined;
  const loader = document.createElement("script");
  loader.async = true;
  loader.dataset.domainScript = domainId(domain, isLive);
  loader.src = script;
  document.head.append(loader);
  const tool = () => (window as ProviderWindow).OneTrust;
  // A tool that arrives after the shopper has opened our own asks now: our banner would lie over its dialog.
  addEventListener(consentEvent, () => tool() && own?.close());
  return {
    async open() {
      const provided = tool();
      if (provided?.ToggleInfoDisplay) provided.ToggleInfoDisplay();
      else await (own ??= startOwn()).open();
    },
  };
}

/** Hosts of development have a set of their own at the provider, so that trying changes nothing of the live one. */
export const domainId = (domain: string, isLive: boolean) => (isLive ? domain : `${domain}-test`);
