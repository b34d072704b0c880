import { hostPath, serveHost, type HostPage } from "./other-team.ts";
import { expect, test } from "./shop.ts";

/** Tests the border in markup of hosts that changes where its forms and links lead, and beside their changed built-ins. */

const pageForm: HostPage["around"] = [
  `<form method="post" action="${hostPath}" onkeypress="return event.key !== 'Enter'"><input type="hidden" name="state" value="1">`,
  '<button name="own">Save</button></form>',
];
const below = '<main id="kontor-content" tabindex="-1"><h1>Title</h1></main>';

for (const form of ["plain", "strict"] as const)
  test(`below another base address the skip link and the newsletter's mistakes stay on the page, in the ${form} form`, async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await serveHost(shop, { form, head: '<base href="/">', main: below });
    await shop.openAttached(hostPath);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    expect(page.url()).toBe(`${shop.origin}${hostPath}#kontor-content`);
    const { form: texts } = shop.texts.newsletter;
    const footer = page.locator('[data-kontor="footer"]');
    const email = footer.getByLabel(texts.email);
    await email.fill("ida");
    await expect(footer.getByText(texts.personalOffers)).toBeVisible();
    await footer.getByRole("button", { name: texts.submit, exact: true }).click();
    await footer.getByRole("alert").getByRole("link").click();
    await expect(email).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(hostPath);
    expect(warnings).toEqual([expect.stringContaining("<base href>")]);
  });

test("a base address of another origin has a warning in the console", async ({ page, visit }) => {
  const shop = visit("DE");
  await page.route("https://files.example/**", (route) =>
    route.fulfill({
      json: {},
      headers: {
        "access-control-allow-origin": shop.origin,
        "access-control-allow-credentials": "true",
      },
    }),
  );
  await serveHost(shop, { form: "plain", head: '<base href="https://files.example/">' });
  const warning = page.waitForEvent("console", (message) => /<base href>/.test(message.text()));
  await page.goto(shop.origin + hostPath);
  expect((await warning).text()).toContain("https://files.example");
});

test("in a form around the page the strict form searches by Enter and by its button, and posts nothing of the host", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await serveHost(shop, { form: "strict", around: pageForm });
  for (const press of ["Enter", "button"]) {
    await shop.openAttached(hostPath);
    await shop.search.fill("kaffee");
    if (press === "Enter") await page.keyboard.press("Enter");
    else await shop.header.getByRole("button", { name: shop.texts.search.submit }).click();
    await expect(page).toHaveURL(/\/search\?query=kaffee/);
  }
});

test.describe("with a message of React", () => {
  test.use({ mayComplain: true });

  test("in a form around the page the plain form has a warning in the console, and searches", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await serveHost(shop, { form: "plain", around: pageForm });
    const warning = page.waitForEvent("console", (message) => /option shadow/.test(message.text()));
    await page.goto(shop.origin + hostPath);
    await warning;
    await expect(shop.header.locator("form[role=search]")).toBeAttached();
    await shop.search.click();
    await page.keyboard.type("kaf");
    await expect(shop.products.first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?query=kaf/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("in a form around the page the strict form reaches the shop's results without scripts", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await serveHost(shop, { form: "strict", around: pageForm });
    await page.goto(shop.origin + hostPath);
    await shop.search.fill("kaffee");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?query=kaffee/);
  });
});

test("a page whose script has a method of its own for arrays is named in the console, and its search is an ordinary form", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const script = "<script>Array.prototype.find = function () { return false }</script>";
  await serveHost(shop, { form: "plain", head: script });
  const warning = page.waitForEvent("console", (message) =>
    /Array\.prototype\.find/.test(message.text()),
  );
  await page.goto(shop.origin + hostPath);
  await warning;
  await shop.search.fill("kaffee");
  await shop.header.getByRole("button", { name: shop.texts.search.submit }).click();
  await expect(page).toHaveURL(/\/search\?query=kaffee/);
});

test("beside a script that adds toJSON to all arrays and objects, a product is added to the cart", async ({
  visit,
}) => {
  const shop = visit("DE");
  const script = `<script>Array.prototype.toJSON = Object.prototype.toJSON = () => "none"</script>`;
  await serveHost(shop, { form: "plain", head: script });
  await shop.openAttached(hostPath);
  expect(await shop.addByScript("100111", 1)).toBe("");
  await expect(shop.badge(1)).toBeVisible();
});
