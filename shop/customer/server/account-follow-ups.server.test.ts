import { expect, test, vi } from "vitest";
import { login, register } from "../../../tests/support/customer-browser.ts";
import { openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { customerIdOf, customersOf } from "../../../tests/support/customers.ts";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { AccountMails } from "./account-mails.ts";
import { createFollowUps, type AccountFollowers } from "./account-follow-ups.ts";

const { shop, browser, now } = await openCustomerShop();
const { sql } = shop.services.database;

/** Creates accounts with followers of their own. */
function followed() {
  const onRemoved = vi.fn<AccountFollowers["onRemoved"]>(async () => {});
  const onNewAddress = vi.fn<AccountFollowers["onNewAddress"]>(async () => {});
  const onError = vi.fn<(error: unknown, message: string) => void>();
  const followUps = createFollowUps(sql, { onRemoved, onNewAddress, onError });
  return {
    onRemoved,
    onNewAddress,
    onError,
    followUps,
    customers: customersOf(shop, { followUps }),
  };
}
const stored = () => sql.selectFrom("account_follow_up").selectAll().execute();
const silent = async () => {
  throw new Error("silent");
};

test("an account is gone and its address free when what follows its removal fails, which a job repeats", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const id = await customerIdOf(shop, email);
  const { onRemoved, onError, followUps, customers } = followed();
  onRemoved.mockImplementationOnce(silent);
  await customers.remove(id, now());
  expect(onError).toHaveBeenCalledWith(new Error("silent"), `change of account ${id} not followed`);
  expect(await visitor.status()).toBe("LOGGED_OUT");
  expect((await login(browser(), email)).statusCode).toBe(400);
  await register(browser(), { email });
  expect((await login(browser(), email)).statusCode).toBe(303);
  await followUps.jobs[0]!.run();
  const change = { id, site: "DE", email, now: now() };
  expect(onRemoved.mock.calls).toEqual([[change], [change]]);
  expect(await stored()).toEqual([]);
});

test("changes of one account are followed in their order, and one that fails holds up no other account's", async () => {
  const { onRemoved, onNewAddress, followUps } = followed();
  const at = { site: "DE" as const, now: now() };
  await followUps.store(sql, 1, { ...at, email: "ida@example.com", newEmail: "new@example.com" });
  await followUps.store(sql, 1, { ...at, email: "new@example.com" });
  await followUps.store(sql, 2, { ...at, email: "eve@example.com" });
  onNewAddress.mockImplementationOnce(silent);
  await followUps.finish();
  expect(onRemoved.mock.calls.map(([{ email }]) => email)).toEqual(["eve@example.com"]);
  await followUps.finish(1);
  expect(onNewAddress).toHaveBeenLastCalledWith({
    ...at,
    from: "ida@example.com",
    to: "new@example.com",
  });
  expect(onRemoved).toHaveBeenLastCalledWith({ id: "1", ...at, email: "new@example.com" });
  expect(await stored()).toEqual([]);
});

test("an account that is removed by two requests at once is removed once, and its owner gets one mail", async () => {
  const email = await register(browser());
  const id = await customerIdOf(shop, email);
  const requestMail = vi.fn<RequestMail<AccountMails>>(async () => {});
  const customers = customersOf(shop, { requestMail });
  await Promise.all([customers.remove(id, now()), customers.remove(id, now())]);
  expect(requestMail).toHaveBeenCalledOnce();
});

test.each(["0", "-1", "1e3", "9".repeat(30), "cus_01", ""])(
  "the id %j, which no account has, is answered like that of a removed account",
  async (id) => {
    const { customers } = followed();
    expect(await customers.logins.emailOf(id)).toBeUndefined();
    expect(await customers.logins.sessions.list(id, "", now())).toEqual([]);
    await customers.remove(id, now());
    expect(await stored()).toEqual([]);
  },
);
