import { cartPagePath, newsletterApi, publishPath } from "../../border/border-paths.ts";
import { join } from "node:path";
import { borderCalls } from "../../border/border-calls.ts";
import type { BatchAnswer } from "../../border/tracking/tracking-schema.ts";
import { decidedCookie } from "../../platform/shared/cookies/consent-cookie.ts";
import { storedMails } from "../../platform/mail/server/file-transport.ts";
import { footerAlone, test } from "./other-origin.ts";
import { accountOn, newPerson, password } from "./shop-account.ts";
import { coffee, expect } from "./shop.ts";
import { logIn, previewNextYear } from "./staff.ts";

/** Tests the border in a page of another origin of its site, which forwards nothing to the shop. */

test.use({ consent: "undecided" });

// The tests share a server.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ page, origins }) => {
  const calls = new Set<string>();
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === origins.host && !["/", "/page.html", footerAlone].includes(pathname))
      failed.push(request.url());
    if (origin === origins.shop && /fetch|xhr|ping|other/.test(request.resourceType()))
      calls.add(`${request.method()} ${pathname}`);
  });
  await page.goto(`${origins.host}/page.html`);
  seen.set(page, { calls, failed });
});
const seen = new WeakMap<object, { calls: Set<string>; failed: string[] }>();
test.afterEach(({ page }) => {
  const { calls, failed } = seen.get(page)!;
  expect(failed).toEqual([]);
  const isListed = (call: string) =>
    borderCalls.some(({ path, methods, isForm }) =>
      methods.some((method) => {
        const listed = `${method} ${path}`;
        return (
          !isForm &&
          (call === listed || (path.endsWith("*") && call.startsWith(listed.slice(0, -1))))
        );
      }),
    );
  expect([...calls].filter((call) => !isListed(call))).toEqual([]);
});

test("on a page of another origin search, flyout, cart and links work, and lead to the shop", async ({
  page,
  visit,
  origins,
}) => {
  const shop = visit("DE");
  await expect(shop.bar).toHaveCSS("background-color", "rgb(255, 253, 249)");
  await page.getByRole("button", { name: shop.texts.consent.refuse, exact: true }).click();
  expect(await page.evaluate(() => document.fonts.check('16px "Kontor Text"'))).toBe(true);
  await expect(shop.topBanner).toBeVisible();

  await shop.search.click();
  await page.keyboard.type(coffee.DE);
  const picture = shop.products.first().locator("img");
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await shop.items.nth(1).hover();
  await expect(shop.flyout.getByRole("link").first()).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(shop.flyout).toBeHidden();

  expect(await shop.addByScript("100111", 2)).toBe("");
  await expect(shop.badge(2)).toBeVisible();
  await page.reload();
  await expect(shop.badge(2)).toBeVisible();
  await shop.miniCartButton.press("Enter");
  await expect(shop.miniCart.getByRole("listitem")).toHaveCount(1);

  const addresses = await page
    .locator("[data-kontor] :is(a, form, img, source)")
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ["href", "action", "src", "srcset"].flatMap((name) => element.getAttribute(name) ?? []),
      ),
    );
  expect(addresses.filter((address) => address.startsWith("/"))).toEqual([]);

  await page.waitForLoadState("networkidle");
  await shop.badge(2).click();
  await expect(page).toHaveURL(origins.shop + cartPagePath);
  await expect(shop.entries).toHaveCount(1);
  // The decision of the other origin counts here, too.
  await expect(page.getByLabel(shop.texts.consent.title, { exact: true })).toHaveCount(0);
});

test("on a page of another origin consent, tracking and the newsletter work", async ({
  page,
  visit,
}) => {
  const { texts } = visit("DE");
  const published = page.waitForResponse((response) => response.url().includes(publishPath));
  await page.getByRole("button", { name: texts.consent.accept, exact: true }).click();
  const { accepted, rejected } = (await (await published).json()) as BatchAnswer;
  expect(rejected).toEqual([]);
  expect(accepted.length).toBeGreaterThan(0);

  const footer = page.locator('[data-kontor="footer"]');
  await footer.getByLabel(texts.newsletter.form.email).first().click();
  await page.keyboard.type("ada@example.com");
  const subscribed = page.waitForResponse((response) =>
    response.url().includes(newsletterApi.subscribers("internal")),
  );
  await page.keyboard.press("Enter");
  expect((await subscribed).ok()).toBe(true);
});

test("shoppers' texts in a page of another origin cannot change the border's addresses or scripts", async ({
  page,
  origins,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(origins.host + footerAlone);
  await page.locator('footer[data-kontor="footer"]').getByRole("textbox").first().click();
  await page.keyboard.type("ada@example.com");
  const subscribed = page.waitForResponse((response) =>
    response.url().includes(newsletterApi.subscribers("internal")),
  );
  await page.keyboard.press("Enter");
  expect((await subscribed).ok()).toBe(true);
  expect(asked.filter((url) => url.includes("forged"))).toEqual([]);
});

test("the decision in a consent tool of a page of another origin counts in the shop", async ({
  page,
  context,
  origins,
}) => {
  await page.addInitScript((host) => {
    if (location.origin === host)
      Object.assign(window, { kontor: { consent: { open() {}, allowed: ["statistics"] } } });
  }, origins.host);
  await page.reload();
  await expect
    .poll(async () => (await context.cookies(origins.shop)).map(({ name }) => name))
    .toContain(decidedCookie);
});

test("a page of another origin greets the shop's customer", async ({ page, origins, visit }) => {
  const shop = visit("DE");
  const account = accountOn(page, "DE", origins.shop);
  const person = newPerson();
  await page.getByRole("button", { name: shop.texts.consent.refuse, exact: true }).click();
  await account.fillRegistration(person);
  const { subject } = shop.texts.customerMails.confirmAddress;
  let link = "";
  await expect(async () => {
    const mails = await storedMails(join(origins.server.folder, "mails"));
    link = /https:\S+/.exec(mails.find((mail) => mail.subject === subject)?.text ?? "")![0];
  }).toPass();
  await page.goto(link);
  await account.passwordField.fill(password);
  await page.getByRole("button", { name: shop.texts.customer.confirmAddress, exact: true }).click();
  await expect(shop.userMenu).toContainText("Ada");
  await page.goto(`${origins.host}/page.html`);
  await expect(shop.userMenu).toContainText("Ada");
});

test("staff preview another moment on a page of another origin", async ({
  page,
  origins,
  visit,
}) => {
  await page.getByRole("button", { name: visit("DE").texts.consent.refuse, exact: true }).click();
  await logIn(page, `${origins.shop}/staff`, origins.server.folder);

  await page.goto(`${origins.host}/page.html`);
  const mark = await previewNextYear(page);
  await mark.getByRole("button", { name: "Back to now" }).click();
  await expect(page).toHaveURL(`${origins.host}/`);
  await page.goto(`${origins.host}/page.html`);
  await expect(mark).toHaveCount(0);
});
