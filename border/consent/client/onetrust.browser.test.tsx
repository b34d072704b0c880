import { afterEach, expect, test, vi } from "vitest";
import { consentEvent } from "../../../platform/shared/cookies/consent-cookie.ts";
import type { ConsentTexts } from "../consent-contract.ts";
import { startConsent } from "./consent.ts";
import { domainId, startProvider } from "./onetrust.ts";

const page = window as { OneTrust?: { ToggleInfoDisplay?(): void } };
afterEach(() => delete page.OneTrust);

function start() {
  const own = { open: vi.fn<() => Promise<void>>(async () => {}), close: vi.fn<() => void>() };
  const script = "data:text/javascript,";
  const consent = startProvider({ script, domain: "abc" }, { isLive: false, startOwn: () => own });
  return { consent, own };
}

/** Dispatches the event that both the provider's tool and ours fire on every load and every decision. */
const publishes = () => dispatchEvent(new CustomEvent(consentEvent, { detail: [] }));

test("opening the consent settings opens the provider's tool where it is loaded", async () => {
  const { consent, own } = start();
  const toggle = vi.fn<() => void>();
  page.OneTrust = { ToggleInfoDisplay: () => toggle() };
  await consent.open();
  expect([toggle.mock.calls.length, own.open.mock.calls.length]).toEqual([1, 0]);
});

test("the shop's own consent banner closes for a provider's tool that arrives late, and for nothing else", async () => {
  const { consent, own } = start();
  await consent.open();
  expect(own.open).toHaveBeenCalledOnce();
  publishes();
  expect(own.close).not.toHaveBeenCalled();
  page.OneTrust = { ToggleInfoDisplay() {} };
  publishes();
  expect(own.close).toHaveBeenCalledOnce();
});

test("only the consent tool asks if it arrives while the shop's own banner loads", async () => {
  const texts = Promise.withResolvers<ConsentTexts>();
  const startOwn = () =>
    startConsent({
      settings: { groups: ["statistics"] },
      loadTexts: () => texts.promise,
      locale: "en",
      push() {},
    });
  const consent = startProvider(
    { script: "data:text/javascript,", domain: "abc" },
    { isLive: false, startOwn },
  );
  const opened = consent.open();
  page.OneTrust = { ToggleInfoDisplay() {} };
  publishes();
  const words = { name: "", purpose: "" };
  const groups = { necessary: words, statistics: words, functional: words, advertising: words };
  texts.resolve({ privacy: {}, groups } as ConsentTexts);
  await opened;
  expect(document.querySelector("kontor-consent")).toBeNull();
});

test("hosts of development have a OneTrust domain of their own", () => {
  expect([domainId("abc", true), domainId("abc", false)]).toEqual(["abc", "abc-test"]);
});
