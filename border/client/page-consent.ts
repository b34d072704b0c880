import { innerTarget } from "../../platform/client/inner-target.ts";
import { findAll } from "../../platform/client/trees.ts";
import { allows, consentEvent, hasDecided } from "../../platform/shared/cookies/consent-cookie.ts";
import { jsonText } from "../../platform/shared/json-text.ts";
import { askForGroups } from "../ab-tests/client/ask-for-groups.ts";
import { startConsent, type ConsentControls } from "../consent/client/consent.ts";
import { hostConsent, provideConsent } from "../consent/client/declared-consent.ts";
import { startProvider } from "../consent/client/onetrust.ts";
import { removeStored } from "../consent/client/remove-stored.ts";
import { endTags } from "../consent/client/tags.ts";
import {
  consentAttribute,
  openConsentAttribute,
  type ConsentSettings,
  type ConsentTexts,
} from "../consent/consent-contract.ts";
import { push, pushConsent } from "../tracking/client/data-layer.ts";
import { environmentOf } from "../tracking/page-rules.ts";
import { optionalNames } from "./optional-names.ts";
import type { ShopParts } from "./shop-parts.ts";
import { loadRepairs, warnOfWrongParts } from "./load-repairs.ts";

export { runTags } from "../consent/client/tags.ts";

let consent: Pick<ConsentControls, "open"> | undefined;

/**
 * Starts the page's consent tool: the host's, or the one that is configured in the page's first header or footer; `attached` is one
 * of them.
 */
export function start(attached: HTMLElement, shop: Pick<ShopParts, "loadWords">) {
  const parts = findAll("[data-kontor][data-site]:not(kontor-border)");
  warnOfWrongParts(parts);
  const all = findAll(`[${consentAttribute}]`);
  const [border = attached] = all;
  const given = border.getAttribute(consentAttribute);
  if (consent || !given) return;
  loadRepairs(parts);
  const settings = JSON.parse(given) as ConsentSettings;
  const { site, provider, cookieDomain } = settings;
  // What shoppers write may be in the page, with attributes that the host's filter lets through: below a header or above a footer.
  const isAgreed = all.at(-1)?.getAttribute(consentAttribute)?.includes(jsonText(provider?.script));
  const loadTexts = async () => (await shop.loadWords()).loadConsentTexts(site);
  const reload = () => reloadAfterNotice(loadTexts, border.lang);
  addEventListener(consentEvent, () => applyDecision(reload));
  const startOwn = () =>
    startConsent({ settings, locale: border.lang, loadTexts, push: pushAfterConsent });
  const host = hostConsent();
  if (host) {
    consent = { open: async () => host.open() };
    import("../consent/client/host-consent.ts")
      .then(({ followHost }) => followHost(host, push, cookieDomain))
      .catch(console.error);
  } else {
    pushConsent(document.cookie);
    consent =
      provider && isAgreed
        ? startProvider(provider, {
            isLive: environmentOf(location.href) === "production",
            startOwn,
          })
        : startOwn();
    provideConsent(consent.open);
  }
  document.addEventListener("click", openByLink);
}

/** Google's tags learn of a decision before the entries by which tag managers run them. */
function pushAfterConsent(entry: Record<string, unknown>) {
  pushConsent(document.cookie);
  push(entry);
}

/** Stops and removes what the shopper refuses, in this browser and on the server. */
function applyDecision(reload: () => Promise<void>) {
  const cookies = document.cookie;
  if (endTags(cookies)) void reload();
  if (hasDecided(cookies))
    removeStored(optionalNames.filter(({ group }) => !allows(group, cookies)));
  void askForGroups();
}

/** If the notice cannot be shown, the page reloads at once. */
async function reloadAfterNotice(loadTexts: () => Promise<ConsentTexts>, locale: string) {
  const reload = () => location.reload();
  try {
    const [notice, words] = await Promise.all([
      import("../consent/client/reload-notice.ts"),
      loadTexts(),
    ]);
    notice.reloadAfterNotice(words, { locale, reload });
  } catch {
    reload();
  }
}

function openByLink(event: MouseEvent) {
  const link = (innerTarget(event) as Element).closest<HTMLAnchorElement>(
    `[${openConsentAttribute}]`,
  );
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  consent!.open().catch(() => location.assign(link.href));
}
