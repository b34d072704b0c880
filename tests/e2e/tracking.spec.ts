import { publishPath, visitorEventsPath } from "../../border/border-paths.ts";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { consentCookie, decidedCookie } from "../../platform/shared/cookies/consent-cookie.ts";
import { queuePrefix, visitorCookie } from "../../border/tracking/tracking-contract.ts";
import type { Batch } from "../../border/tracking/tracking-schema.ts";
import { expect, test } from "./shop.ts";

/** Tests events from the shopper's browser to the collector: what happened is stored, each event once. */

test.use({ consent: "undecided" });

const grant = (context: BrowserContext, url: string) =>
  context.addCookies([
    { name: consentCookie, value: "groups=C0001%3A1%2CC0002%3A1", url },
    { name: decidedCookie, value: "2026-11-22", url },
  ]);

const idsIn = (body: string | null) =>
  (JSON.parse(body ?? '{"events":[]}') as Batch).events.map(({ id }) => id);

/** Collects every id that this browser sends, as often as it sends it. */
function sentBy(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith(publishPath)) sent.push(...idsIn(request.postData()));
  });
  return sent;
}

const track = (page: Page, count: number) =>
  page.evaluate(async (events) => {
    while (!window.CollectOnTrackApi) await new Promise(requestAnimationFrame);
    for (let number = 0; number < events; number++)
      await window.CollectOnTrackApi.track({
        name: "CustomEventData",
        data: { event: "press", fields: { number } },
        time: Date.now(),
      });
  }, count);

const waiting = (page: Page) =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length,
    queuePrefix,
  );

/** Erases the stored events of this browser's visitor, and returns how many there were. */
const stored = (page: Page) =>
  page.evaluate(async (path) => {
    const response = await fetch(path, { method: "DELETE" });
    return ((await response.json()) as { erased: number }).erased;
  }, visitorEventsPath);

test.describe("where answers are lost", () => {
  test.use({ mayComplain: true });

  test("five tabs send from one queue, every second answer is lost after the commit, each event is stored once", async ({
    context,
    visit,
  }) => {
    const shop = visit("DE");
    await grant(context, shop.origin);
    const sent = sentBy(context);
    let requests = 0;
    await context.route(`**${publishPath}`, async (route: Route) => {
      const { host, port } = new URL(shop.origin);
      const response = await route.fetch({
        url: `http://127.0.0.1:${port}${publishPath}`,
        headers: { ...(await route.request().allHeaders()), host },
      });
      if (++requests % 2) await route.abort();
      else await route.fulfill({ response });
    });
    const tabs = [shop];
    while (tabs.length < 5) tabs.push(visit("DE", await context.newPage()));
    await Promise.all(tabs.map((tab) => tab.open("/")));
    await Promise.all(tabs.map((tab) => track(tab.page, 12)));
    await expect.poll(() => waiting(shop.page)).toBe(0);
    const distinct = new Set(sent);
    expect(distinct.size).toBeGreaterThanOrEqual(60);
    expect(sent.length).toBeGreaterThan(distinct.size);
    await context.unrouteAll();
    for (const tab of tabs.slice(1)) await tab.page.close();
    expect(await stored(shop.page)).toBe(distinct.size);
  });

  test("where every request of tracking is blocked, the page works as always and says nothing of it", async ({
    context,
    visit,
    complaints,
  }) => {
    const shop = visit("AT");
    await grant(context, shop.origin);
    await context.route("**/service/coffeebean/**", (route) => route.abort("blockedbyclient"));
    const { path } = await shop.plentiful();
    await shop.open(path);
    await track(shop.page, 3);
    await shop.addButton.click();
    await expect(shop.badge(1)).toBeVisible();
    await expect.poll(() => waiting(shop.page)).toBeGreaterThanOrEqual(3);
    // The browser itself reports the request; the page must report nothing.
    expect(complaints.filter((text) => !text.includes("ERR_BLOCKED_BY_CLIENT"))).toEqual([]);
  });
});

test("a page that is left at once loses no event: the next one sends the unanswered ones", async ({
  context,
  visit,
}) => {
  const shop = visit("CH");
  await grant(context, shop.origin);
  const sent = sentBy(context);
  await shop.open("/");
  for (let page = 0; page < 3; page++) {
    await track(shop.page, 5);
    await shop.page.reload();
  }
  await expect.poll(() => waiting(shop.page)).toBe(0);
  expect(new Set(sent).size).toBeGreaterThanOrEqual(15);
  expect(await stored(shop.page)).toBe(new Set(sent).size);
});

test("nothing is sent or stored before the shopper allows statistics; then earlier events are sent", async ({
  context,
  visit,
}) => {
  const shop = visit("PL");
  const sent = sentBy(context);
  await shop.open("/");
  await track(shop.page, 2);
  expect(sent).toEqual([]);
  expect(await waiting(shop.page)).toBe(0);
  expect(await shop.page.evaluate(() => document.cookie)).not.toContain(visitorCookie);
  await grant(context, shop.origin);
  await shop.page.evaluate(() => dispatchEvent(new CustomEvent("OneTrustGroupsUpdated")));
  await expect.poll(() => new Set(sent).size).toBeGreaterThanOrEqual(2);
  await expect.poll(() => waiting(shop.page)).toBe(0);
  expect(await stored(shop.page)).toBe(new Set(sent).size);
});
