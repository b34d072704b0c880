import { cartPagePath, newsletterPaths, publishPath } from "../../border/border-paths.ts";
import { customerPaths } from "../../shop/shop-paths.ts";
import type { Page } from "@playwright/test";
import { displayEvents } from "../../border/tracking/ga4-events.ts";
import type { Batch, BatchAnswer } from "../../border/tracking/tracking-schema.ts";
import { test as hostTest } from "./foreign-host.ts";
import { atNight, dailyIf } from "./night.ts";
import { coffee, expect, test } from "./shop.ts";
import { newPerson } from "./shop-account.ts";

/** Tests the events of a visit: always in the data layer, at the collector only with consent. */

test.use({ consent: "undecided" });

interface Entry {
  event?: string;
  ecommerce?: null | {
    currency: string;
    value: number;
    search_term?: string;
    item_list_id?: string;
    promotion_id?: string;
    items: { item_name: string; price: number; quantity: number; item_category?: string }[];
  };
  /** The arguments of a command, by position. */
  0?: string;
  1?: string;
}

const entries = (page: Page): Promise<Entry[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: Entry[] }).dataLayer ?? []).map((entry) => ({ ...entry })),
  );

/** Returns an event of a list or a promotion, with its name; undefined for others. */
const displayed = ({ event = "", ecommerce }: Entry): string | undefined =>
  displayEvents.some((each) => each === event)
    ? `${event} ${ecommerce?.item_list_id ?? ecommerce?.promotion_id}`
    : undefined;

/**
 * Returns the events in order; "-" clears the previous event's data. Leaves out events of the consent tool, and those of
 * displayed content, which follow when the shopper sees it.
 */
const sequence = async (page: Page) =>
  (await entries(page)).flatMap((entry, index, all) => {
    const [shown] = all.slice(index, index + 2).flatMap((each) => displayed(each) ?? []);
    if (shown && (entry.ecommerce === null || displayed(entry))) return [];
    if (entry[0]) return `${entry[0]} ${entry[1]}`;
    if (entry.ecommerce === null) return "-";
    return entry.event && !entry.event.startsWith("OneTrust") ? entry.event : [];
  });

/** Returns views and choices of lists and promotions, in the order of the data layer. */
const displays = async (page: Page) =>
  (await entries(page)).flatMap((entry, index, all) => {
    const shown = displayed(entry);
    if (shown) expect(all[index - 1]?.ecommerce).toBeNull();
    return shown ?? [];
  });

const ecommerceOf = async (page: Page, name: string) =>
  (await entries(page)).find(({ event }) => event === name)?.ecommerce;

/** Collects the events that the collector has stored according to its answers, by name. */
async function storedEvents(page: Page): Promise<() => string[]> {
  const stored = new Map<string, string>();
  await page.context().route(`**${publishPath}`, async (route) => {
    const { events } = route.request().postDataJSON() as Batch;
    const url = new URL(route.request().url());
    const { host } = url;
    // Only browsers resolve the shops' names.
    url.hostname = "127.0.0.1";
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: url.href, headers });
    const { accepted = [], duplicate = [] } = (await response.json()) as Partial<BatchAnswer>;
    for (const { id, name, data } of events)
      // A duplicate is stored, too: the first answer reached no page.
      if ([...accepted, ...duplicate].includes(id))
        stored.set(id, "event" in data ? `${name} ${data.event}` : name);
    // A page that was left gets no answer and retries.
    await route.fulfill({ response }).catch(() => {});
  });
  return () => [...stored.values()];
}

const begin = ["consent default", "consent update", "page_view"];

for (const code of ["DE", "CH_FR"] as const)
  test(
    `${code}: a visit from the home page to the newsletter`,
    dailyIf(code === "DE"),
    async ({ page, visit }) => {
      const shop = visit(code);
      const { code: currency } = shop.site.currency;
      await shop.allow("statistics");
      const stored = await storedEvents(page);
      await shop.open();
      await expect.poll(() => sequence(page)).toEqual(begin);
      const inHeader = ["view_promotion ~header_top", "view_promotion ~top_banner"];
      await expect.poll(() => displays(page)).toEqual([...inHeader, "view_promotion home"]);

      await shop.open(`/search?query=${encodeURIComponent(coffee[code])}&site=${code}`);
      await expect.poll(() => sequence(page)).toEqual([...begin, "search"]);
      const results = [...inHeader, "view_item_list search"];
      await expect.poll(() => displays(page)).toEqual(results);
      const all = await entries(page);
      expect(all.find(({ event }) => event === "search")).toEqual({
        event: "search",
        search_term: coffee[code],
      });
      expect(all.find(({ event }) => event === "page_view")).toMatchObject({
        page_type: "search",
        search_term: coffee[code],
        language: shop.site.locale,
        results: expect.any(Number),
      });

      await page.locator(".kontor-tile__name a").first().click();
      await expect(shop.addButton).toBeVisible();
      const shown = [...begin, "item_view", "-", "view_item"];
      await expect.poll(() => sequence(page)).toEqual(shown);
      const viewed = (await ecommerceOf(page, "view_item"))!;
      expect(viewed).toMatchObject({ currency, search_term: coffee[code] });
      expect(viewed.items).toEqual([
        expect.objectContaining({ item_category: expect.any(String) }),
      ]);
      expect(viewed.value).toBe(viewed.items[0]!.price);

      await shop.addButton.click();
      await expect(shop.added).toBeVisible();
      await expect.poll(() => sequence(page)).toEqual([...shown, "-", "add_to_cart"]);
      expect(await ecommerceOf(page, "add_to_cart")).toEqual(viewed);

      await shop.miniCartButton.press("Enter");
      const opened = [...shown, "-", "add_to_cart", "-", "view_cart"];
      await expect.poll(() => sequence(page)).toEqual(opened);
      await expect
        .poll(() => displays(page))
        .toEqual([...inHeader, "view_item_list added", "view_item_list mini_cart"]);
      await shop.remove(viewed.items[0]!.item_name).click();
      const removed = [...opened, "-", "remove_from_cart"];
      await expect.poll(() => sequence(page)).toEqual(removed);
      const { search_term: _, ...cart } = viewed;
      expect(await ecommerceOf(page, "remove_from_cart")).toEqual(cart);
      await shop.undo(viewed.items[0]!.item_name).click();
      await expect.poll(() => sequence(page)).toEqual([...removed, "-", "add_to_cart"]);

      await shop.open(cartPagePath);
      await expect.poll(() => sequence(page)).toEqual([...begin, "-", "view_cart"]);
      expect(await ecommerceOf(page, "view_cart")).toEqual(cart);

      await shop.openAttached(newsletterPaths.form);
      const { form: texts } = shop.texts.newsletter;
      await shop.field(texts.email).fill("ida@example.com");
      await page.getByRole("main").getByRole("button", { name: texts.submit, exact: true }).click();
      await expect.poll(() => sequence(page)).toEqual([...begin, "sign_up"]);

      await shop.open();
      for (const event of [
        "InitialPageData",
        "trackingExecuted",
        "ItemListData",
        "ProductSourceEventData",
        "CustomEventData item_view",
        "CustomEventData search",
        "EcommerceEventData view_promotion",
        "EcommerceEventData view_item_list",
        "EcommerceEventData select_item",
        "EcommerceEventData view_item",
        "EcommerceEventData add_to_cart",
        "EcommerceEventData remove_from_cart",
        "EcommerceEventData view_cart",
        "LeadData",
      ])
        await expect.poll(stored, event).toContain(event);
      const count = (event: string) => stored().filter((each) => each.endsWith(` ${event}`)).length;
      expect(["search", "select_item", "remove_from_cart", "add_to_cart"].map(count)).toEqual([
        1, 1, 1, 2,
      ]);
    },
  );

test(
  "a new account and a login are tracked once, also when the page is loaded again",
  atNight,
  async ({ page, visit }) => {
    const shop = visit("DE");
    await shop.allow("statistics");
    const stored = await storedEvents(page);
    const person = newPerson();
    await shop.register(person);
    await expect.poll(() => sequence(page)).toEqual([...begin, "sign_up"]);
    await page.reload();
    await expect.poll(() => sequence(page)).toEqual(begin);
    await shop.logout();
    await shop.login(person);
    await expect.poll(() => sequence(page)).toEqual([...begin, "login"]);
    await expect(page).toHaveURL(shop.origin + customerPaths.account);
    await expect(shop.notice).toHaveText(shop.texts.customer.done.loggedIn);
    await page.reload();
    await expect.poll(() => sequence(page)).toEqual(begin);
    await shop.open();
    const logins = () => stored().filter((event) => /sign_up|login/.test(event));
    await expect.poll(logins).toEqual(["CustomEventData sign_up", "CustomEventData login"]);
  },
);

test("before a decision the data layer gets all, and the collector nothing", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith(publishPath) && asked.push(request.url()));
  await shop.open("/x-p100111.html");
  await expect
    .poll(() => sequence(page))
    .toEqual(["consent default", "page_view", "item_view", "-", "view_item"]);
  await shop.open();
  await expect.poll(() => sequence(page)).toEqual(["consent default", "page_view"]);
  expect(asked).toEqual([]);
});

hostTest(
  "another team's page, its cart and its checkout are tracked once each",
  async ({ page, visit, host }) => {
    const shop = visit("DE");
    await page.goto(`${host.origin}/page.html`);
    await expect.poll(() => sequence(page)).toEqual(["consent default", "page_view"]);
    expect(await shop.addByScript("100111", 2)).toBe("");
    const added = ["consent default", "page_view", "-", "add_to_cart"];
    await expect.poll(() => sequence(page)).toEqual(added);
    const { items, value, currency } = (await ecommerceOf(page, "add_to_cart"))!;
    expect(items).toEqual([expect.objectContaining({ quantity: 2 })]);
    expect(value).toBeCloseTo(2 * items[0]!.price, 10);
    const order = { currency, items, shipping: 4.95, transaction_id: "100-1" };
    for (let attempt = 0; attempt < 2; attempt++)
      await page.evaluate(
        (data) =>
          (
            window as unknown as { kontor: { track(name: string, data: object): Promise<void> } }
          ).kontor.track("purchase", data),
        order,
      );
    expect(await sequence(page)).toEqual([...added, "-", "purchase"]);
    expect(await ecommerceOf(page, "purchase")).toEqual({ ...order, value });
  },
);
