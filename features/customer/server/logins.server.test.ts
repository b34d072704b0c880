import cookie from "@fastify/cookie";
import { fastify } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fill } from "../../../shared/words.ts";
import { allSites } from "../../../sites/all-sites.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { cardPaths, customerHeaders, customerPaths, type DoneKey } from "../customer-contract.ts";
import { personalDataPath } from "../personal-data-paths.ts";
import { rememberedSeconds } from "../customer-rules.ts";
import { keepLogin, presentedBy } from "./customer-requests.ts";
import { createCustomers } from "./customers.ts";
import { createPasswords } from "../../../http/passwords.ts";
import {
  cartPath,
  customerBrowser,
  type CustomerBrowser,
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

describe("registering", () => {
  test("logs in, with the address in lower case, once for each site", async () => {
    const visitor = browser();
    const email = await register(visitor, { email: " Big.Letters@Example.COM " });
    expect(email).toBeTruthy();
    expect(await visitor.status()).toBe("LOGGED_IN");
    const { body } = await visitor.get(customerPaths.account);
    expect(wordsOf(body)).toContain("big.letters@example.com");
    await register(browser("AT"), { email: "big.letters@example.com" });
  });

  test("returns the typed values without passwords, and an error beside each field", async () => {
    const answer = await browser().submit(customerPaths.register, {
      salutation: "MS",
      firstName: "<b>Ida</b>",
      lastName: "Müller",
      email: "ida",
      password: "Kn4pp!",
    });
    expect(answer.statusCode).toBe(400);
    const inputs = elements(answer.body, "input").filter(({ id }) => id?.startsWith("register-"));
    const wrong = inputs.filter((input) => input["aria-invalid"] === "true");
    expect(wrong.map(({ name }) => name)).toEqual(["firstName", "email", "password"]);
    expect(inputs.filter((input) => "autofocus" in input).map(({ name }) => name)).toEqual([
      "firstName",
    ]);
    for (const input of wrong)
      for (const id of input["aria-describedby"]!.split(" "))
        expect(elements(answer.body, "p").map((p) => p.id)).toContain(id);
    expect(inputs.find(({ name }) => name === "lastName")?.value).toBe("Müller");
    expect(answer.body).not.toContain("<b>Ida");
    expect(answer.body).not.toContain("Kn4pp!");
    expect(answer.cookies).toEqual([]);
  });

  test("stores no readable password", async () => {
    const email = await register(browser());
    const row = await shop.services.database.sql
      .selectFrom("customer")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(row.country).toBe("DE");
  });
});

describe("a login", () => {
  test("gives a new session each time, and cookies as they must be", async () => {
    const visitor = browser();
    const email = await register(visitor);
    const first = visitor.jar.get("kontorSession");
    visitor.jar.delete("kontorSession");
    const answer = await login(visitor, email);
    expect(answer.headers.location).toBe(customerPaths.account);
    expect(visitor.jar.get("kontorSession")).not.toBe(first);
    const cookie = (name: string) => answer.cookies.find((each) => each.name === name);
    expect(cookie("kontorSession")).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(cookie("XSRF-TOKEN")).not.toHaveProperty("httpOnly");
    expect(cookie("LoginToken")?.maxAge ?? 0).toBe(0);
    const sessions = await shop.services.database.sql
      .selectFrom("customer_session")
      .select("id_hash")
      .execute();
    expect(sessions.map(({ id_hash }) => id_hash)).not.toContain(visitor.jar.get("kontorSession"));
  });

  test("of another site is not valid here", async () => {
    const visitor = browser();
    const email = await register(visitor, { remember: "yes" });
    const other = browser("AT");
    for (const [name, value] of visitor.jar) other.jar.set(name, value);
    expect(await other.status()).toBe("LOGGED_OUT");
    expect((await login(browser("AT"), email)).statusCode).toBe(400);
  });

  test("answers an unknown address and a wrong password alike, after the same work", async () => {
    const email = await register(browser());
    const verify = vi.fn<(hash: string, given: string) => Promise<boolean>>(async () => false);
    const customers = createCustomers(shop.services.database.sql, {
      requestMail: async () => {},
      passwords: createPasswords({ hash: async () => "", verify }),
      security: () => {},
    });
    const at = { site: allSites.DE.site, now: new Date(moment), ip: "192.0.2.1" };
    for (const tried of [email, "unknown@example.com"])
      expect(await customers.checkPassword(tried, "Falsch123", at)).toEqual({ problem: "wrong" });
    expect(verify).toHaveBeenCalledTimes(2);
    for (const [hash] of verify.mock.calls)
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);

    const answers = [];
    for (const tried of [email, "unknown@example.com"]) {
      const answer = await browser().submit(customerPaths.login, {
        email: tried,
        password: "Falsch123",
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.cookies).toEqual([]);
      answers.push(answer.body.replaceAll(tried, "…"));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(wordsOf(answers[0]!)).toContain(allSites.DE.texts.customer.problems.wrongLogin);
  });

  test("ends two hours after it was last used", async () => {
    const visitor = browser();
    await register(visitor);
    for (let visit = 0; visit < 3; visit++) {
      pass(119 * minute);
      expect(await visitor.status()).toBe("LOGGED_IN");
    }
    pass(121 * minute);
    expect(await visitor.status()).toBe("LOGGED_OUT");
  });

  test("ends with the logout, which removes it from the browser", async () => {
    const visitor = browser();
    await register(visitor, { remember: "yes" });
    await visitor.add("100101-250", 1);
    const stolen = new Map(visitor.jar);
    const { location } = (await visitor.submit(customerPaths.logout)).headers;
    expect(wordsOf((await visitor.get(location!)).body)).toContain(
      allSites.DE.texts.customer.done.loggedOut,
    );
    expect([...visitor.jar.keys()]).toEqual([]);
    expect(await visitor.cart()).toEqual({});
    for (const [name, value] of stolen) visitor.jar.set(name, value);
    expect(await visitor.status()).toBe("LOGGED_OUT");
  });

  test("shows a message only in the state in which it is true", async () => {
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
      "passwordReset",
      "loggedOut",
      "removed",
    ]);
  });

  test("the page of another site cannot log a browser in", async () => {
    const visitor = browser();
    const email = await register(visitor);
    const answer = await browser().submit(
      customerPaths.login,
      { email, password },
      { "sec-fetch-site": "cross-site" },
    );
    expect(answer.statusCode).toBe(403);
    expect(answer.cookies).toEqual([]);
  });

  test("only forms are taken", async () => {
    const answer = await browser().send("POST", customerPaths.login, {
      json: { email: { $ne: "" }, password },
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe("a remembered browser", () => {
  async function remembered() {
    const visitor = browser();
    const email = await register(visitor, { remember: "yes" });
    visitor.jar.delete("kontorSession");
    return { visitor, email, token: () => visitor.jar.get("LoginToken")! };
  }

  test("shows name, beans and memberships, and nothing else", async () => {
    const { visitor, email } = await remembered();
    expect(await visitor.data()).toMatchObject({
      tracking: { loginStatus: "REMEMBERED" },
      customer: { firstname: "Ida" },
    });
    for (const path of [customerPaths.account, customerPaths.userMenu]) {
      const { body } = await visitor.get(path);
      expect(wordsOf(body)).toContain(
        fill(allSites.DE.texts.customer.greeting, { name: "Ida Müller" }),
      );
      expect(body).not.toContain(email);
      expect(elements(body, "input").some(({ name }) => name === "street")).toBe(false);
    }
    for (const path of [
      customerPaths.profile,
      customerPaths.community,
      customerPaths.card,
      customerPaths.password,
      customerPaths.remove,
    ])
      expect((await visitor.submit(path, { member: "yes", password })).headers.location).toBe(
        customerPaths.account,
      );
    const row = await shop.services.database.sql
      .selectFrom("customer")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ is_community_member: false, card_number: null });
  });

  test("logs in with the password alone", async () => {
    const { visitor } = await remembered();
    const { body } = await visitor.get(customerPaths.account);
    expect(elements(mainOf(body), "input").filter(({ name }) => name === "email")).toEqual([]);
    expect(
      (await visitor.submit(customerPaths.login, { password: "Falsch123", remember: "yes" }))
        .statusCode,
    ).toBe(400);
    await visitor.submit(customerPaths.login, { password, remember: "yes" });
    expect(await visitor.status()).toBe("LOGGED_IN");
  });

  test("gets a token that lives 30 days and is replaced at each visit", async () => {
    const { visitor, token } = await remembered();
    const seen = new Set([token()]);
    for (let visit = 0; visit < 3; visit++) {
      pass(29 * 24 * 60 * minute);
      const { cookies } = await visitor.get(personalDataPath);
      const cookie = cookies.find(({ name }) => name === "LoginToken")!;
      expect(cookie).toMatchObject({ maxAge: rememberedSeconds, sameSite: "Lax", path: "/" });
      expect(cookie.httpOnly).toBeFalsy();
      seen.add(token());
    }
    expect(seen.size).toBe(4);
    const stored = await shop.services.database.sql.selectFrom("login_token").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token().split(".")[1]);
    pass(rememberedSeconds * 1000 + 1);
    expect(await visitor.status()).toBe("LOGGED_OUT");
  });

  test("may have several tabs: they get the same token", async () => {
    const { visitor, token } = await remembered();
    const before = token();
    const tabs = await Promise.all(
      Array.from({ length: 5 }, () => visitor.get(personalDataPath, {})),
    );
    expect(new Set(tabs.map(({ cookies }) => cookies[0]?.value)).size).toBe(1);
    const after = token();
    visitor.jar.set("LoginToken", before);
    pass(59_000);
    expect(await visitor.status()).toBe("REMEMBERED");
    expect(token()).toBe(after);
  });

  test("stays remembered after late requests: for a minute two tokens are valid, never three", async () => {
    const { visitor, token } = await remembered();
    const show = async (shown: string) => {
      visitor.jar.set("LoginToken", shown);
      expect(await visitor.status()).toBe("REMEMBERED");
      return token();
    };
    const first = token();
    const second = await show(first);
    expect(second).not.toBe(first);
    for (const shown of [second, second, first, second]) {
      pass(15_000);
      expect(await show(shown)).toBe(second);
    }
    pass(1_000);
    const third = await show(second);
    expect([first, second]).not.toContain(third);
    visitor.jar.set("LoginToken", first);
    expect(await visitor.status()).toBe("LOGGED_OUT");
  });

  test("is forgotten with its sessions when its token was copied", async () => {
    const visitor = browser();
    await register(visitor, { remember: "yes" });
    const thief = browser();
    thief.jar.set("LoginToken", visitor.jar.get("LoginToken")!);
    const session = visitor.jar.get("kontorSession")!;
    visitor.jar.delete("kontorSession");
    await visitor.data();
    pass(61_000);
    expect(await thief.status()).toBe("LOGGED_OUT");
    expect(await visitor.status()).toBe("LOGGED_OUT");
    visitor.jar.set("kontorSession", session);
    expect(await visitor.status()).toBe("LOGGED_OUT");
  });

  test("the reuse of a token is reported", async () => {
    const { visitor, token } = await remembered();
    const stolen = token();
    await visitor.data();
    pass(61_000);
    await visitor.data();
    const security = vi.fn<(event: string, facts: object) => void>();
    const { logins } = createCustomers(shop.services.database.sql, {
      requestMail: async () => {},
      passwords: createPasswords(),
      security,
    });
    const at = { site: allSites.DE.site, now: new Date(moment) };
    expect(await logins.recognise({ loginToken: stolen }, at)).toEqual({ status: "LOGGED_OUT" });
    expect(security.mock.calls).toEqual([["tokenReused", { customer: expect.any(Number) }]]);
  });

  test("may send the token as a header, which is never replaced", async () => {
    const { token } = await remembered();
    const program = browser();
    for (let visit = 0; visit < 3; visit++) {
      const answer = await program.get(personalDataPath, { [customerHeaders.loginToken]: token() });
      expect(answer.json()).toMatchObject({ tracking: { loginStatus: "REMEMBERED" } });
      expect(answer.cookies).toEqual([]);
      expect(answer.headers).not.toHaveProperty(customerHeaders.loginToken);
      pass(61_000);
    }
    const { body } = await program.get(customerPaths.account, {
      [customerHeaders.loginToken]: token(),
    });
    expect(elements(body, "input").some(({ name }) => name === "street")).toBe(false);
  });
});

describe("the anti-forgery token", () => {
  test("is refused when it differs from the cookie", async () => {
    const visitor = browser();
    await register(visitor);
    const write = (token: string) =>
      visitor.submit(customerPaths.community, { member: "yes" }, { [customerHeaders.xsrf]: token });
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
});

test("a shop that is reached by https gives cookies that http never sees", async () => {
  const app = fastify();
  await app.register(cookie);
  app.get("/", async (request, reply) => {
    keepLogin(reply, { session: "new", loginToken: "token" }, true);
    return presentedBy(request, true);
  });
  const answer = await app.inject({
    url: "/",
    headers: { cookie: "kontorSession=weak; __Host-kontorSession=strong" },
  });
  expect(answer.json()).toEqual({ session: "strong" });
  expect(answer.cookies.map(({ name, secure, path }) => [name, secure, path])).toEqual([
    ["__Host-kontorSession", true, "/"],
    ["XSRF-TOKEN", true, "/"],
    ["LoginToken", true, "/"],
  ]);
  await app.close();
});

test("what has expired is deleted", async () => {
  const visitor = browser();
  await register(visitor, { remember: "yes" });
  pass(rememberedSeconds * 1000 + 1);
  await shop.services.customers.deleteExpired(new Date(moment));
  for (const table of ["customer_session", "login_token"] as const)
    expect(await shop.services.database.sql.selectFrom(table).selectAll().execute()).toEqual([]);
});
