import cookie from "@fastify/cookie";
import { fastify } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { siteCodes } from "../../../shared/site.ts";
import { fill, plural } from "../../../shared/words.ts";
import { allSites } from "../../../sites/all-sites.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import {
  cardPaths,
  customerHeaders,
  customerPaths,
  footerPersonalDataPath,
  personalDataPath,
} from "../customer-contract.ts";
import type { PersonalData } from "../customer-schema.ts";
import { cardNumber, fullName, nameOrder, rememberedSeconds } from "../customer-rules.ts";
import { keepLogin, presentedBy } from "./customer-requests.ts";
import { createCustomers } from "./customers.ts";
import { loginLimits } from "./login-limits.ts";
import { createPasswords } from "./passwords.ts";

const cartPath = "/service/cart/api/cart";
const minute = 60_000;

let shop: TestShop;
/** The moment that the shop believes in. */
let moment = Date.now();
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(moment) });
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Every test is its own network.
  await shop.services.database.sql.deleteFrom("login_failure").execute();
});
const pass = (time: number) => (moment += time);

/** A browser of one site that keeps its cookies. */
function browser(site = "DE") {
  const jar = new Map<string, string>();
  const send = async (
    method: "GET" | "POST" | "PUT",
    url: string,
    body?: Record<string, string> | { json: object },
    headers: Record<string, string> = {},
  ) => {
    const isJson = body && "json" in body;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await shop.app.inject({
      method,
      url,
      headers: {
        host: shop.host(site),
        accept: "text/html",
        ...(cookie ? { cookie } : {}),
        ...(body && !isJson ? { "content-type": "application/x-www-form-urlencoded" } : {}),
        ...headers,
      },
      ...(body
        ? { payload: isJson ? (body.json as object) : new URLSearchParams(body).toString() }
        : {}),
    });
    for (const { name, value, maxAge, expires } of answer.cookies)
      if (maxAge === 0 || (expires && expires.getTime() === 0)) jar.delete(name);
      else jar.set(name, value);
    return answer;
  };
  return {
    jar,
    send,
    get: (url: string, headers?: Record<string, string>) => send("GET", url, undefined, headers),
    submit: (url: string, fields: Record<string, string> = {}, headers?: Record<string, string>) =>
      send("POST", url, fields, headers),
    data: async (headers?: Record<string, string>) =>
      (await send("GET", personalDataPath, undefined, headers)).json<PersonalData>(),
    status: async () =>
      (await send("GET", personalDataPath)).json<PersonalData>().tracking.loginStatus,
    add: (tcm: string, quantity: number) =>
      send("PUT", cartPath, {
        json: { addArticle: { productId: tcm.split("-")[0]!, tcm, quantity } },
      }),
    cart: async () => {
      const { cart } = (await send("GET", cartPath)).json();
      return Object.fromEntries(
        cart.articles.map(({ tcm, quantity }: { tcm: string; quantity: number }) => [
          tcm,
          quantity,
        ]),
      ) as Record<string, number>;
    },
  };
}
type Browser = ReturnType<typeof browser>;

const password = "Geheim123";
let count = 0;
/** Somebody new. */
async function register(visitor: Browser, more: Record<string, string> = {}) {
  const email = `ida${++count}@example.com`;
  const answer = await visitor.submit(customerPaths.register, {
    firstName: "Ida",
    lastName: "Müller",
    email,
    password,
    ...more,
  });
  expect(answer.statusCode).toBe(303);
  return email;
}
const login = (visitor: Browser, email: string, more: Record<string, string> = {}) =>
  visitor.submit(customerPaths.login, { email, password, ...more });

const nobody: PersonalData = {
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
    expect(answer.json()).toEqual(nobody);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.cookies).toEqual([]);
  });

  test("of a guest asks nothing of the database", async () => {
    const find = vi.spyOn(shop.services.customers.logins, "renew");
    await browser().get(personalDataPath, { cookie: "cartId=x; site=DE" });
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
  });

  test("of a customer", async () => {
    const visitor = browser();
    await register(visitor);
    expect(await visitor.data()).toEqual({
      ...nobody,
      tracking: { loginStatus: "LOGGED_IN" },
      customer: { ...nobody.customer, firstname: "Ida", lastname: "Müller" },
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
      expect(await visitor.data({ [customerHeaders.loginToken]: token })).toEqual(nobody);
      visitor.jar.set("kontorSession", token);
      visitor.jar.set("LoginToken", token);
      expect(await visitor.data()).toEqual(nobody);
      expect([...visitor.jar.keys()]).toEqual([]);
    },
  );
});

describe("registering", () => {
  test("logs in, with the address in small letters, once for a site", async () => {
    const visitor = browser();
    const email = await register(visitor, { email: " Big.Letters@Example.COM " });
    expect(email).toBeTruthy();
    expect(await visitor.status()).toBe("LOGGED_IN");
    const { body } = await visitor.get(customerPaths.account);
    expect(wordsOf(body)).toContain("big.letters@example.com");
    const again = await browser().submit(customerPaths.register, {
      firstName: "Eva",
      lastName: "Groß",
      email: "BIG.letters@example.com",
      password,
    });
    expect(again.statusCode).toBe(409);
    expect(wordsOf(again.body)).toContain(allSites.DE.texts.customer.problems.emailTaken);
    await register(browser("AT"), { email: "big.letters@example.com" });
  });

  test("keeps what was typed, but no password, and says what is wrong beside each field", async () => {
    const answer = await browser().submit(customerPaths.register, {
      salutation: "MS",
      firstName: "<b>Ida</b>",
      lastName: "Müller",
      email: "ida",
      password: "kurz",
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
    expect(answer.body).not.toContain("kurz");
    expect(answer.cookies).toEqual([]);
  });

  test("keeps no password that can be read", async () => {
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

  test("of another site is none here", async () => {
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
      passwords: createPasswords({ hash: async () => "", verify }),
      onReuse: () => {},
    });
    const at = { site: allSites.DE.site, now: new Date(moment), ip: "192.0.2.1" };
    for (const tried of [email, "nobody@example.com"])
      expect(await customers.checkPassword(tried, "Falsch123", at)).toEqual({ problem: "wrong" });
    expect(verify).toHaveBeenCalledTimes(2);
    for (const [hash] of verify.mock.calls)
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);

    const answers = [];
    for (const tried of [email, "nobody@example.com"]) {
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

  test("ends with the logout, and the browser keeps nothing", async () => {
    const visitor = browser();
    await register(visitor, { remember: "yes" });
    await visitor.add("100101-250", 1);
    const stolen = new Map(visitor.jar);
    expect((await visitor.submit(customerPaths.logout)).headers.location).toBe(
      customerPaths.userMenu,
    );
    expect([...visitor.jar.keys()]).toEqual([]);
    expect(await visitor.cart()).toEqual({});
    for (const [name, value] of stolen) visitor.jar.set(name, value);
    expect(await visitor.status()).toBe("LOGGED_OUT");
  });

  test("another site's page cannot log anybody in", async () => {
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

describe("too many attempts", () => {
  const { customer: texts } = allSites.DE.texts;
  const place = (ip: string) => ({ site: allSites.DE.site, now: new Date(moment), ip });
  /** Customers whose passwords cost no work, and are right when they are "right". */
  const quickCustomers = () =>
    createCustomers(shop.services.database.sql, {
      passwords: createPasswords(
        { hash: async () => "", verify: async (_hash, given) => given === "right" },
        { perNetwork: Infinity, waiting: Infinity },
      ),
      onReuse: () => {},
    });
  async function fail(times: number, emailOf: (attempt: number) => string, ip: string) {
    const customers = quickCustomers();
    return Promise.all(
      Array.from({ length: times }, (_, attempt) =>
        customers.checkPassword(emailOf(attempt), "x", place(ip)),
      ),
    );
  }
  const refused = (outcomes: object[]) =>
    outcomes.filter((outcome) => "problem" in outcome && outcome.problem === "tooMany").length;
  const { accountFromNetwork, network, account, newAccounts } = loginLimits;
  /** Where the requests of these tests come from. */
  const here = "127.0.0.1";

  test("for an account are refused, all at once or one by one, until the time is over", async () => {
    const email = await register(browser());
    expect(refused(await fail(accountFromNetwork.times + 5, () => email, here))).toBe(5);
    pass(5 * minute);
    const answer = await login(browser(), email);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("600");
    expect(wordsOf(answer.body)).toContain(plural(texts.tooManyAttempts, 10, "de-DE"));
    expect((await login(browser(), "somebody.else@example.com")).statusCode).toBe(400);
    pass(10 * minute + 1);
    expect((await login(browser(), email)).statusCode).toBe(303);
  });

  test("of one network keep nobody else out of the account", async () => {
    const email = await register(browser());
    await fail(accountFromNetwork.times + 5, () => email, "192.0.2.2");
    expect((await login(browser(), email)).statusCode).toBe(303);
  });

  test("of many networks keep out whoever the account does not know", async () => {
    const known = browser();
    const email = await register(known, { remember: "yes" });
    const customers = quickCustomers();
    const outcomes = [];
    for (let attempt = 0; attempt < account.times + 2; attempt++)
      outcomes.push(await customers.checkPassword(email, "x", place(`192.0.2.${attempt}`)));
    expect(refused(outcomes)).toBe(2);
    expect((await login(browser(), email)).statusCode).toBe(429);
    const changed = await known.submit(customerPaths.password, { password, newPassword: password });
    expect(changed.headers.location).toContain("done=password");
    const stranger = browser();
    await register(stranger);
    expect((await login(stranger, email)).statusCode).toBe(429);
    known.jar.delete("kontorSession");
    expect(
      (await known.submit(customerPaths.login, { password, remember: "yes" })).statusCode,
    ).toBe(303);
    expect((await login(known, email)).statusCode).toBe(303);
    const removed = await known.submit(customerPaths.remove, { password });
    expect(removed.headers.location).toContain("done=removed");
  });

  test("of a network are refused, of a neighbour's are not", async () => {
    const emails = (attempt: number) => `somebody${attempt}@example.com`;
    expect(refused(await fail(network.times + 3, emails, "2001:db8:1:2::5"))).toBe(3);
    expect(refused(await fail(1, () => "new@example.com", "2001:db8:1:2:ffff::1"))).toBe(1);
    expect(refused(await fail(1, () => "new@example.com", "2001:db8:1:3::1"))).toBe(0);
  });

  test("are forgotten for an account that got in, but not for its network", async () => {
    const email = await register(browser());
    const emails = (attempt: number) => `somebody${attempt}@example.com`;
    await fail(accountFromNetwork.times - 1, () => email, here);
    await fail(network.times - accountFromNetwork.times, emails, here);
    expect((await login(browser(), email)).statusCode).toBe(303);
    expect(refused(await fail(2, () => email, here))).toBe(1);
    pass(network.minutes * minute + 1);
    await fail(accountFromNetwork.times - 1, () => email, here);
    await login(browser(), email);
    expect(refused(await fail(accountFromNetwork.times, () => email, here))).toBe(0);
  });

  test("to make accounts are refused for an hour, and one that is taken counts as none", async () => {
    const customers = quickCustomers();
    const make = (email: string) =>
      customers.register(
        { salutation: "", firstName: "Ida", lastName: "Müller", email, password: "x" },
        place("192.0.2.3"),
      );
    const [first, ...others] = Array.from(
      { length: newAccounts.times },
      () => `new${++count}@example.com`,
    );
    expect(await make(first!)).toHaveProperty("customer");
    expect(await make(first!)).toEqual({ problem: "taken" });
    for (const email of others) expect(await make(email)).toHaveProperty("customer");
    const next = `new${++count}@example.com`;
    expect(await make(next)).toEqual({ problem: "tooMany", waitMinutes: 60 });
    pass(59 * minute);
    await customers.deleteExpired(new Date(moment));
    expect(await make(next)).toEqual({ problem: "tooMany", waitMinutes: 1 });
    pass(minute);
    expect(await make(next)).toHaveProperty("customer");
  });

  test("of hashing at once wait, and too many are refused", async () => {
    let running = 0;
    let most = 0;
    const passwords = createPasswords(
      {
        hash: async () => "",
        verify: async () => {
          most = Math.max(most, ++running);
          await new Promise((resolve) => setTimeout(resolve, 5));
          running--;
          return true;
        },
      },
      { atOnce: 2, waiting: 3 },
    );
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => passwords.verify("hash", "x", `network ${index}`)),
    );
    expect(most).toBe(2);
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(3);
    expect(await passwords.verify("hash", "x", "network")).toBe(true);
    expect(await passwords.verify(undefined, "x", "network")).toBe(false);
  });

  test("of one network leave others their turn", async () => {
    const passwords = createPasswords({ hash: async () => "done", verify: async () => true });
    const hash = (network: string) => passwords.hash("x", network);
    const greedy = Array.from({ length: 30 }, () => hash("greedy"));
    const other = hash("other");
    const outcomes = await Promise.allSettled(greedy);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await other).toBe("done");
    expect(await hash("greedy")).toBe("done");
  });

  test("that were refused for an overload count as none", async () => {
    const customers = createCustomers(shop.services.database.sql, {
      passwords: createPasswords(undefined, { atOnce: 0, waiting: 0 }),
      onReuse: () => {},
    });
    const at = place("192.0.2.4");
    const form = { salutation: "", firstName: "Ida", lastName: "Müller", password };
    for (const refuse of [
      () => customers.checkPassword("ida@example.com", "x", at),
      () => customers.register({ ...form, email: "overloaded@example.com" }, at),
    ])
      await expect(refuse()).rejects.toMatchObject({ statusCode: 503 });
    const failures = shop.services.database.sql.selectFrom("login_failure").selectAll();
    expect(await failures.execute()).toEqual([]);
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
    expect(elements(body, "input").filter(({ name }) => name === "email")).toEqual([]);
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
    const kept = await shop.services.database.sql.selectFrom("login_token").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token().split(".")[1]);
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

  test("loses nothing by late requests: for a minute there are two tokens and no third", async () => {
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

  test("whose token was copied is forgotten with its sessions", async () => {
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

  test("the reuse of a token is told", async () => {
    const { visitor, token } = await remembered();
    const stolen = token();
    await visitor.data();
    pass(61_000);
    await visitor.data();
    const onReuse = vi.fn<(selector: string) => void>();
    const { logins } = createCustomers(shop.services.database.sql, {
      passwords: createPasswords(),
      onReuse,
    });
    const at = { site: allSites.DE.site, now: new Date(moment) };
    expect(await logins.recognise({ loginToken: stolen }, at)).toEqual({ status: "LOGGED_OUT" });
    expect(onReuse).toHaveBeenCalledExactlyOnceWith(stolen.split(".")[0]);
  });

  test("may show the token as a header, which stays as it is", async () => {
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
  test("is refused when it is another one", async () => {
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

  test("gets a card with beans once, however often it is asked for", async () => {
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
    expect(wordsOf(weak.body)).toContain(texts.problems.weakPassword);
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

  test("says nothing is done when its customer is gone, or somebody was faster", async () => {
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
    const answer = await stranger.submit(customerPaths.register, {
      firstName: "Ida",
      lastName: "Müller",
      email: `late${++count}@example.com`,
      password,
    });
    late.mockRestore();
    expect(answer.headers.location).toBe(customerPaths.account);
    expect(await stranger.status()).toBe("LOGGED_OUT");
  });

  test("gets the number of no other customer's card", async () => {
    const digits = ["0000000001", "0000000001", "0000000002"];
    const customers = createCustomers(shop.services.database.sql, {
      passwords: createPasswords({ hash: async () => "", verify: async () => true }),
      onReuse: () => {},
      drawDigits: () => digits.shift()!,
    });
    const at = { site: allSites.DE.site, now: new Date(moment), ip: "192.0.2.5" };
    const form = { salutation: "", firstName: "Ida", lastName: "Müller", password };
    for (const number of ["0000000001", "0000000002"]) {
      const email = `card${number}@example.com`;
      const outcome = await customers.register({ ...form, email }, at);
      if (!("customer" in outcome)) throw new Error("There is a customer");
      await customers.giveCard(outcome.customer.id, "kontorcard", at.site);
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

  test("takes in the guest's at login, within the limits", async () => {
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

  test("adds up no more than is in stock, and never takes away", async () => {
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

  test("begins once, when two devices put something in at the same moment", async () => {
    const [one, other] = [browser(), browser()];
    const email = await register(one);
    await login(other, email);
    await Promise.all([one.add("100101-250", 1), other.add("100101-250", 2)]);
    expect(await one.cart()).toEqual({ "100101-250": 3 });
  });

  test("does a change once that was sent before the login and again after it", async () => {
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

  test("that cannot be merged keeps no customer out, and is merged at the next login", async () => {
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

  test("is forgotten like every other, and begins anew", async () => {
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
  for (const table of ["customer_session", "login_token", "login_failure"] as const)
    expect(await shop.services.database.sql.selectFrom(table).selectAll().execute()).toEqual([]);
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
        /^(login|register|profile|password|delete)-/.test(id ?? ""),
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
      email: "nobody@example.com",
      password,
    });
    expect(wordsOf(wrong.body)).toContain(wordsOf(problems.wrongLogin));
  });
});
