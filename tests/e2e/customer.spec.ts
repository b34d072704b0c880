import { cardPaths, customerPaths } from "../../shop/shop-paths.ts";
import { customerCookies } from "../../shop/customer/customer-contract.ts";
import { atNight, dailyIf } from "./night.ts";
import { expect, test, type Shop } from "./shop.ts";
import { password, newPerson } from "./shop-account.ts";
import { inTabOrder, tabTo } from "./tab-order.ts";

/** Tests accounts from a customer's point of view. */

const sessionCookie = "kontorSession";

for (const site of ["DE", "HU", "TR"] as const)
  test(
    `${site}: register, log out, log in, get a card with beans`,
    dailyIf(site === "HU"),
    async ({ page, visit }) => {
      const shop = visit(site);
      const { customer: texts, header } = shop.texts;
      const person = newPerson("Zoë", "Čapek-Ö");
      await shop.register(person);
      await expect(shop.notice).toHaveText(texts.done.registered);
      const name = site === "HU" ? "Čapek-Ö Zoë" : "Zoë Čapek-Ö";
      await expect(shop.userMenu).toHaveAccessibleName(new RegExp(name));

      await shop.logout();
      await expect(page).toHaveURL(`${shop.origin}${customerPaths.userMenu}?done=loggedOut`);
      await expect(shop.notice).toHaveText(texts.done.loggedOut);
      await expect(shop.userMenu).toHaveAccessibleName(header.account);

      await shop.login(person);
      await expect(page).toHaveURL(shop.origin + customerPaths.account);
      await shop.open(cardPaths.kontorcard);
      const card = texts.cards.kontorcard;
      await page.getByRole("button", { name: texts.getCard.replace("{card}", card) }).click();
      await expect(shop.notice).toHaveText(texts.done.card);
      await expect(shop.beans).toHaveText(
        shop.site.card!.welcomeBeans.toLocaleString(shop.site.locale),
      );
      await expect(shop.userMenu).toHaveAccessibleName(new RegExp(header.kontorCardMember));
    },
  );

test.describe("refused", () => {
  // The browser reports these statuses as errors.
  test.use({ mayComplain: true });

  test(
    "a login with a wrong password and one with an unknown address show the same message",
    atNight,
    async ({ visit }) => {
      const shop = visit("DE");
      const person = newPerson();
      await shop.register(person);
      await shop.logout();
      const { problems, checkFields } = shop.texts.customer;
      for (const who of [person, newPerson()]) {
        await shop.login(who, { with: "Wrong-2026" });
        await expect(shop.refusal).toHaveText(checkFields);
        await expect(shop.passwordField).toHaveAccessibleDescription(problems.wrongLogin);
        await expect(shop.passwordField).toBeFocused();
        await expect(shop.passwordField).toHaveValue("");
        await expect(shop.userMenu).toHaveAccessibleName(shop.texts.header.account);
      }
    },
  );

  test(
    "registering a taken address says so by mail, not on the page",
    atNight,
    async ({ page, visit }) => {
      const shop = visit("HU");
      const person = newPerson();
      await shop.register(person);
      await shop.logout();
      await shop.fillRegistration(person);
      const { customer: texts, customerMails } = shop.texts;
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.checkInbox);
      await page.goto(await shop.linkTo(person, customerMails.accountExists.subject));
      await expect(shop.loginButton).toBeVisible();
    },
  );
});

test("a remembered customer: without the session the name stays, the account asks for the password", async ({
  page,
  context,
  visit,
}) => {
  const shop = visit("PL");
  const person = newPerson("Maria", "Curie");
  await shop.register(person, { remember: true });
  await expect(shop.notice).toBeVisible();
  await context.clearCookies({ name: sessionCookie });
  await shop.openAttached();
  await expect(shop.userMenu).toHaveAccessibleName(/Maria Curie/);
  await shop.open(customerPaths.userMenu);
  await expect(page.getByRole("main")).toContainText("Maria Curie");
  await shop.open(customerPaths.account);
  await expect(page.getByText(shop.texts.customer.rememberedIntro)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(person.email);
  await shop.passwordField.fill(password);
  await shop.loginButton.click();
  await expect(page.getByRole("main")).toContainText(person.email);

  await shop.logout();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(
    customerCookies.loginToken,
  );
});

test(
  "a customer who is not remembered is unknown without the session",
  atNight,
  async ({ context, visit }) => {
    const shop = visit("PL");
    await shop.register(newPerson());
    await expect(shop.notice).toBeVisible();
    await context.clearCookies({ name: sessionCookie });
    await shop.openAttached();
    await expect(shop.userMenu).toHaveAccessibleName(shop.texts.header.account);
  },
);

test(
  "a hostile name is plain text, in the header and on the pages",
  atNight,
  async ({ page, visit }) => {
    const shop = visit("DE");
    const [firstname, lastname] = ['<img src=x onerror="window.hurt=1">', "</script><b>x</b>"];
    // The shop accepts no such name, but another server may answer at this address.
    await page.route("**/psdata", (route) =>
      route.fulfill({
        json: {
          tracking: { loginStatus: "LOGGED_IN" },
          customer: { firstname, lastname, loyaltyBeans: 1234, statuses: {} },
        },
      }),
    );
    await shop.openAttached();
    await expect(shop.userMenu).toContainText(`${firstname} ${lastname}`);
    await expect(shop.userMenu.locator("img, b:not([data-kontor-beans])")).toHaveCount(0);
    await expect(shop.beans).toHaveText("1.234");
    expect(await page.evaluate(() => "hurt" in window)).toBe(false);
  },
);

test.describe("names", () => {
  // With JavaScript the browser refuses them before they are sent.
  test.use({ mayComplain: true, javaScriptEnabled: false });

  test(
    "names with characters of HTML are refused with a message",
    atNight,
    async ({ page, visit }) => {
      const shop = visit("DE");
      await shop.fillRegistration(newPerson('<img src=x onerror="hurt=1">', "X"));
      await expect(shop.field(shop.texts.customer.firstName)).toHaveAccessibleDescription(
        shop.texts.customer.problems.invalidCharacters,
      );
      await expect(page.getByRole("main").locator("img")).toHaveCount(0);
    },
  );
});

test("the guest's cart is merged into the customer's, and stays with the customer", async ({
  page,
  visit,
}) => {
  const shop = visit("SK");
  const person = newPerson();
  await shop.register(person);
  await shop.open();
  await shop.changeCart({ setArticle: { productId: "100111", quantity: 2 } });
  await shop.logout();
  await expect(shop.badge(0)).toBeVisible();
  await shop.changeCart({ setArticle: { productId: "101101", quantity: 1 } });
  await shop.login(person);
  await expect(page).toHaveURL(shop.origin + customerPaths.account);
  await expect(shop.badge(3)).toBeVisible();
  await shop.logout();
  await expect(shop.badge(0)).toBeVisible();
});

test("logged out in one tab, logged out in the other", atNight, async ({ context, visit }) => {
  const first = visit("CZ");
  await first.register(newPerson("Božena", "Němcová"));
  const second = visit("CZ", await context.newPage());
  await second.openAttached(customerPaths.profile);
  await expect(second.userMenu).toHaveAccessibleName(/Božena/);
  await first.logout();
  await second.page
    .getByRole("main")
    .getByRole("button", { name: second.texts.customer.save })
    .click();
  await expect(second.loginButton).toBeVisible();
  await expect(second.userMenu).toHaveAccessibleName(second.texts.header.account);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const site of ["DE", "CH_FR"] as const)
    test(`${site}: register, leave and come back`, atNight, async ({ page, visit }) => {
      const shop = visit(site);
      const person = newPerson();
      await shop.register(person, { remember: true });
      await expect(shop.notice).toHaveText(shop.texts.customer.done.registered);
      await changeProfile(shop);
      await shop.logout();
      await expect(shop.notice).toHaveText(shop.texts.customer.done.loggedOut);
      await shop.login(person);
      await expect(page.getByRole("main")).toContainText(person.email);
      await shop.open(customerPaths.profile);
      await expect(shop.field(shop.texts.customer.firstName)).toHaveValue("Aline");
    });
});

async function changeProfile(shop: Shop) {
  const { customer: texts } = shop.texts;
  await shop.open(customerPaths.profile);
  await shop.field(texts.firstName).fill("Aline");
  await shop.page.getByRole("main").getByRole("button", { name: texts.save, exact: true }).click();
  await expect(shop.notice).toHaveText(texts.done.profile);
}

for (const site of ["DE", "TR"] as const)
  test(
    `${site} by keyboard at 360px: a customer opens the addresses from the overview, and adds one`,
    dailyIf(site === "TR"),
    async ({ page, visit }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const shop = visit(site);
      await shop.register(newPerson("Ida", "Müller"));
      const { account, customer: texts, checkout } = shop.texts;
      const main = page.getByRole("main");
      const go = async (name: string) => {
        await shop.skipHeader();
        await tabTo(page, main.getByRole("link", { name, exact: true }).first());
        await page.keyboard.press("Enter");
      };
      await go(account.sections.addresses.title);
      await expect(page).toHaveURL(shop.origin + customerPaths.addresses);
      await expect(main.getByRole("heading", { name: account.noAddresses })).toBeVisible();
      await go(account.addAddress);
      await expect(page.getByRole("heading", { level: 1, name: account.addAddress })).toBeVisible();
      await shop.skipHeader();
      for (const [field, value] of await inTabOrder(shop.address)) {
        await tabTo(page, field);
        await page.keyboard.press("ControlOrMeta+a");
        await page.keyboard.insertText(value);
      }
      if (shop.region) {
        await tabTo(page, shop.region);
        await page.keyboard.press("ArrowDown");
      }
      await tabTo(page, main.getByRole("button", { name: texts.save, exact: true }));
      await page.keyboard.press("Enter");
      await expect(shop.notice).toHaveText(texts.done.addressSaved);
      await expect(main.getByText(account.forDelivery, { exact: true })).toBeVisible();
      await expect(main.getByText(checkout.labels.street)).toHaveCount(0);
      const current = page.getByRole("navigation").locator("a[aria-current=page]");
      await expect(current).toHaveText(account.sections.addresses.title);
    },
  );
