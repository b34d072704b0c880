import { personalDataPath } from "../../../border/border-paths.ts";
import { customerPaths } from "../../shop-paths.ts";
import { expect, test, vi } from "vitest";
import { fill } from "../../../platform/shared/texts/words.ts";
import { password, register } from "../../../tests/support/customer-browser.ts";
import { minute, openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { customerRow, customersOf } from "../../../tests/support/customers.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { sectionPaths } from "../../pages/account/account-sections.ts";
import { allSites } from "../../sites/all-sites.ts";
import { customerHeaders } from "../customer-contract.ts";
import { rememberedSeconds } from "../customer-rules.ts";

const { shop, now, browser, pass } = await openCustomerShop();

async function remembered() {
  const visitor = browser();
  const email = await register(visitor, { remember: "yes" });
  visitor.jar.delete("kontorSession");
  return { visitor, email, token: () => visitor.jar.get("LoginToken")! };
}

/** Returns the address of the login that leads back to a page. */
const loginBefore = (path: string) =>
  `${customerPaths.account}?${new URLSearchParams({ next: path })}`;

test("a remembered browser shows name, beans and memberships, and nothing else", async () => {
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
  for (const [form, wanted] of [
    [customerPaths.profile, customerPaths.profile],
    [customerPaths.community, customerPaths.community],
    [customerPaths.card, customerPaths.card],
    [customerPaths.password, customerPaths.loginData],
    [customerPaths.remove, customerPaths.data],
  ] as const)
    expect((await visitor.submit(form, { member: "yes", password })).headers.location).toBe(
      loginBefore(wanted),
    );
  const { overview: _login, ...others } = sectionPaths;
  for (const path of [...Object.values(others), customerPaths.dataExport])
    expect((await visitor.get(path)).headers.location, path).toBe(loginBefore(path));
  const row = await customerRow(shop, email);
  expect(row).toMatchObject({ is_community_member: false });
  expect(await shop.services.customerCards.of(String(row.id))).toBeUndefined();
});

test("a remembered browser logs in with only the password", async () => {
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

test("a remembered browser gets a token that lives 30 days and is replaced at each visit", async () => {
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

test("several tabs of a remembered browser get the same token", async () => {
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

test("a remembered browser has two valid tokens for a minute after a visit, never three", async () => {
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

test("a remembered browser whose token was copied is forgotten with its sessions", async () => {
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

test("the reuse of a login token is reported as a security event", async () => {
  const { visitor, token } = await remembered();
  const stolen = token();
  await visitor.data();
  pass(61_000);
  await visitor.data();
  const security = vi.fn<(event: string, facts: object) => void>();
  const { logins } = customersOf(shop, {
    security,
  });
  const at = { site: allSites.DE.site, now: now() };
  expect(await logins.recognise({ loginToken: stolen }, at)).toEqual({ status: "LOGGED_OUT" });
  expect(security.mock.calls).toEqual([["tokenReused", { customer: expect.any(Number) }]]);
});

test("a login token that is sent as a header is valid, and never replaced", async () => {
  const { token } = await remembered();
  const program = browser();
  for (let visit = 0; visit < 3; visit++) {
    const response = await program.get(personalDataPath, { [customerHeaders.loginToken]: token() });
    expect(response.json()).toMatchObject({ tracking: { loginStatus: "REMEMBERED" } });
    expect(response.cookies).toEqual([]);
    expect(response.headers).not.toHaveProperty(customerHeaders.loginToken);
    pass(61_000);
  }
  const { body } = await program.get(customerPaths.account, {
    [customerHeaders.loginToken]: token(),
  });
  expect(elements(body, "input").some(({ name }) => name === "street")).toBe(false);
});

test("expired sessions and login tokens are deleted", async () => {
  const visitor = browser();
  await register(visitor, { remember: "yes" });
  pass(rememberedSeconds * 1000 + 1);
  await shop.services.customers.deleteExpired(now());
  for (const table of ["customer_session", "login_token"] as const)
    expect(await shop.services.database.sql.selectFrom(table).selectAll().execute()).toEqual([]);
});
