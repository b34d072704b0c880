import { publishPath, visitorEventsPath } from "../../border/border-paths.ts";
import type { Page } from "@playwright/test";
import { visitorCookie } from "../../border/tracking/tracking-contract.ts";
import type { BuiltServer } from "../support/built-server.ts";
import { anotherShop } from "./another-shop.ts";
import { startOneTrust, type OneTrustHost } from "./onetrust-script.ts";
import { expect, hasRead, test as base } from "./shop.ts";

/** Tests consent where a site uses OneTrust, with a stand-in for its script: DE has an id, AT has none. */

const domain = "018f3c9e-0000-7000-8000-000000000000";

const test = base.extend<object, { provider: OneTrustHost; server: BuiltServer }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const provider = await startOneTrust();
      await use(provider);
      provider.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ provider }, use) => {
      const server = await anotherShop();
      await server.start({
        ONETRUST_IDS: `DE=${domain}`,
        ONETRUST_SCRIPT: provider.script,
        METRICS_PORT: "0",
        TRUST_PROXY: "127.0.0.1",
      });
      await use(server);
      await server.remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  // The fixture of the other tests, on the server of these tests.
  baseURL: async ({ server }, use) => use(server.origin),
  consent: "undecided",
});

test.describe.configure({ mode: "serial" });

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "OneTrust" });

/** Returns how many events of this browser's visitor are stored, by erasing them. */
const stored = (page: Page) =>
  page.evaluate(async (path) => {
    const response = await fetch(path, { method: "DELETE" });
    return ((await response.json()) as { erased: number }).erased;
  }, visitorEventsPath);

/** Returns the data layer's entries: commands as their arguments and the consent to statistics in them, others as their event. */
const layer = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map((entry) => {
      const [name, kind, state] = Object.values(entry) as [string, string, Record<string, string>?];
      return name === "consent"
        ? `${name} ${kind} ${state?.analytics_storage}`
        : String((entry as { event?: string }).event);
    }),
  );

const names = (page: Page) => page.evaluate(() => document.cookie);

test("only a decision in OneTrust's banner allows tracking, and a withdrawal in it erases", async ({
  page,
  visit,
  provider,
}) => {
  const shop = visit("DE");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(publishPath)) sent.push(request.url());
  });
  await shop.openAttached();
  await expect(dialogOf(page)).toBeVisible();
  const script = page.locator(`script[src="${provider.script}"]`);
  await expect(script).toHaveAttribute("data-domain-script", `${domain}-test`);
  await expect(page.locator("kontor-consent")).toHaveCount(0);
  // The event alone is not a decision.
  await page.evaluate(() => {
    const groups = window as { OnetrustActiveGroups?: string };
    groups.OnetrustActiveGroups = ",C0001,C0002,";
    dispatchEvent(new CustomEvent("OneTrustGroupsUpdated", { detail: ["C0001", "C0002"] }));
  });
  await page.evaluate(async () => {
    while (!window.CollectOnTrackApi) await new Promise(requestAnimationFrame);
    void window.CollectOnTrackApi.track({
      name: "CustomEventData",
      data: { event: "press", fields: {} },
      time: Date.now(),
    });
  });
  await page.reload();
  await expect(dialogOf(page)).toBeVisible();
  expect(await names(page)).not.toContain(visitorCookie);
  expect(sent).toEqual([]);

  await page.getByRole("button", { name: "Allow statistics" }).click();
  await hasRead(page, publishPath);
  await expect.poll(() => names(page)).toContain(visitorCookie);
  expect(await stored(page)).toBeGreaterThan(0);

  const link = page
    .locator('[data-kontor="footer"]')
    .getByRole("link", { name: shop.texts.consent.settings, exact: true });
  await link.click();
  await expect(dialogOf(page)).toBeVisible();
  await page.getByRole("button", { name: "Refuse all" }).click();
  await expect.poll(() => names(page)).not.toContain(visitorCookie);
});

test("the denied default consent comes before OneTrust's entries in the data layer of every load", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open();
  await page.getByRole("button", { name: "Allow statistics" }).click();
  for (let loads = 0; loads < 2; loads++) {
    await page.reload();
    for (const entry of ["consent update granted", "OneTrustGroupsUpdated"])
      await expect.poll(() => layer(page)).toContain(entry);
    const entries = await layer(page);
    expect(entries[0]).toBe("consent default denied");
    expect(entries.filter((entry) => entry.startsWith("consent default"))).toHaveLength(1);
  }
});

test("only pages of sites with OneTrust may load from its host", async ({ page, visit }) => {
  const policy = async (site: "DE" | "AT") =>
    (await visit(site).open())!.headers()["content-security-policy"]!;
  const [withProvider, without] = [await policy("DE"), await policy("AT")];
  expect(withProvider).toContain("script-src 'self' http://127.0.0.1:");
  expect(without).not.toContain("127.0.0.1");
  expect(without).toContain("require-trusted-types-for 'script'");
  // That page has our own banner.
  await expect(page.getByLabel(visit("AT").texts.consent.title, { exact: true })).toBeVisible();
  await expect(page.locator("script[data-domain-script]")).toHaveCount(0);
});

test.describe("where the script does not arrive", () => {
  test.use({ mayComplain: true });

  test("while OneTrust's script is missing nothing is allowed, and the link opens our own banner", async ({
    page,
    visit,
    provider,
  }) => {
    const shop = visit("DE");
    await page.route(provider.script, (route) => route.abort("blockedbyclient"));
    await shop.openAttached();
    await expect(page.locator("script[data-domain-script]")).toBeAttached();
    await expect(page.locator("kontor-consent")).toHaveCount(0);
    const { consent } = shop.texts;
    await page
      .locator('[data-kontor="footer"]')
      .getByRole("link", { name: consent.settings, exact: true })
      .click();
    const panel = page.getByLabel(consent.title, { exact: true });
    const statistics = panel.getByRole("checkbox", { name: consent.groups.statistics.name });
    await expect(statistics).not.toBeChecked();
    await statistics.check();
    await panel.getByRole("button", { name: consent.save, exact: true }).click();
    await expect.poll(() => names(page)).toContain("C0002%3A1");
    await expect(panel).toBeHidden();
  });
});
