import { customerPaths } from "../../shop-paths.ts";
import { expect, test } from "vitest";
import { createPasswords } from "../../../platform/security/passwords.ts";
import { proofLimits } from "../../../platform/security/login-proofs.ts";
import { knownBrowserDays } from "../../../platform/shared/known-browser.ts";
import { linkIn, login, password, register } from "../../../tests/support/customer-browser.ts";
import { minute, openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { customerRow, customersOf } from "../../../tests/support/customers.ts";
import { allSites } from "../../sites/all-sites.ts";
import { loginLimits } from "./login-limits.ts";

/** The browsers in which a customer can still log in while many networks attack the account. */

const { shop, now, browser, pass } = await openCustomerShop();
const { site } = allSites.DE;
const cookie = "kontorBrowser";
const newPassword = "Kaffee am Hafen";

/** Makes wrong guesses until browsers that the account does not know are refused. Checking takes no time. */
async function attack(email: string, ipOf = (guess: number) => `198.51.${guess}.1`) {
  const customers = customersOf(shop, {
    passwords: createPasswords(
      { hash: async () => "", verify: async () => false },
      { perNetwork: Infinity, waiting: Infinity },
    ),
  });
  for (let guess = 0; guess < loginLimits.account.times; guess++)
    await customers.checkPassword(email, "x", { site, now: now(), ip: ipOf(guess) });
  expect((await login(browser(), email)).statusCode).toBe(429);
}

test.each([
  ["a hundred networks", (guess: number) => `198.51.${guess}.1`],
  ["four IPv6 /48", (guess: number) => `2001:db8:${guess % 4}:${(guess >> 2).toString(16)}00::1`],
])(
  "guesses from %s do not lock out the browser that the owner has logged out of",
  async (_from, ipOf) => {
    const owner = browser();
    const email = await register(owner);
    await owner.submit(customerPaths.logout);
    expect([...owner.jar.keys()]).toEqual([cookie]);
    await attack(email, ipOf);
    expect((await login(owner, email)).statusCode).toBe(303);
    // The attack continues for days.
    for (let day = 1; day < 4; day++) {
      pass(24 * 60 * minute);
      await owner.submit(customerPaths.logout);
      await attack(email, ipOf);
      expect((await login(owner, email)).statusCode).toBe(303);
    }
  },
);

test("guesses of an attacker in the owner's network do not lock out a known browser", async () => {
  const owner = browser();
  const email = await register(owner);
  await owner.submit(customerPaths.logout);
  for (let guess = 0; guess < loginLimits.accountFromNetwork.times; guess++)
    expect((await login(browser(), email, { password: "Falsch123" })).statusCode).toBe(400);
  expect((await login(browser(), email)).statusCode).toBe(429);
  expect((await login(owner, email)).statusCode).toBe(303);
});

test("a new password by mail opens an attacked account to the browser in which it was set, and to no other", async () => {
  const before = browser();
  const email = await register(before);
  await attack(email);
  const owner = browser();
  await owner.submit(customerPaths.forgotten, { email });
  const link = linkIn(await shop.mailTo(email, 1));
  const reset = await owner.submit(link, { newPassword });
  expect(reset.headers.location).toContain("done=passwordReset");
  expect(reset.cookies).toContainEqual(
    expect.objectContaining({
      name: cookie,
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      maxAge: knownBrowserDays * 86_400,
    }),
  );
  for (const stranger of [before, browser()])
    expect((await login(stranger, email, { password: newPassword })).statusCode).toBe(429);
  expect((await login(owner, email, { password: newPassword })).statusCode).toBe(303);
});

test("after a new password in the account all other browsers are unknown", async () => {
  const [owner, other] = [browser(), browser()];
  const email = await register(owner);
  await login(other, email);
  await owner.submit(customerPaths.password, { password, newPassword });
  await owner.submit(customerPaths.logout);
  await attack(email);
  expect((await login(other, email, { password: newPassword })).statusCode).toBe(429);
  expect((await login(owner, email, { password: newPassword })).statusCode).toBe(303);
});

test("guesses in a known browser are limited, and count for this browser only", async () => {
  const [owner, thief] = [browser(), browser()];
  const email = await register(thief);
  await login(owner, email);
  const guess = () => login(thief, email, { password: "Falsch123" });
  const outcomes = [];
  for (let count = 0; count < proofLimits.knownBrowser.times + 2; count++)
    outcomes.push((await guess()).statusCode);
  expect(outcomes.filter((status) => status === 429)).toHaveLength(2);
  for (const other of [owner, browser()]) expect((await login(other, email)).statusCode).toBe(303);
  pass(proofLimits.knownBrowser.minutes * minute);
  expect((await login(thief, email)).statusCode).toBe(303);
});

test("a browser that logs in to two accounts in turn is known to both, under a new secret each time", async () => {
  const shared = browser();
  const [first, second] = [await register(shared), await register(shared)];
  const planted = shared.jar.get(cookie)!;
  expect((await login(shared, second)).statusCode).toBe(303);
  expect(shared.jar.get(cookie)).not.toBe(planted);
  for (const email of [first, second]) await attack(email);
  const thief = browser();
  thief.jar.set(cookie, planted);
  expect((await login(thief, first)).statusCode).toBe(429);
  for (const email of [first, second]) expect((await login(shared, email)).statusCode).toBe(303);
});

test("a browser is known for 180 days after its last login, and the database then deletes it", async () => {
  const owner = browser();
  const email = await register(owner);
  const { id } = await customerRow(shop, email);
  const known = () =>
    shop.services.database.sql
      .selectFrom("known_browser")
      .selectAll()
      .where("customer_id", "=", id)
      .execute();
  expect(JSON.stringify(await known())).not.toContain(owner.jar.get(cookie));
  pass(knownBrowserDays * 24 * 60 * minute);
  await attack(email);
  expect((await login(owner, email)).statusCode).toBe(429);
  expect(await known()).toHaveLength(1);
  await shop.services.customers.deleteExpired(now());
  expect(await known()).toEqual([]);
});

test("the twenty browsers of an account that logged in last are known", async () => {
  const browsers = Array.from({ length: 22 }, () => browser());
  const email = await register(browsers[0]!);
  for (const each of browsers) {
    pass(minute);
    expect((await login(each, email)).statusCode).toBe(303);
  }
  await attack(email);
  expect((await login(browsers[1]!, email)).statusCode).toBe(429);
  expect((await login(browsers[2]!, email)).statusCode).toBe(303);
});

test("a deleted account leaves no known browser, neither in the database nor in the browser", async () => {
  const owner = browser();
  const { id } = await customerRow(shop, await register(owner));
  await owner.submit(customerPaths.remove, { password });
  expect([...owner.jar.keys()]).toEqual([]);
  const rows = await shop.services.database.sql
    .selectFrom("known_browser")
    .select("customer_id")
    .where("customer_id", "=", id)
    .execute();
  expect(rows).toEqual([]);
});
