import { customerPaths } from "../../shop-paths.ts";
import { expect, test } from "vitest";
import { createPasswords } from "../../../platform/security/passwords.ts";
import { deleteEndedPeriods } from "../../../platform/security/rate-limits.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { login, password, register } from "../../../tests/support/customer-browser.ts";
import { minute, openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { customersOf } from "../../../tests/support/customers.ts";
import { wordsOf } from "../../../tests/support/html.ts";
import { allSites } from "../../sites/all-sites.ts";
import { loginLimits } from "./login-limits.ts";

const { shop, now, browser, pass } = await openCustomerShop();

const { customer: texts } = allSites.DE.texts;
const place = (ip: string) => ({ site: allSites.DE.site, now: now(), ip });
/** Creates customers whose password check takes no time: only "right" is correct. */
const quickCustomers = () =>
  customersOf(shop, {
    passwords: createPasswords(
      { hash: async () => "", verify: async (_hash, given) => given === "right" },
      { perNetwork: Infinity, waiting: Infinity },
    ),
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
/** Network address of the requests in these tests. */
const here = "127.0.0.1";

test("too many logins of an account are refused, all at once or one by one, until the time is over", async () => {
  const email = await register(browser());
  expect(refused(await fail(accountFromNetwork.times + 5, () => email, here))).toBe(5);
  pass(5 * minute);
  const response = await login(browser(), email);
  expect(response.statusCode).toBe(429);
  expect(response.headers["retry-after"]).toBe("600");
  expect(wordsOf(response.body)).toContain(plural(texts.tooManyAttempts, 10, "de-DE"));
  expect((await login(browser(), "other@example.com")).statusCode).toBe(400);
  pass(10 * minute + 1);
  expect((await login(browser(), email)).statusCode).toBe(303);
});

test("too many failed logins of one network do not lock the account for other networks", async () => {
  const email = await register(browser());
  await fail(accountFromNetwork.times + 5, () => email, "192.0.2.2");
  expect((await login(browser(), email)).statusCode).toBe(303);
});

test("too many failed logins of many networks lock out only browsers that the account does not know", async () => {
  const known = browser();
  const email = await register(known, { remember: "yes" });
  const customers = quickCustomers();
  const outcomes = [];
  for (let attempt = 0; attempt < account.times + 2; attempt++)
    outcomes.push(await customers.checkPassword(email, "x", place(`192.0.${attempt}.1`)));
  expect(refused(outcomes)).toBe(2);
  expect((await login(browser(), email)).statusCode).toBe(429);
  const changed = await known.submit(customerPaths.password, { password, newPassword: password });
  expect(changed.headers.location).toContain("done=password");
  const stranger = browser();
  await register(stranger);
  expect((await login(stranger, email)).statusCode).toBe(429);
  known.jar.delete("kontorSession");
  expect((await known.submit(customerPaths.login, { password, remember: "yes" })).statusCode).toBe(
    303,
  );
  expect((await login(known, email)).statusCode).toBe(303);
  const removed = await known.submit(customerPaths.remove, { password });
  expect(removed.headers.location).toContain("done=removed");
});

test("too many logins from one network are refused, those from the next network are not", async () => {
  const emails = (attempt: number) => `shopper${attempt}@example.com`;
  expect(refused(await fail(network.times + 3, emails, "2001:db8:1:2::5"))).toBe(3);
  expect(refused(await fail(1, () => "new@example.com", "2001:db8:1:2:ffff::1"))).toBe(1);
  expect(refused(await fail(1, () => "new@example.com", "2001:db8:1:3::1"))).toBe(0);
});

test("failed logins are forgotten for an account after a login, but not for its network", async () => {
  const email = await register(browser());
  const emails = (attempt: number) => `shopper${attempt}@example.com`;
  await fail(accountFromNetwork.times - 1, () => email, here);
  await fail(network.times - accountFromNetwork.times, emails, here);
  expect((await login(browser(), email)).statusCode).toBe(303);
  expect(refused(await fail(2, () => email, here))).toBe(1);
  pass(network.minutes * minute + 1);
  await fail(accountFromNetwork.times - 1, () => email, here);
  await login(browser(), email);
  expect(refused(await fail(accountFromNetwork.times, () => email, here))).toBe(0);
});

test("too many registrations are refused for an hour, whether the addresses are known or not", async () => {
  const { registrations } = quickCustomers();
  const make = (email: string) =>
    registrations.register(
      { salutation: "", firstName: "Ida", lastName: "Müller", email, password: "x" },
      place("192.0.2.3"),
    );
  const known = await register(browser());
  for (let number = 0; number < newAccounts.times; number++)
    expect(await make(number % 2 ? known : `new${number}@example.com`)).toBeUndefined();
  const next = "next@example.com";
  expect(await make(next)).toEqual({ problem: "tooMany", waitMinutes: 60 });
  pass(59 * minute);
  await deleteEndedPeriods(shop.services.database.sql, now());
  expect(await make(next)).toEqual({ problem: "tooMany", waitMinutes: 1 });
  pass(minute);
  expect(await make(next)).toBeUndefined();
});

test("concurrent password hashes wait, and too many are refused", async () => {
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
  expect(await passwords.verify("hash", "x", "network")).toBe("right");
  expect(await passwords.verify(undefined, "x", "network")).toBe("wrong");
});

test("password hashes of one network do not delay those of others", async () => {
  const passwords = createPasswords({ hash: async () => "done", verify: async () => true });
  const hash = (network: string) => passwords.hash("x", network);
  const greedy = Array.from({ length: 30 }, () => hash("greedy"));
  const other = hash("other");
  const outcomes = await Promise.allSettled(greedy);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await other).toBe("done");
  expect(await hash("greedy")).toBe("done");
});

test("login attempts that are refused for an overload do not count", async () => {
  const customers = customersOf(shop, {
    passwords: createPasswords(undefined, { atOnce: 0, waiting: 0 }),
  });
  const at = place("192.0.2.4");
  const form = { salutation: "", firstName: "Ida", lastName: "Müller", password };
  for (const refuse of [
    () => customers.checkPassword("ida@example.com", "x", at),
    () => customers.registrations.register({ ...form, email: "overloaded@example.com" }, at),
  ])
    await expect(refuse()).rejects.toMatchObject({ statusCode: 503 });
  const counted = await shop.services.database.sql.selectFrom("rate_limit").selectAll().execute();
  expect(counted.every(({ remaining }) => remaining >= newAccounts.times)).toBe(true);
});
