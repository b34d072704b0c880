import { customerPaths } from "../shop/shop-paths.ts";
import Heart from "@lucide/icons/icons/heart";
import Type from "typebox";
import { afterAll, expect, test, vi } from "vitest";
import type { AccountHooks, Slice } from "../platform/http/slice.ts";
import { customerBrowser, login, password, register } from "../tests/support/customer-browser.ts";
import { customerIdOf } from "../tests/support/customers.ts";
import { batchAt, eventAt, publishTo } from "../tests/support/tracked-events.ts";
import { openTestShop } from "../tests/support/shop.ts";

const accountHooks = {
  onLogin: vi.fn<NonNullable<AccountHooks["onLogin"]>>(async ({ reply }) => {
    reply.header("x-wish-list", "merged");
  }),
  onRemoved: vi.fn<NonNullable<AccountHooks["onRemoved"]>>(async () => {}),
};

/** A slice of another team, as it plugs into the shop. */
const wishList: Slice = {
  accountHooks,
  headerLinks: ({ language }) => [
    { name: "wishes", url: `/wishes-${language}`, text: "Wunschliste", icon: Heart },
  ],
  trackedEvents: { wish_shared: Type.Object({ item_id: Type.String() }) },
};

const shop = await openTestShop({
  slices: { wishList },
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

test("a slice's own event is checked by its schema and counted by its name", async () => {
  const now = Date.now();
  const eventWith = (fields: object) =>
    eventAt(now, { name: "CustomEventData", data: { event: "wish_shared", fields } });
  const [good, bad] = [eventWith({ item_id: "100101" }), eventWith({ item_id: 1 })];
  const { response } = await publishTo(shop, batchAt(now, [good, bad]));
  expect(response).toEqual({
    accepted: [good.id],
    duplicate: [],
    rejected: [{ id: bad.id, code: "invalid" }],
  });
  await shop.services.tracking.jobs.find(({ name }) => name.startsWith("store counts"))!.run();
  const counted = await shop.services.database.sql
    .selectFrom("tracking_outcome")
    .select(["name", "outcome", "field"])
    .orderBy("outcome")
    .execute();
  expect(counted).toEqual([
    { name: "wish_shared", outcome: "accepted", field: "" },
    { name: "wish_shared", outcome: "invalid", field: "/data/fields/item_id" },
  ]);
});

test("a slice's link is in the header of every page, and in the menu of narrow layouts", async () => {
  for (const url of ["/", "/service/pageborder/header/DE"]) {
    const { body } = await shop.app.inject({ url, headers: { host: shop.host("DE") } });
    expect(body).toMatch(/<a [^>]*href="\/wishes-de" data-kontor-link="wishes">/);
    expect(body).toContain('{"title":"Wunschliste","href":"/wishes-de","children":[]}');
  }
});
