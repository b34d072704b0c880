import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { consent as texts } from "../../shop/sites/de/texts/consent.ts";
import { storeDecision } from "../consent/client/decision.ts";
import { removeCookie } from "../consent/client/remove-stored.ts";
import { consentAttribute } from "../consent/consent-contract.ts";
import type { ShopParts } from "./shop-parts.ts";

afterEach(() => {
  document.body.replaceChildren();
  delete (window as { dataLayer?: object[] }).dataLayer;
  for (const name of ["OptanonConsent", "OptanonAlertBoxClosed"]) removeCookie(name);
});

/** Starts the consent of a newly loaded page with a header. */
async function start() {
  vi.resetModules();
  const header = document.createElement("header");
  const settings = { site: "DE", groups: ["statistics", "advertising"] };
  header.setAttribute(consentAttribute, JSON.stringify(settings));
  header.lang = "de";
  document.body.append(header);
  const shop = { loadWords: async () => ({ loadConsentTexts: async () => texts }) };
  const { start: startPage } = await import("./page-consent.ts");
  startPage(header, shop as unknown as Pick<ShopParts, "loadWords">);
}

/** Returns the consent commands and the events of the data layer, in their order. */
const layer = () =>
  ((window as { dataLayer?: object[] }).dataLayer ?? []).flatMap((entry) => {
    const { event, OnetrustActiveGroups } = entry as Record<string, string | undefined>;
    if (event) return [`${event} ${OnetrustActiveGroups}`];
    const [name, kind, state] = Object.values(entry) as [string, string, Record<string, string>?];
    return name === "consent" ? [`${kind} ${state!.analytics_storage}`] : [];
  });

test("Google's tags learn of a decision before the event on which tag managers run them", async () => {
  await start();
  await page.getByRole("button", { name: texts.accept, exact: true }).click();
  expect(layer()).toEqual([
    "default denied",
    "OneTrustGroupsUpdated ,C0001,",
    "update granted",
    "OneTrustGroupsUpdated ,C0001,C0002,C0004,",
  ]);
});

test("Google's tags learn of an earlier decision before the event of the next page", async () => {
  storeDecision(["statistics"]);
  await start();
  expect(layer()).toEqual([
    "default denied",
    "update granted",
    "OneTrustGroupsUpdated ,C0001,C0002,",
  ]);
});
