import { customerPaths } from "../../shop-paths.ts";
import { expect, test, vi } from "vitest";
import { EngineUnavailableError } from "../../../commerce/engine-errors.ts";
import { cartPath, linkIn, login, register } from "../../../tests/support/customer-browser.ts";
import { minute, openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { orderVisitor } from "../../../tests/support/order-visitor.ts";

const { shop, browser, pass } = await openCustomerShop();

test("a customer's cart is the same on every device, also where the customer is remembered", async () => {
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

test("a guest's cart is merged into the customer's at login, within the limits", async () => {
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

test("a guest who logs in during an order has ordered once, and no cart has the articles", async () => {
  const guest = browser();
  const email = await register(browser());
  await guest.add("100101-250", 2);
  const owner = { secret: guest.jar.get("cartId")! };
  const visitor = orderVisitor(shop.services, { owner });
  await visitor.enter();
  const engine = shop.services.engine.orders;
  const { place } = engine;
  vi.spyOn(engine, "place").mockImplementationOnce(async (...order) => {
    await place(...order);
    throw new EngineUnavailableError("The answer is lost.", { maybeDone: true });
  });
  const { seen } = await visitor.review();
  await expect(visitor.press(seen)).rejects.toThrow(EngineUnavailableError);
  await login(guest, email);
  expect(await guest.cart()).toEqual({});
  expect(await shop.services.orders.ofKey(seen.key, visitor.at().site)).toMatchObject({
    lines: [{ tcm: "100101-250", quantity: 2 }],
  });
});

test("a guest who sets a new password has the same cart, which the login merges", async () => {
  const email = await register(browser());
  const guest = browser();
  await guest.add("100101-250", 2);
  const after = (await shop.mails()).filter(({ to }) => to === email).length;
  await guest.submit(customerPaths.forgotten, { email });
  const newPassword = "Kaffee am Hafen";
  await guest.submit(linkIn(await shop.mailTo(email, after)), { newPassword });
  expect(await guest.cart()).toEqual({ "100101-250": 2 });
  await login(guest, email, { password: newPassword });
  expect(await guest.cart()).toEqual({ "100101-250": 2 });
});

test("merging carts sums quantities up to the stock, and never shrinks the customer's cart", async () => {
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

test("merging carts loses nothing when several browsers log in at once", async () => {
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

test("a customer's cart is created once when two devices add to it at the same moment", async () => {
  const [one, other] = [browser(), browser()];
  const email = await register(one);
  await login(other, email);
  await Promise.all([one.add("100101-250", 1), other.add("100101-250", 2)]);
  expect(await one.cart()).toEqual({ "100101-250": 3 });
});

test("a cart change that is sent before the login and again after it is carried out once", async () => {
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

test("a cart that cannot be merged does not prevent the login, and is merged at the next one", async () => {
  const visitor = browser();
  const email = await register(browser());
  await visitor.add("100101-250", 2);
  const merge = vi.spyOn(shop.services.carts, "merge").mockRejectedValueOnce(new Error("no carts"));
  expect((await login(visitor, email)).statusCode).toBe(303);
  merge.mockRestore();
  expect(await visitor.status()).toBe("LOGGED_IN");
  expect(await visitor.cart()).toEqual({});
  await login(visitor, email);
  expect(await visitor.cart()).toEqual({ "100101-250": 2 });
  expect(visitor.jar.has("cartId")).toBe(false);
});

test("a customer's cart expires like every other cart, and starts empty again", async () => {
  const visitor = browser();
  const email = await register(visitor);
  await visitor.add("100101-250", 1);
  pass(31 * 24 * 60 * minute);
  await login(visitor, email);
  expect(await visitor.cart()).toEqual({});
  await visitor.add("100102-250", 1);
  expect(await visitor.cart()).toEqual({ "100102-250": 1 });
});
