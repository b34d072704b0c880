import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { siteCodes } from "../../../shared/site.ts";
import { fill, plural } from "../../../shared/words.ts";
import { allSites } from "../../../sites/all-sites.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { cardPaths, customerHeaders, customerPaths } from "../customer-contract.ts";
import { footerPersonalDataPath, personalDataPath } from "../personal-data-paths.ts";
import type { PersonalData } from "../customer-schema.ts";
import { cardNumber, fullName, nameOrder } from "../customer-rules.ts";
import { createCustomers } from "./customers.ts";
import { createPasswords } from "../../../http/passwords.ts";
import {
  cartPath,
  customerBrowser,
  login,
  password,
  register,
} from "../../../tests/support/customer-browser.ts";

const minute = 60_000;

let shop: TestShop;
/** The shop's time. */
let moment = Date.now();
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(moment) });
});
afterAll(() => shop.close());
beforeEach(async () => {
  // All tests send from one network: none counts failures of another.
  await shop.services.database.sql.deleteFrom("rate_limit").execute();
});
const pass = (time: number) => (moment += time);
const browser = (site?: string) => customerBrowser(shop, site);

/** The personal data of a guest. */
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

describe("personal data", () => {
  test.each([personalDataPath, footerPersonalDataPath])("%s of a guest", async (path) => {
    const answer = await browser().get(path);
    expect(answer.json()).toEqual(guest);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.cookies).toEqual([]);
  });

  test("of a guest needs no query", async () => {
    const find = vi.spyOn(shop.services.customers.logins, "renew");
    await browser().get(personalDataPath, { cookie: "cartId=x; site=DE" });
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
  });

  test("of a customer", async () => {
    const visitor = browser();
    await register(visitor);
    expect(await visitor.data()).toEqual({
      ...guest,
      tracking: { loginStatus: "LOGGED_IN" },
      customer: { ...guest.customer, firstname: "Ida", lastname: "Müller" },
    });
  });

  test("hostile names are data, and text on pages", async () => {
    const visitor = browser();
    const email = await register(visitor);
    const hostile = `</script><img src=x onerror=alert(1)>"{count}`;
    await shop.services.database.sql
      .updateTable("customer")
      .set({ first_name: hostile })
      .where("email", "=", email)
      .execute();
    const answer = await visitor.get(personalDataPath);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.json<PersonalData>().customer.firstname).toBe(hostile);
    for (const path of [customerPaths.userMenu, customerPaths.account]) {
      const { body } = await visitor.get(path);
      expect(body).not.toContain("<img src=x");
      expect(wordsOf(body)).toContain("<img src=x onerror=alert(1)>");
    }
  });

  test.each(["x", "a.b", `${"A".repeat(32)}.${"B".repeat(32)}`, ".", "' or 1=1.--"])(
    "a forged token opens nothing: %.10s",
    async (token) => {
      const visitor = browser();
      expect(await visitor.data({ [customerHeaders.loginToken]: token })).toEqual(guest);
      visitor.jar.set("kontorSession", token);
      visitor.jar.set("LoginToken", token);
      expect(await visitor.data()).toEqual(guest);
      expect([...visitor.jar.keys()]).toEqual([]);
    },
  );
});

describe("an account", () => {
  const { customer: texts } = allSites.DE.texts;

  test("takes name and address, and says what it does not take", async () => {
    const visitor = browser();
    await register(visitor);
    const profile = {
      salutation: "MR",
      firstName: "Jan",
      lastName: "O'Öz",
      street: "Rue de l’Hôpital 12, Esc. B:3",
      postalCode: "20457",
      town: "Hamburg",
    };
    const typed = { ...profile, lastName: "O’Öz" };
    const answer = await visitor.submit(customerPaths.profile, typed);
    const page = await visitor.get(String(answer.headers.location));
    expect(wordsOf(page.body)).toContain(texts.done.profile);
    for (const [name, value] of Object.entries(profile).slice(1))
      expect(elements(page.body, "input").find((input) => input.name === name)?.value).toBe(value);
    const wrong = await visitor.submit(customerPaths.profile, { ...profile, postalCode: "1010" });
    expect(wrong.statusCode).toBe(400);
    expect(wordsOf(wrong.body)).toContain(texts.problems.invalidPostalCode);
    expect((await visitor.data()).customer.firstname).toBe("Jan");
  });

  test("joins and leaves the community", async () => {
    const visitor = browser();
    await register(visitor);
    for (const member of ["yes", "no"]) {
      await visitor.submit(customerPaths.community, { member });
      expect((await visitor.data()).customer.statuses.isCommunityMember).toBe(member === "yes");
    }
  });

  test("gets welcome beans once, however often a card is requested", async () => {
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
    const rowOf = () =>
      shop.services.database.sql
        .selectFrom("customer")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
    const { card_number } = await rowOf();
    expect(card_number).toBe(cardNumber(card_number!.slice(2, 12)));
    await visitor.submit(customerPaths.card, { kind: "privatecard" });
    expect(await rowOf()).toMatchObject({
      card_kind: "privatecard",
      card_number,
      loyalty_beans: 50,
    });
    expect(wordsOf((await visitor.get(cardPaths.privatecard)).body)).toContain(card_number);
  });

  test("changes its password, which ends every other login", async () => {
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

  test("says that nothing was done when the account is gone or was changed meanwhile", async () => {
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

  test("gets the number of no other customer's card", async () => {
    const digits = ["0000000001", "0000000001", "0000000002"];
    const customers = createCustomers(shop.services.database.sql, {
      requestMail: async () => {},
      passwords: createPasswords({ hash: async () => "", verify: async () => true }),
      security: () => {},
      drawDigits: () => digits.shift()!,
    });
    for (const number of ["0000000001", "0000000002"]) {
      const email = await register(browser());
      const { id } = await shop.services.database.sql
        .selectFrom("customer")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      await customers.giveCard(id, "kontorcard", allSites.DE.site);
      const row = await shop.services.database.sql
        .selectFrom("customer")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ card_number: cardNumber(number), loyalty_beans: 50 });
    }
  });

  test("is deleted with everything, after the password", async () => {
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
});

describe("a customer's cart", () => {
  test("is the same on every device, also where the customer is remembered", async () => {
    const [one, other] = [browser(), browser()];
    const email = await register(one);
    await one.add("100101-250", 2);
    expect(one.jar.has("cartId")).toBe(false);
    await login(other, email, { remember: "yes" });
    expect(await other.cart()).toEqual({ "100101-250": 2 });
    other.jar.delete("kontorSession");
    await other.add("100102-250", 1);
    expect(await one.cart()).toEqual({ "100101-250": 2, "100102-250": 1 });
  });

  test("is merged with the guest's cart at login, within the limits", async () => {
    const [one, other] = [browser(), browser()];
    const email = await register(one);
    await one.add("100101-250", 15);
    await one.add("100102-250", 1);
    await other.add("100101-250", 15);
    await other.add("100103-250", 3);
    const guest = other.jar.get("cartId")!;
    await login(other, email);
    const joined = { "100101-250": 20, "100102-250": 1, "100103-250": 3 };
    expect(await other.cart()).toEqual(joined);
    expect(await one.cart()).toEqual(joined);
    expect(other.jar.has("cartId")).toBe(false);
    const copied = browser();
    copied.jar.set("cartId", guest);
    expect(await copied.cart()).toEqual({});
  });

  test("sums up to the stock when merged, and never shrinks", async () => {
    const [one, other] = [browser(), browser()];
    const email = await register(one);
    const stock = (amount: number) =>
      shop.services.database.sql
        .updateTable("offer")
        .set({ stock: amount })
        .where("tcm", "=", "100113-250")
        .execute();
    await stock(100);
    await one.add("100113-250", 4);
    await other.add("100113-250", 4);
    await stock(5);
    await login(other, email);
    expect(await other.cart()).toEqual({ "100113-250": 5 });
    const third = browser();
    await third.add("100113-250", 1);
    await stock(3);
    await login(third, email);
    expect(await third.cart()).toEqual({ "100113-250": 5 });
    await stock(100);
  });

  test("loses nothing when several browsers log in at once", async () => {
    const email = await register(browser());
    const tcms = ["100101-250", "100102-250", "100103-250"];
    const visitors = tcms.map(() => browser());
    await Promise.all(visitors.map((visitor, index) => visitor.add(tcms[index]!, index + 1)));
    await Promise.all(visitors.map((visitor) => visitor.add("100121-250", 2)));
    await Promise.all(visitors.map((visitor) => login(visitor, email)));
    expect(await visitors[0]!.cart()).toEqual({
      "100101-250": 1,
      "100102-250": 2,
      "100103-250": 3,
      "100121-250": 6,
    });
  });

  test("is created once when two devices add to it at the same moment", async () => {
    const [one, other] = [browser(), browser()];
    const email = await register(one);
    await login(other, email);
    await Promise.all([one.add("100101-250", 1), other.add("100101-250", 2)]);
    expect(await one.cart()).toEqual({ "100101-250": 3 });
  });

  test("carries out a change once when it is sent before the login and again after it", async () => {
    const visitor = browser();
    const email = await register(browser());
    const add = () =>
      visitor.send(
        "PUT",
        cartPath,
        { json: { addArticle: { productId: "100101", tcm: "100101-250", quantity: 2 } } },
        { "idempotency-key": "one" },
      );
    await add();
    await login(visitor, email);
    expect((await add()).statusCode).toBe(200);
    expect(await visitor.cart()).toEqual({ "100101-250": 2 });
  });

  test("that cannot be merged does not prevent the login, and is merged at the next one", async () => {
    const visitor = browser();
    const email = await register(browser());
    await visitor.add("100101-250", 2);
    const merge = vi
      .spyOn(shop.services.carts, "merge")
      .mockRejectedValueOnce(new Error("no carts"));
    expect((await login(visitor, email)).statusCode).toBe(303);
    merge.mockRestore();
    expect(await visitor.status()).toBe("LOGGED_IN");
    expect(await visitor.cart()).toEqual({});
    await login(visitor, email);
    expect(await visitor.cart()).toEqual({ "100101-250": 2 });
    expect(visitor.jar.has("cartId")).toBe(false);
  });

  test("expires like every other cart, and starts empty again", async () => {
    const visitor = browser();
    const email = await register(visitor);
    await visitor.add("100101-250", 1);
    pass(31 * 24 * 60 * minute);
    await login(visitor, email);
    expect(await visitor.cart()).toEqual({});
    await visitor.add("100102-250", 1);
    expect(await visitor.cart()).toEqual({ "100102-250": 1 });
  });
});

describe.each(siteCodes)("without JavaScript on %s", (code) => {
  const { site, texts } = allSites[code];

  test("a guest reads what an account is for, and registers, and is greeted", async () => {
    const visitor = browser(code);
    const read = async (path: string) => {
      const answer = await visitor.get(path);
      expect(answer.statusCode, path).toBe(200);
      expect(answer.headers["cache-control"], path).toBe("no-store");
      expect(elements(answer.body, "html")[0]?.lang, path).toBe(site.locale);
      expect(answer.body.match(/<h1\b/g), path).toHaveLength(1);
      const ids = [...answer.body.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
      const inputs = elements(answer.body, "input").filter(({ id }) =>
        /^(login|register|profile|email|password|delete|forgotten|link)-/.test(id ?? ""),
      );
      const labels = [
        ...elements(answer.body, "label").map((label) => label.for),
        // A label may also lie around its input.
        ...[...answer.body.matchAll(/<label[^>]*><input[^>]* id="([^"]*)"/g)].map(([, id]) => id),
      ];
      expect(labels, path).toEqual(expect.arrayContaining(inputs.map(({ id }) => id)));
      const unnamed = inputs.filter((input) => input.type !== "checkbox" && !input.autocomplete);
      expect(unnamed, path).toEqual([]);
      return wordsOf(answer.body);
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
    expect(await namesIn(customerPaths.account)).toEqual(nameOrder(site));
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
  });
});
