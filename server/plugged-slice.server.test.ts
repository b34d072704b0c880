import { afterAll, expect, test, vi } from "vitest";
import { customerPaths } from "../shop/customer/customer-contract.ts";
import type { AccountHooks, Slice } from "../platform/http/slice.ts";
import { customerBrowser, login, password, register } from "../tests/support/customer-browser.ts";
import { customerIdOf } from "../tests/support/customers.ts";
import { openTestShop } from "../tests/support/shop.ts";
import { createSlices } from "./slices.ts";

const accountHooks = {
  onLogin: vi.fn<NonNullable<AccountHooks["onLogin"]>>(async ({ reply }) => {
    reply.header("x-wish-list", "merged");
  }),
  onRemoved: vi.fn<NonNullable<AccountHooks["onRemoved"]>>(async () => {}),
};

/** A slice of another team, as it plugs into the shop. */
const wishList: Slice = { accountHooks };

const shop = await openTestShop({
  plug: (options) => ({ wishList, ...createSlices(options) }),
});
afterAll(() => shop.close());

test("a slice merges what a guest has at a login, and the login succeeds although it fails", async () => {
  const visitor = customerBrowser(shop);
  const email = await register(visitor);
  const customer = { id: await customerIdOf(shop, email), hasCard: false };
  expect((await login(visitor, email)).headers["x-wish-list"]).toBe("merged");
  expect(accountHooks.onLogin).toHaveBeenLastCalledWith(expect.objectContaining({ customer }));
  accountHooks.onLogin.mockRejectedValueOnce(new Error("no wishes"));
  await visitor.add("100101-250", 1);
  const guest = customerBrowser(shop);
  await guest.add("100102-250", 2);
  expect((await login(guest, email)).statusCode).toBe(303);
  expect(await guest.cart()).toEqual({ "100101-250": 1, "100102-250": 2 });
});

test("a slice ends what belongs to an account that is removed", async () => {
  const visitor = customerBrowser(shop);
  const email = await register(visitor);
  const id = await customerIdOf(shop, email);
  await visitor.submit(customerPaths.remove, { password });
  await vi.waitFor(() =>
    expect(accountHooks.onRemoved).toHaveBeenCalledWith(expect.objectContaining({ id, email })),
  );
});
