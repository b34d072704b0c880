import { cardPaths, customerPaths } from "../../shop-paths.ts";
import { expect, test, vi } from "vitest";
import { argon2id, createPasswords } from "../../../platform/security/passwords.ts";
import {
  cartPath,
  login,
  password,
  register,
  type CustomerBrowser,
} from "../../../tests/support/customer-browser.ts";
import { minute, openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { customerRow, customersOf } from "../../../tests/support/customers.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { allSites } from "../../sites/all-sites.ts";
import { customerHeaders, knownBrowserCookie, type DoneKey } from "../customer-contract.ts";

const { shop, now, browser, pass } = await openCustomerShop({ passwordHashing: argon2id });

test("registering logs in, with the address in lower case, once for each site", async () => {
  const visitor = browser();
  const email = await register(visitor, { email: " Big.Letters@Example.COM " });
  expect(email).toBeTruthy();
  expect(await visitor.status()).toBe("LOGGED_IN");
  const { body } = await visitor.get(customerPaths.account);
  expect(wordsOf(body)).toContain("big.letters@example.com");
  await register(browser("AT"), { email: "big.letters@example.com" });
});

test("a refused registration returns the typed values without password, and an error at each field", async () => {
  const response = await browser().submit(customerPaths.register, {
    salutation: "MS",
    firstName: "<b>Ida</b>",
    lastName: "Müller",
    email: "ida",
    password: "Kn4pp!",
  });
  expect(response.statusCode).toBe(400);
  const inputs = elements(response.body, "input").filter(({ id }) => id?.startsWith("register-"));
  const wrong = inputs.filter((input) => input["aria-invalid"] === "true");
  expect(wrong.map(({ name }) => name)).toEqual(["firstName", "email", "password"]);
  expect(inputs.filter((input) => "autofocus" in input).map(({ name }) => name)).toEqual([
    "firstName",
  ]);
  for (const input of wrong)
    for (const id of input["aria-describedby"]!.split(" "))
      expect(elements(response.body, "p").map((p) => p.id)).toContain(id);
  expect(inputs.find(({ name }) => name === "lastName")?.value).toBe("Müller");
  expect(response.body).not.toContain("<b>Ida");
  expect(response.body).not.toContain("Kn4pp!");
  expect(response.cookies).toEqual([]);
});

test("registering stores no readable password", async () => {
  const email = await register(browser());
  const row = await customerRow(shop, email);
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(row.country).toBe("DE");
});

test("each login starts a new session, in cookies with their proper attributes", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const first = visitor.jar.get("kontorSession");
  visitor.jar.delete("kontorSession");
  const response = await login(visitor, email);
  expect(response.headers.location).toBe(`${customerPaths.account}?done=loggedIn`);
  expect(visitor.jar.get("kontorSession")).not.toBe(first);
  const cookie = (name: string) => response.cookies.find((each) => each.name === name);
  expect(cookie("kontorSession")).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(cookie("XSRF-TOKEN")).not.toHaveProperty("httpOnly");
  expect(cookie("LoginToken")?.maxAge ?? 0).toBe(0);
  const sessions = await shop.services.database.sql
    .selectFrom("customer_session")
    .select("id_hash")
    .execute();
  expect(sessions.map(({ id_hash }) => id_hash)).not.toContain(visitor.jar.get("kontorSession"));
});

test("a login of one site is not valid at another", async () => {
  const visitor = browser();
  const email = await register(visitor, { remember: "yes" });
  const other = browser("AT");
  for (const [name, value] of visitor.jar) other.jar.set(name, value);
  expect(await other.status()).toBe("LOGGED_OUT");
  expect((await login(browser("AT"), email)).statusCode).toBe(400);
});

test("a login answers an unknown address and a wrong password alike, after the same work", async () => {
  const email = await register(browser());
  const verify = vi.fn<(hash: string, given: string) => Promise<boolean>>(async () => false);
  const customers = customersOf(shop, {
    passwords: createPasswords({ hash: async () => "", verify }),
  });
  const at = { site: allSites.DE.site, now: now(), ip: "192.0.2.1" };
  for (const tried of [email, "unknown@example.com"])
    expect(await customers.checkPassword(tried, "Falsch123", at)).toEqual({ problem: "wrong" });
  expect(verify).toHaveBeenCalledTimes(2);
  for (const [hash] of verify.mock.calls)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);

  const answers = [];
  for (const tried of [email, "unknown@example.com"]) {
    const response = await browser().submit(customerPaths.login, {
      email: tried,
      password: "Falsch123",
    });
    expect(response.statusCode).toBe(400);
    expect(response.cookies).toEqual([]);
    answers.push(response.body.replaceAll(tried, "…"));
  }
  expect(answers[0]).toBe(answers[1]);
  expect(wordsOf(answers[0]!)).toContain(allSites.DE.texts.customer.problems.wrongLogin);
});

test("a login ends two hours after it was last used", async () => {
  const visitor = browser();
  await register(visitor);
  for (let visit = 0; visit < 3; visit++) {
    pass(119 * minute);
    expect(await visitor.status()).toBe("LOGGED_IN");
  }
  pass(121 * minute);
  expect(await visitor.status()).toBe("LOGGED_OUT");
});

test("a login ends with the logout, which removes it from the browser", async () => {
  const visitor = browser();
  await register(visitor, { remember: "yes" });
  await visitor.add("100101-250", 1);
  const stolen = new Map(visitor.jar);
  const { location } = (await visitor.submit(customerPaths.logout)).headers;
  expect(wordsOf((await visitor.get(location!)).body)).toContain(
    allSites.DE.texts.customer.done.loggedOut,
  );
  expect([...visitor.jar.keys()]).toEqual([knownBrowserCookie]);
  expect(await visitor.cart()).toEqual({});
  for (const [name, value] of stolen) visitor.jar.set(name, value);
  expect(await visitor.status()).toBe("LOGGED_OUT");
});

test("only the page after a login or a confirmed account reports it to tracking", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const done = async (path: string) =>
    elements((await visitor.get(path)).body, "div").flatMap(
      (element) => element["data-kontor-done"] ?? [],
    );
  expect(await done(`${customerPaths.account}?done=registered`)).toEqual(["sign_up"]);
  expect(await done(customerPaths.account)).toEqual([]);
  expect(await done(`${customerPaths.account}?done=profile`)).toEqual([]);
  const { headers } = await login(visitor, email);
  expect(await done(headers.location!)).toEqual(["login"]);
  await visitor.submit(customerPaths.logout);
  expect(await done(headers.location!)).toEqual([]);
});

test("a success message is shown only in a login state in which it is true", async () => {
  const { done } = allSites.DE.texts.customer;
  const pages = [customerPaths.account, customerPaths.userMenu, cardPaths.kontorcard];
  const shown = async (visitor: CustomerBrowser) => {
    const messages: string[] = [];
    for (const key of Object.keys(done) as DoneKey[])
      for (const path of pages) {
        const words = wordsOf((await visitor.get(`${path}?done=${key}`)).body);
        if (words.includes(done[key])) messages.push(key);
      }
    return [...new Set(messages)];
  };
  const visitor = browser();
  await register(visitor, { remember: "yes" });
  const ofCustomers = await shown(visitor);
  expect(ofCustomers).toContain("registered");
  expect(ofCustomers).not.toContain("loggedOut");
  visitor.jar.delete("kontorSession");
  expect(await visitor.status()).toBe("REMEMBERED");
  expect(await shown(visitor)).toEqual([]);
  await visitor.submit(customerPaths.logout);
  expect(await shown(visitor)).toEqual([
    "emailConfirmed",
    "accountConfirmed",
    "passwordReset",
    "resetLinkUsed",
    "loggedOut",
    "removed",
  ]);
});

test("the page of another site cannot log a browser in", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const response = await browser().submit(
    customerPaths.login,
    { email, password },
    { "sec-fetch-site": "cross-site" },
  );
  expect(response.statusCode).toBe(403);
  expect(response.cookies).toEqual([]);
});

test("a login accepts only a form, no JSON", async () => {
  const response = await browser().send("POST", customerPaths.login, {
    json: { email: { $ne: "" }, password },
  });
  expect(response.statusCode).toBe(415);
});

test("an anti-forgery token that differs from its cookie is refused", async () => {
  const visitor = browser();
  await register(visitor);
  const write = (token: string) =>
    visitor.submit(
      customerPaths.community,
      { step: "save", name: "Erste Ida", rules: "yes" },
      { [customerHeaders.xsrf]: token },
    );
  expect((await write("other")).statusCode).toBe(403);
  expect((await visitor.data()).customer.statuses.isCommunityMember).toBe(false);
  expect((await write(visitor.jar.get("XSRF-TOKEN")!)).statusCode).toBe(303);
  expect((await visitor.data()).customer.statuses.isCommunityMember).toBe(true);
  const cart = await visitor.send(
    "PUT",
    cartPath,
    { json: { addArticle: { productId: "100101", quantity: 1 } } },
    { [customerHeaders.xsrf]: "other" },
  );
  expect(cart.statusCode).toBe(403);
});
