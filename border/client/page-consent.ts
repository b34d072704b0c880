import { askForGroups } from "../../features/ab-tests/client/ask-for-groups.ts";
import { startConsent, type Consent } from "../../features/consent/client/consent.ts";
import { startProvider } from "../../features/consent/client/onetrust.ts";
import { removeStored } from "../../features/consent/client/remove-stored.ts";
import {
  consentAttribute,
  openConsentAttribute,
  type ConsentSettings,
  type ConsentTexts,
} from "../../features/consent/consent-contract.ts";
import { push } from "../../features/tracking/client/data-layer.ts";
import { environmentOf } from "../../features/tracking/page-rules.ts";
import { allows, consentEvent, hasDecided } from "../../shared/consent-cookie.ts";
import { optionalNames } from "./optional-names.ts";

const texts = import.meta.glob<ConsentTexts>("../../sites/*/texts/consent.ts", {
  import: "consent",
});

let consent: Pick<Consent, "open"> | undefined;

/** Starts the page's tool for consent, as its first header or footer says. */
export function start(border: HTMLElement) {
  const given = border.getAttribute(consentAttribute);
  if (consent || !given) return;
  const settings = JSON.parse(given) as ConsentSettings;
  const { site, provider } = settings;
  const folder = site.toLowerCase().replace("_", "-");
  const loadTexts = texts[`../../sites/${folder}/texts/consent.ts`]!;
  addEventListener(consentEvent, applyDecision);
  const startOwn = () => startConsent({ settings, locale: border.lang, loadTexts, push });
  consent = provider
    ? startProvider(provider, { isLive: environmentOf(location.href) === "production", startOwn })
    : startOwn();
  const page = window as Window & { kontor?: Record<string, unknown> };
  // Opens the settings with the current choice, also from a page without our footer.
  page.kontor = { ...page.kontor, consent: { open: consent.open } };
  document.addEventListener("click", openByLink);
}

/** Removes from this browser what the shopper refuses, and has the server do the same. */
function applyDecision() {
  const cookies = document.cookie;
  if (hasDecided(cookies))
    removeStored(optionalNames.filter(({ group }) => !allows(group, cookies)));
  void askForGroups();
}

function openByLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>(`[${openConsentAttribute}]`);
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  consent!.open().catch(() => location.assign(link.href));
}
