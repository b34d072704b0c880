import { customerPaths } from "../../shop-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  cartPath,
  customerBrowser,
  login,
  password,
  register,
} from "../../../tests/support/customer-browser.ts";
import { customerRow } from "../../../tests/support/customers.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { loginLimits } from "./login-limits.ts";

const lines: string[] = [];
let shop: TestShop;
let moment = Date.now();
beforeAll(async () => {
  shop = await openTestShop({
    now: () => new Date(moment),
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => shop.close());

test("customers' security events are logged by name, without anything personal", async () => {
  const [visitor, other] = [customerBrowser(shop), customerBrowser(shop)];
  const email = await register(visitor, { remember: "yes" });
  await login(other, email);
  const newPassword = "Kaffee am Hafen";
  const wrongPassword = "Tee im Gebirge";

  const stolen = new Map(visitor.jar);
  await visitor.data();
  moment += 61_000;
  const change = await visitor.submit(customerPaths.password, { password, newPassword });
  expect(change.headers.location).toContain("done=password");
  await login(other, email, { password: newPassword, remember: "yes" });
  const copy = customerBrowser(shop);
  copy.jar.set("LoginToken", other.jar.get("LoginToken")!);
  other.jar.delete("kontorSession");
  for (let visit = 0; visit < 2; visit++) {
    moment += 61_000;
    await other.data();
  }
  await copy.data();
  await visitor.submit(customerPaths.sessions, { end: "others" });
  for (let attempt = 0; attempt < loginLimits.accountFromNetwork.times + 3; attempt++)
    await login(customerBrowser(shop), email, { password: wrongPassword });
  await login(customerBrowser(shop), "unknown@example.com", { password: wrongPassword });
  for (let guess = 0; guess < 11; guess++)
    await visitor.send("PUT", cartPath, {
      json: { setVoucher: { code: `TRY${guess}`, set: true } },
    });

  const events = lines.map((line) => JSON.parse(line)).filter(({ security }) => security);
  const { id } = await customerRow(shop, email);
  const client = expect.stringMatching(/^[\w-]{22}$/);
  const of = (name: string) => events.filter(({ security }) => security === name);
  expect(of("passwordChanged")).toMatchObject([{ customer: id }]);
  expect(of("tokenReused")).toMatchObject([{ customer: id }]);
  expect(of("sessionsEnded")).toMatchObject([{ customer: id }]);
  expect(of("loginFailed")).toMatchObject([
    ...Array.from({ length: loginLimits.accountFromNetwork.times }, () => ({
      customer: id,
      client,
    })),
    { client },
  ]);
  // One event per limit and period, however many attempts are refused.
  expect(of("limitReached")).toMatchObject([
    { limit: "accountFromNetwork", client },
    { limit: "wrongVoucherCodes", client },
  ]);
  expect(new Set(of("loginFailed").map((event) => event.client)).size).toBe(1);

  const all = lines.join("");
  for (const personal of [
    "example.com",
    "Ida",
    "127.0.0.1",
    password,
    newPassword,
    wrongPassword,
    ...stolen.values(),
    ...visitor.jar.values(),
  ])
    expect(all).not.toContain(personal);
});
