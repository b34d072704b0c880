import { footerPersonalDataPath, personalDataPath } from "../../../border/border-paths.ts";
import { cardPaths, customerPaths } from "../../shop-paths.ts";
import { expect, test, vi } from "vitest";
import type { PersonalData } from "../../../border/personal-data-schema.ts";
import { fullName, nameOrder } from "../../../platform/shared/texts/name-order.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { login, password, register } from "../../../tests/support/customer-browser.ts";
import { openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { customerIdOf } from "../../../tests/support/customers.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { sectionPaths } from "../../pages/account/account-sections.ts";
import { allSites } from "../../sites/all-sites.ts";
import { customerHeaders } from "../customer-contract.ts";
import { groupedCardNumber, readCardNumber } from "../../customer-card/card-numbers.ts";

const { shop, browser } = await openCustomerShop();

/** Personal data of a guest. */
const guest: PersonalData = {
  tracking: { loginStatus: "LOGGED_OUT" },
  customer: {
    firstname: "",
    lastname: "",
    loyaltyBeans: 0,
    statuses: { isCommunityMember: false, isKontorcardMember: false },
  },
  nl_status: "NOT_SUBSCRIBED",
};

test.each([personalDataPath, footerPersonalDataPath])(
  "a guest's personal data at %s is empty, uncached and without cookies",
  async (path) => {
    const response = await browser().get(path);
    expect(response.json()).toEqual(guest);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.cookies).toEqual([]);
  },
);

test("a guest's personal data needs no query", async () => {
  const find = vi.spyOn(shop.services.customers.logins, "renew");
  await browser().get(personalDataPath, { cookie: "cartId=x; site=DE" });
  expect(find).not.toHaveBeenCalled();
  find.mockRestore();
});

test("a customer's personal data has name and login status", async () => {
  const visitor = browser();
  await register(visitor);
  expect(await visitor.data()).toEqual({
    ...guest,
    tracking: { loginStatus: "LOGGED_IN" },
    customer: { ...guest.customer, firstname: "Ida", lastname: "Müller" },
  });
});

test("a customer's hostile name is data, and text on pages", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const hostile = `</script><img src=x onerror=alert(1)>"{count}`;
  await shop.services.database.sql
    .updateTable("customer")
    .set({ first_name: hostile })
    .where("email", "=", email)
    .execute();
  const response = await visitor.get(personalDataPath);
  expect(response.headers["content-type"]).toContain("application/json");
  expect(response.json<PersonalData>().customer.firstname).toBe(hostile);
  for (const path of [customerPaths.userMenu, customerPaths.account]) {
    const { body } = await visitor.get(path);
    expect(body).not.toContain("<img src=x");
    expect(wordsOf(body)).toContain("<img src=x onerror=alert(1)>");
  }
});

test.each(["x", "a.b", `${"A".repeat(32)}.${"B".repeat(32)}`, ".", "' or 1=1.--"])(
  "the forged login token $0 opens nothing, and is removed from the browser",
  async (token) => {
    const visitor = browser();
    expect(await visitor.data({ [customerHeaders.loginToken]: token })).toEqual(guest);
    visitor.jar.set("kontorSession", token);
    visitor.jar.set("LoginToken", token);
    expect(await visitor.data()).toEqual(guest);
    expect([...visitor.jar.keys()]).toEqual([]);
  },
);

const { customer: texts } = allSites.DE.texts;

test("an account stores the name, and explains each value that it refuses", async () => {
  const visitor = browser();
  await register(visitor);
  const profile = { salutation: "MR", firstName: "Jan", lastName: "O'Öz" };
  const typed = { ...profile, lastName: "O’Öz" };
  const response = await visitor.submit(customerPaths.profile, typed);
  const page = await visitor.get(String(response.headers.location));
  expect(wordsOf(page.body)).toContain(texts.done.profile);
  for (const [name, value] of Object.entries(profile).slice(1))
    expect(elements(page.body, "input").find((input) => input.name === name)?.value).toBe(value);
  const wrong = await visitor.submit(customerPaths.profile, { ...profile, lastName: "" });
  expect(wrong.statusCode).toBe(400);
  expect(wordsOf(wrong.body)).toContain(texts.problems.required);
  expect((await visitor.data()).customer.firstname).toBe("Jan");
});

test("a customer gets welcome beans once, however often a card is requested", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const offer = await visitor.get(cardPaths.kontorcard);
  expect(elements(offer.body, "button").filter(({ name }) => name === "kind")).toMatchObject([
    { value: "kontorcard" },
  ]);
  await Promise.all(
    Array.from({ length: 5 }, () => visitor.submit(customerPaths.card, { kind: "kontorcard" })),
  );
  expect((await visitor.data()).customer).toMatchObject({
    loyaltyBeans: 50,
    statuses: { isKontorcardMember: true },
  });
  const cardOf = async () => shop.services.customerCards.of(await customerIdOf(shop, email));
  const { number } = (await cardOf())!;
  expect(readCardNumber(number)).toBe(number);
  await visitor.submit(customerPaths.card, { kind: "privatecard" });
  expect(await cardOf()).toEqual({ kind: "privatecard", number, beans: 50 });
  expect(wordsOf((await visitor.get(cardPaths.privatecard)).body)).toContain(
    groupedCardNumber(number).replaceAll("\u00a0", " "),
  );
});

test("changing an account's password ends every other login", async () => {
  const [one, other] = [browser(), browser()];
  const email = await register(one);
  await login(other, email, { remember: "yes" });
  const before = new Map(one.jar);
  const wrong = await one.submit(customerPaths.password, {
    password: "Falsch123",
    newPassword: "Anders456",
  });
  expect(wordsOf(wrong.body)).toContain(texts.problems.wrongPassword);
  const weak = await one.submit(customerPaths.password, { password, newPassword: "anders" });
  expect(wordsOf(weak.body)).toContain(texts.problems.shortPassword);
  expect(await other.status()).toBe("LOGGED_IN");
  await one.submit(customerPaths.password, { password, newPassword: "Anders456" });
  expect(await one.status()).toBe("LOGGED_IN");
  expect(await other.status()).toBe("LOGGED_OUT");
  const copied = browser();
  for (const [name, value] of before) copied.jar.set(name, value);
  expect(await copied.status()).toBe("LOGGED_OUT");
  expect((await login(browser(), email)).statusCode).toBe(400);
  expect((await login(browser(), email, { password: "Anders456" })).statusCode).toBe(303);
});

test("a new password is not reported as stored if the account is gone or has changed by then", async () => {
  const { customers } = shop.services;
  const visitor = browser();
  await register(visitor);
  const change = () =>
    visitor.submit(customerPaths.password, { password, newPassword: "Anders456" });
  const gone = vi.spyOn(customers, "changePassword").mockResolvedValueOnce(undefined);
  expect((await change()).headers.location).toBe(customerPaths.account);
  gone.mockRestore();
  const late = vi.spyOn(customers.logins, "start").mockResolvedValue(undefined);
  expect((await change()).headers.location).toBe(customerPaths.account);
  const stranger = browser();
  await register(stranger, { email: "late@example.com" });
  late.mockRestore();
  expect(await stranger.status()).toBe("LOGGED_OUT");
});

test("an account is deleted with its cart once the password is given", async () => {
  const visitor = browser();
  const email = await register(visitor, { remember: "yes" });
  await visitor.add("100101-250", 1);
  expect((await visitor.submit(customerPaths.remove, { password: "x" })).statusCode).toBe(400);
  expect(await visitor.status()).toBe("LOGGED_IN");
  await visitor.submit(customerPaths.remove, { password });
  expect([...visitor.jar.keys()]).toEqual([]);
  expect((await login(browser(), email)).statusCode).toBe(400);
  const carts = await shop.services.database.sql
    .selectFrom("cart")
    .innerJoin("customer", "customer.id", "cart.customer_id")
    .select("cart.id")
    .where("customer.email", "=", email)
    .execute();
  expect(carts).toEqual([]);
});

test.each(testedSites)(
  "on %s a guest without JavaScript reads what an account is for, registers and is greeted",
  async (code) => {
    const { site, texts } = allSites[code];
    const visitor = browser(code);
    const read = async (path: string) => {
      const response = await visitor.get(path);
      expect(response.statusCode, path).toBe(200);
      expect(response.headers["cache-control"], path).toBe("no-store");
      expect(elements(response.body, "html")[0]?.lang, path).toBe(site.locale);
      expect(response.body.match(/<h1\b/g), path).toHaveLength(1);
      const ids = [...response.body.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
      const inputs = elements(response.body, "input").filter(({ id }) =>
        /^(login|register|profile|email|password|delete|forgotten|link)-/.test(id ?? ""),
      );
      const labels = [
        ...elements(response.body, "label").map((label) => label.for),
        // A label may also wrap its input.
        ...[...response.body.matchAll(/<label[^>]*><input[^>]* id="([^"]*)"/g)].map(([, id]) => id),
      ];
      expect(labels, path).toEqual(expect.arrayContaining(inputs.map(({ id }) => id)));
      const unnamed = inputs.filter((input) => input.type !== "checkbox" && !input.autocomplete);
      expect(unnamed, path).toEqual([]);
      return wordsOf(response.body);
    };
    const { benefits, forgotten, passwordHint, cardNeedsLogin, problems } = texts.customer;
    expect(await read(customerPaths.userMenu)).toContain(wordsOf(benefits[0]!));
    expect(await read(customerPaths.account)).toContain(wordsOf(forgotten));
    expect(await read(customerPaths.register)).toContain(wordsOf(passwordHint));
    for (const path of Object.values(cardPaths))
      expect(await read(path)).toContain(wordsOf(cardNeedsLogin));

    const form = elements((await visitor.get(customerPaths.register)).body, "form").find(
      ({ action }) => action === customerPaths.register,
    );
    expect(form?.method).toBe("post");
    const namesIn = async (path: string) =>
      elements((await visitor.get(path)).body, "input")
        .map(({ name }) => name)
        .filter((name) => name === "firstName" || name === "lastName");
    expect(await namesIn(customerPaths.register)).toEqual(nameOrder(site));
    await register(visitor);
    const person = { firstName: "Ida", lastName: "Müller" };
    const greeting = fill(texts.customer.greeting, { name: fullName(person, site) });
    for (const path of [customerPaths.userMenu, customerPaths.account])
      expect(await read(path)).toContain(greeting);
    expect(await namesIn(customerPaths.profile)).toEqual(nameOrder(site));
    for (const path of Object.values(sectionPaths)) {
      await read(path);
      const links = elements((await visitor.get(path)).body, "a");
      expect(
        links.filter((link) => link["aria-current"] === "page").map(({ href }) => href),
        path,
      ).toEqual([path]);
    }
    await visitor.submit(customerPaths.card, { kind: "kontorcard" });
    const beans = code === "PL" ? 200 : 50;
    expect(await read(customerPaths.userMenu)).toContain(
      wordsOf(plural(texts.customer.beans, beans, site.locale)),
    );
    const wrong = await browser(code).submit(customerPaths.login, {
      email: "guest@example.com",
      password,
    });
    expect(wordsOf(wrong.body)).toContain(wordsOf(problems.wrongLogin));
  },
);

test.each([customerPaths.userMenu, customerPaths.account])(
  "a guest at %s comes to login and registration before the links to other pages",
  async (path) => {
    const main = mainOf((await browser().get(path)).body);
    const [before, after] = main.split(`<nav aria-label="${allSites.DE.texts.footer.footer}"`);
    expect(wordsOf(before!)).toContain(texts.login);
    expect(elements(before!, "a").map(({ href }) => href)).toContain(customerPaths.register);
    expect(elements(after!, "a").length).toBeGreaterThan(10);
    expect(wordsOf(after!)).not.toContain(texts.login);
  },
);
