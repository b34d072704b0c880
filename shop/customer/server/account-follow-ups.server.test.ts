import { expect, test, vi } from "vitest";
import { login, register } from "../../../tests/support/customer-browser.ts";
import { minute, openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { checkedOf, customerIdOf, customersOf } from "../../../tests/support/customers.ts";
import type { AccountHooks, RequestMail } from "../../../platform/http/slice.ts";
import type { AccountMails } from "./account-mails.ts";
import { createFollowUps } from "./account-follow-ups.ts";

const { shop, browser, now, pass } = await openCustomerShop();
const { sql } = shop.services.database;

/** Creates accounts with followers of their own. */
function followed() {
  const onRemoved = vi.fn<NonNullable<AccountHooks["onRemoved"]>>(async () => {});
  const onNewAddress = vi.fn<NonNullable<AccountHooks["onNewAddress"]>>(async () => {});
  const onError = vi.fn<(error: unknown, message: string) => void>();
  const hooks: AccountHooks[] = [{ onRemoved, onNewAddress }];
  const followUps = createFollowUps(sql, { hooks: () => hooks, onError, now });
  return {
    onRemoved,
    onNewAddress,
    onError,
    hooks,
    followUps,
    customers: customersOf(shop, { followUps }),
  };
}
const stored = () => sql.selectFrom("account_follow_up").selectAll().execute();
const silent = async () => {
  throw new Error("silent");
};

test("a removed account frees its address even if a follow-up fails, which a job repeats", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const id = await customerIdOf(shop, email);
  const { onRemoved, onError, followUps, customers } = followed();
  onRemoved.mockImplementationOnce(silent);
  const change = { id, site: "DE", email, now: now() };
  await customers.remove(await checkedOf(shop, email), now());
  expect(onError).toHaveBeenCalledWith(new Error("silent"), `change of account ${id} not followed`);
  expect(await visitor.status()).toBe("LOGGED_OUT");
  expect((await login(browser(), email)).statusCode).toBe(400);
  await register(browser(), { email });
  expect((await login(browser(), email)).statusCode).toBe(303);
  pass(minute);
  await followUps.jobs[0]!.run();
  expect(onRemoved.mock.calls).toEqual([[change], [change]]);
  expect(await stored()).toEqual([]);
});

test("follow-ups of one account run in order, and a failed one delays no other account", async () => {
  const { onRemoved, onNewAddress, followUps } = followed();
  const at = { site: "DE" as const, now: now() };
  await followUps.store(sql, 1, { ...at, email: "ida@example.com", newEmail: "new@example.com" });
  await followUps.store(sql, 1, { ...at, email: "new@example.com" });
  await followUps.store(sql, 2, { ...at, email: "eve@example.com" });
  onNewAddress.mockImplementationOnce(silent);
  await followUps.finish();
  expect(onRemoved.mock.calls.map(([{ email }]) => email)).toEqual(["eve@example.com"]);
  pass(minute);
  await followUps.finish(1);
  expect(onNewAddress).toHaveBeenLastCalledWith({
    ...at,
    from: "ida@example.com",
    to: "new@example.com",
  });
  expect(onRemoved).toHaveBeenLastCalledWith({ id: "1", ...at, email: "new@example.com" });
  expect(await stored()).toEqual([]);
});

test("a slice follows a change although another one fails, and again when that one is retried", async () => {
  const { onRemoved, hooks, followUps } = followed();
  const other = vi.fn<NonNullable<AccountHooks["onRemoved"]>>(async () => {});
  hooks.push({ onRemoved: other });
  onRemoved.mockImplementationOnce(silent);
  const change = { site: "DE" as const, email: "ida@example.com", now: now() };
  await followUps.store(sql, 1, change);
  await followUps.finish();
  expect(other.mock.calls).toEqual([[{ id: "1", ...change }]]);
  pass(minute);
  await followUps.finish();
  expect([onRemoved, other].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  expect(await stored()).toEqual([]);
});

test("a change waits for an earlier one of its address, even of another account, and one process follows it", async () => {
  const { onRemoved, onNewAddress, followUps } = followed();
  const at = { site: "DE" as const, now: now() };
  await followUps.store(sql, 1, { ...at, email: "ida@example.com" });
  await followUps.store(sql, 2, { ...at, email: "eve@example.com", newEmail: "ida@example.com" });
  await followUps.store(sql, 3, { ...at, site: "AT", email: "ida@example.com" });
  onRemoved.mockImplementationOnce(silent);
  await followUps.finish();
  expect(onRemoved.mock.calls.map(([{ site }]) => site)).toEqual(["DE", "AT"]);
  expect(onNewAddress).not.toHaveBeenCalled();
  pass(minute);
  const other = followed();
  await Promise.all([followUps.finish(), other.followUps.finish(), followUps.finish()]);
  const calls = (...all: { mock: { calls: unknown[] } }[]) => all.flatMap(({ mock }) => mock.calls);
  expect(calls(onRemoved, other.onRemoved)).toHaveLength(3);
  expect(calls(onNewAddress, other.onNewAddress)).toHaveLength(1);
  expect(await stored()).toEqual([]);
});

test("the result of a password check is refused once the password was changed", async () => {
  const email = await register(browser());
  const { customers } = followed();
  const checked = await checkedOf(shop, email);
  const at = { ip: "203.0.113.7", now: now() };
  const changed = await customers.changePassword(checked, "the owner's new one", at);
  expect(await customers.changePassword(checked, "the one of a thief", at)).toBeUndefined();
  expect(await customers.remove(checked, now())).toBe(false);
  expect(await customers.remove(changed!, now())).toBe(true);
});

test("an account that is removed by two requests at once is removed once, and its owner gets one mail", async () => {
  const email = await register(browser());
  const checked = await checkedOf(shop, email);
  const requestMail = vi.fn<RequestMail<AccountMails>>(async () => {});
  const customers = customersOf(shop, { requestMail });
  const removals = [customers.remove(checked, now()), customers.remove(checked, now())];
  expect((await Promise.all(removals)).filter(Boolean)).toHaveLength(1);
  expect(requestMail).toHaveBeenCalledOnce();
});

test.each(["0", "-1", "1e3", "9".repeat(30), "cus_01", ""])(
  "the id %j, which no account has, is answered like that of a removed account",
  async (id) => {
    const { customers } = followed();
    const known = await register(browser());
    expect(await customers.logins.emailOf(id)).toBeUndefined();
    expect(await customers.logins.sessions.list(id, "", now())).toEqual([]);
    const customer = { ...(await checkedOf(shop, known)).customer, id };
    expect(await customers.remove({ customer, passwordState: "" }, now())).toBe(false);
    expect(await stored()).toEqual([]);
  },
);
