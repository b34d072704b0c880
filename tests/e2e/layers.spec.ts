import type { Locator } from "@playwright/test";
import { hostileSheets } from "./hostile-sheets.ts";
import { dailyIf } from "./night.ts";
import { forms, hostPath, serveHost, type HostPage } from "./other-team.ts";
import { coffee, expect, test, type Shop } from "./shop.ts";

/** Tests which layer of another team's page is on top where the border's lie over it: bars, content, modals, a chat. */

test.use({ consent: "undecided", contextOptions: { reducedMotion: "reduce" } });

/** Bars of Bootstrap where panels of the border open, content over the footer, and a button of a chat in the corner. */
const main = `<main id="kontor-content" style="position: relative; z-index: 1000; margin-bottom: -2000px; background: silver">
    <div class="sticky-top" id="own-bar" style="height: 40px; background: gold">Filter</div>
    <p style="height: 5000px">Text</p>
  </main>
  <div class="fixed-top" style="top: 300px; height: 40px; background: gold">Offer</div>
  <div class="fixed-bottom" style="height: 90px; background: gold">To the cart</div>
  <button id="chat" style="position: fixed; right: 20px; bottom: 20px; width: 60px; height: 60px; z-index: 2147483000">Chat</button>
  <div class="modal show" id="own-modal" tabindex="-1" style="background: black"></div>`;

/** Opens the page with a piece in the cart, and waits for the question for consent. */
async function openHost(shop: Shop, host: Pick<HostPage, "form" | "head">) {
  await serveHost(shop, {
    main,
    options: ["sticky"],
    sheet: hostileSheets["Bootstrap 5"],
    ...host,
  });
  await shop.openAttached(hostPath);
  await shop.addByScript("100111", 1);
  await expect(shop.badge(1)).toBeAttached();
  await expect(shop.page.locator("kontor-consent")).toBeAttached();
}

/**
 * Returns the elements that cover a part of the border at a grid of points of it within the window, besides the chat's button, which
 * covers no more than itself.
 */
const covering = (part: Locator) =>
  part.evaluate((panel) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    const inWindow = [
      [Math.max(0, left), Math.min(innerWidth, right)],
      [Math.max(0, top), Math.min(innerHeight, bottom)],
    ] as const;
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const at = ([from, to]: readonly [number, number], share: number) => from + (to - from) * share;
    const root = panel.getRootNode() as Document | ShadowRoot;
    return steps.flatMap((x) =>
      steps.flatMap((y) => {
        const point = [at(inWindow[0], x), at(inWindow[1], y)] as const;
        // The document has the element around a shadow root in place of what is inside.
        const top = root.elementFromPoint(...point) ?? document.elementFromPoint(...point);
        return !top || panel.contains(top) || top.id === "chat"
          ? []
          : [`${top.localName}.${top.className}#${top.id}`];
      }),
    );
  });

const removeBanner = ({ page }: Shop) =>
  page.locator("kontor-consent").evaluate((banner) => banner.remove());

const isOnTop = (element: Locator) =>
  element.evaluate((panel) => {
    const { x, y, width, height } = panel.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === panel;
  });

/** Opens each panel that the header has at the window's width. */
async function* panelsOf(shop: Shop): AsyncGenerator<Locator> {
  const { page, texts } = shop;
  if (page.viewportSize()!.width < 980) {
    await shop.openDrawer();
    yield shop.drawer;
    await page.keyboard.press("Escape");
    await expect(shop.drawer).toBeHidden();
    await shop.openSearch();
    await page.keyboard.type(coffee.DE);
    await expect(shop.options.first()).toBeVisible();
    yield shop.searchFlyout;
    await shop.closeSearch.click();
    await expect(shop.searchFlyout).toBeHidden();
  } else {
    await shop.items.first().hover();
    await expect(shop.flyout.locator("img").first()).toBeVisible();
    yield shop.flyout;
    await shop.miniCartButton.press("Enter");
    await expect(shop.miniCart.getByRole("listitem").first()).toBeVisible();
    yield shop.miniCart;
    await shop.search.click();
    await page.keyboard.type(coffee.DE);
    await expect(shop.products.first()).toBeVisible();
    yield shop.header.locator(".kontor-search__panel");
    await page.keyboard.press("Escape");
    await page.mouse.move(640, 800);
  }
  const countries = page.locator(".kontor-footer__countries");
  await countries.locator("summary").press("Enter");
  await countries.locator("summary").evaluate((name) => name.scrollIntoView({ block: "end" }));
  yield countries.locator("> div");
  await page.getByRole("link", { name: texts.header.skipToContent }).focus();
  yield page.getByRole("link", { name: texts.header.skipToContent });
}

for (const form of Object.keys(forms) as (keyof typeof forms)[])
  for (const width of [360, 1280])
    test(
      `at ${width} px every open panel of the ${form} form lies above content and bars of Bootstrap, and a chat's button stays above it`,
      dailyIf(width === 1280 ? form === "plain" : form === "strict"),
      async ({ page, visit }) => {
        const shop = visit("DE");
        await page.setViewportSize({ width, height: 900 });
        await openHost(shop, { form });
        await removeBanner(shop);
        for await (const panel of panelsOf(shop)) {
          expect.soft(await covering(panel), String(panel)).toEqual([]);
          const isModal = await panel.evaluate((element) => element.matches(":modal"));
          expect.soft(await isOnTop(page.locator("#chat")), String(panel)).toBe(!isModal);
        }
      },
    );

for (const width of [360, 1280])
  test(`at ${width} px neither bars nor a chat cover the question for consent, and the chat is back after the decision`, async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await page.setViewportSize({ width, height: 900 });
    await openHost(shop, { form: "plain" });
    const buttons = page.locator("kontor-consent button");
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) expect(await covering(button)).toEqual([]);
    await buttons.first().click();
    await expect(page.locator("kontor-consent")).toHaveCount(0);
    expect(await isOnTop(page.locator("#chat"))).toBe(true);
  });

test("a sticky header lies above sticky content of the page and below its modal", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await openHost(shop, { form: "plain" });
  await removeBanner(shop);
  await shop.scrollTo(1000);
  await expect(shop.bar).toHaveAttribute("data-hidden");
  await shop.scrollTo(900);
  await expect(shop.bar).not.toHaveAttribute("data-hidden");
  await expect(shop.bar).toBeInViewport({ ratio: 1 });
  await expect.poll(() => covering(shop.bar)).toEqual([]);
  await page.locator("#own-modal").evaluate((modal) => (modal.style.display = "block"));
  await expect(page.locator("#own-modal")).toBeInViewport();
  expect(new Set(await covering(shop.bar))).toEqual(new Set(["div.modal show#own-modal"]));
});

for (const form of Object.keys(forms) as (keyof typeof forms)[])
  test(
    `--kontor-z moves the header of the ${form} form below a modal that is low, and what is open with it`,
    dailyIf(form === "strict"),
    async ({ visit }) => {
      const shop = visit("DE");
      const layer = () => shop.bar.evaluate((bar) => getComputedStyle(bar).zIndex);
      await openHost(shop, { form, head: "<style>:root { --kontor-z: 40 }</style>" });
      await removeBanner(shop);
      expect(await layer()).toBe("40");
      await shop.items.first().hover();
      await expect(shop.flyout).toBeVisible();
      expect(await layer()).toBe("1040");
    },
  );
