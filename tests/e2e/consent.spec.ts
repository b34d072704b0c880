import type { Page } from "@playwright/test";
import { cookieIn } from "../../platform/shared/cookies/cookies.ts";
import {
  activeGroups,
  consentCookie,
  decidedCookie,
} from "../../platform/shared/cookies/consent-cookie.ts";
import { test as hostTest } from "./foreign-host.ts";
import { axeFindings } from "./axe.ts";
import { shifts, watchShifts } from "./layout-shifts.ts";
import { atNight, dailyIf } from "./night.ts";
import { expect, test, type Shop } from "./shop.ts";

/** Tests the shop's own consent banner for visitors who have not decided. */

test.use({ consent: "undecided" });

const banner = ({ page, texts: { consent } }: Pick<Shop, "page" | "texts">) => {
  const panel = page.getByLabel(consent.title, { exact: true });
  const button = (name: string) => panel.getByRole("button", { name, exact: true });
  const box = (group: keyof typeof consent.groups) =>
    panel.getByRole("checkbox", { name: consent.groups[group].name });
  const link = page
    .locator('[data-kontor="footer"]')
    .getByRole("link", { name: consent.settings, exact: true });
  return { panel, button, box, link };
};

const groupsOf = async (page: Page) => activeGroups(await page.evaluate(() => document.cookie));

// One site per text length.
for (const site of ["DE", "CH_FR", "HU", "PL", "TR"] as const)
  test(
    `${site} asks in its language; refusing is as easy as accepting, and lasts`,
    dailyIf(site === "DE"),
    async ({ page, visit }) => {
      const shop = visit(site);
      const { consent } = shop.texts;
      const { panel, button } = banner(shop);
      await watchShifts(page);
      await shop.open();
      await expect(panel).toBeVisible();
      await expect(panel.getByRole("link", { name: consent.privacy.text })).toHaveAttribute(
        "href",
        `${consent.privacy.path}#cookies`,
      );
      const [refuse, accept] = [button(consent.refuse), button(consent.accept)];
      const look = (of: typeof refuse) =>
        of.evaluate((element) => {
          const { backgroundColor, color, font, height, width } = getComputedStyle(element);
          return { backgroundColor, color, font, height, width };
        });
      expect(await look(refuse)).toEqual(await look(accept));
      // It takes no focus and shifts nothing.
      await expect(page.locator(":focus")).toHaveCount(0);
      expect(await shifts(page)).toEqual([]);
      expect(await groupsOf(page)).toEqual([]);
      await refuse.click();
      await expect(panel).toBeHidden();
      expect(await groupsOf(page)).toEqual(["C0001"]);
      await shop.reloadAttached();
      await expect.poll(() => pushed(page)).toEqual(told(",C0001,"));
      await expect(panel).toBeHidden();
    },
  );

test("a choice of groups is stored as the provider's tool does, and shown when it is opened again", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const { consent } = shop.texts;
  const { panel, button, box, link } = banner(shop);
  await shop.open();
  await button(consent.choose).click();
  await expect(box("necessary")).toBeDisabled();
  await expect(box("statistics")).not.toBeChecked();
  await expect(box("statistics")).toBeFocused();
  await box("functional").check();
  expect(await axeFindings(page, { include: "kontor-consent" })).toEqual([]);
  await button(consent.save).click();
  await expect(panel).toBeHidden();
  const cookies = await page.evaluate(() => document.cookie);
  const stored = new URLSearchParams(/OptanonConsent=([^;]*)/.exec(cookies)?.[1]);
  expect(stored.get("groups")).toBe("C0001:1,C0002:0,C0003:1,C0004:0");
  expect(stored.get("interactionCount")).toBe("1");
  expect(cookieIn(cookies, decidedCookie)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const months = (await page.context().cookies()).filter(({ name }) => name.startsWith("Optanon"));
  expect(months.map(({ name }) => name).sort()).toEqual([decidedCookie, consentCookie]);
  for (const { expires } of months)
    expect(expires - Date.now() / 1_000).toBeLessThanOrEqual(365 * 86_400 + 60);
  expect(await pushed(page)).toEqual([...told(",C0001,"), ...told(",C0001,C0003,")]);

  await link.click();
  await expect(box("functional")).toBeChecked();
  await expect(box("statistics")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
  expect(await groupsOf(page)).toEqual(["C0001", "C0003"]);
});

test("by keyboard: the consent banner comes first, Escape decides nothing, nothing is covered", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const { consent } = shop.texts;
  const { panel, button, box } = banner(shop);
  await page.setViewportSize({ width: 1280, height: 700 });
  await shop.open();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeVisible();
  // A focused element further down is scrolled above the banner.
  const last = page.locator('[data-kontor="footer"] a').last();
  await shop.page.locator('[data-kontor="footer"] .kontor-footer__legal a').first().focus();
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press("Tab");
    await expect
      .poll(async () => {
        const focused = (await page.locator(":focus").boundingBox())!;
        const cover = (await panel.boundingBox())!;
        return cover.y + 1 - (focused.y + focused.height);
      })
      .toBeGreaterThanOrEqual(0);
  }
  await expect(last).toBeAttached();
  await button(consent.choose).focus();
  await page.keyboard.press("Enter");
  await expect(box("statistics")).toBeFocused();
  await page.keyboard.press("Space");
  await button(consent.save).focus();
  await page.keyboard.press("Enter");
  await expect(panel).toBeHidden();
  expect(await groupsOf(page)).toEqual(["C0001", "C0002"]);
});

test("a decision in one tab closes the banner of another and updates its data layer", async ({
  page,
  context,
  visit,
}) => {
  const shop = visit("PL");
  const other = visit("PL", await context.newPage());
  await shop.open();
  await other.open();
  await expect(banner(shop).panel).toBeVisible();
  await expect(banner(other).panel).toBeVisible();
  await banner(other).button(shop.texts.consent.accept).click();
  await expect(banner(shop).panel).toBeHidden();
  await expect
    .poll(() => pushed(page))
    .toEqual([...told(",C0001,"), ...told(",C0001,C0002,C0003,C0004,")]);
});

test(
  "from 320 to 1920 px the consent banner fits, also in the dark, and can be scrolled",
  atNight,
  async ({ page, visit }) => {
    const shop = visit("HU");
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await shop.open();
    const { panel, button } = banner(shop);
    await button(shop.texts.consent.choose).click();
    for (const width of [320, 360, 768, 1920]) {
      await page.setViewportSize({ width, height: 480 });
      const { x, y, width: wide, height } = (await panel.boundingBox())!;
      expect.soft(x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect.soft(x + wide, `${width} px`).toBeLessThanOrEqual(width);
      expect.soft(y, `${width} px`).toBeGreaterThanOrEqual(0);
      expect.soft(y + height, `${width} px`).toBeLessThanOrEqual(480);
      const fits = await panel.evaluate((each) => each.scrollWidth <= each.clientWidth);
      expect.soft(fits, `${width} px`).toBe(true);
      expect
        .soft(await axeFindings(page, { include: "kontor-consent" }), `${width} px`)
        .toEqual([]);
    }
  },
);

test.describe("on a phone with Android", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    viewport: { width: 360, height: 800 },
  });

  test(
    "the question and the settings lie over the offer of the app",
    atNight,
    async ({ visit }) => {
      const shop = visit("DE");
      const { consent } = shop.texts;
      const { panel, button, link } = banner(shop);
      await shop.openAttached();
      await expect(panel).toBeVisible();
      await expect(shop.appBanner).toBeVisible();
      // The click fails if something covers the button.
      await button(consent.refuse).click();
      await expect(panel).toBeHidden();
      await link.dispatchEvent("click");
      await button(consent.accept).click();
      await expect(panel).toBeHidden();
    },
  );
});

hostTest(
  "a page of another team asks once, and opens the settings by its own link",
  async ({ page, visit, host }) => {
    const shop = visit("DE");
    const { panel, button } = banner(shop);
    await page.goto(`${host.origin}/page.html`);
    await expect(panel).toHaveCount(1);
    await button(shop.texts.consent.accept).click();
    await expect(panel).toBeHidden();
    await page.evaluate(() =>
      (window as unknown as { kontor: { consent: { open(): void } } }).kontor.consent.open(),
    );
    await expect(banner(shop).box("advertising")).toBeChecked();
  },
);

hostTest(
  "a withdrawal of consent says that the page is loaded again where a host's tag cannot be ended, and does it",
  atNight,
  async ({ page, visit, host }) => {
    const shop = visit("DE");
    const { consent } = shop.texts;
    const { panel, button } = banner(shop);
    const hasTag = () => page.evaluate(() => document.cookie.includes("_px=1"));
    await page.goto(`${host.origin}/page.html`);
    await page.evaluate(() => {
      const script = "document.cookie = '_px=1'";
      document.body.insertAdjacentHTML(
        "beforeend",
        `<script type="text/plain" id="pixel" data-kontor-tag="C0004">${script}</script>`,
      );
      Object.assign((window as unknown as { kontor: object }).kontor, {
        tags: [{ id: "pixel", names: ["_px"] }],
        isFirst: true,
      });
    });
    await button(consent.accept).click();
    await expect.poll(hasTag).toBe(true);
    await page.evaluate(() =>
      (window as unknown as { kontor: { consent: { open(): void } } }).kontor.consent.open(),
    );
    await button(consent.refuse).click();
    const notice = page.getByRole("alertdialog", { name: consent.title });
    await expect(notice).toContainText(consent.reload.text);
    expect(await hasTag()).toBe(false);
    await notice.getByRole("button", { name: consent.reload.button }).click();
    await expect
      .poll(() => page.evaluate(() => "isFirst" in ((window as { kontor?: object }).kontor ?? {})))
      .toBe(false);
    await expect(notice).toBeHidden();
    await expect(panel).toBeHidden();
    expect(await hasTag()).toBe(false);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link in the footer leads to what is stored", async ({ page, visit }) => {
    const shop = visit("SK");
    await shop.open();
    await banner(shop).link.click();
    await expect(page).toHaveURL(/#cookies$/);
    await expect(page.locator("#cookies")).toBeVisible();
    await expect(page.getByRole("cell", { name: "Štatistické" }).first()).toBeVisible();
  });
});

/** Returns the consent that the data layer received. */
const pushed = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(
      (entry) => "OnetrustActiveGroups" in entry || "OptanonActiveGroups" in entry,
    ),
  );

/** Returns the entries of one report, in the provider's order. */
const told = (groups: string): Record<string, string>[] => [
  { OnetrustActiveGroups: groups },
  { OptanonActiveGroups: groups },
  { event: "OneTrustGroupsUpdated", OnetrustActiveGroups: groups },
];
