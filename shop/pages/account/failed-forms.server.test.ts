import { customerPaths } from "../../shop-paths.ts";
import { expect, test, vi } from "vitest";
import { DatabaseUnavailableError } from "../../../platform/database/unavailable.ts";
import { HashingBusy } from "../../../platform/security/passwords.ts";
import { password, register } from "../../../tests/support/customer-browser.ts";
import { openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { allSites } from "../../sites/all-sites.ts";

const { shop, browser } = await openCustomerShop();
const { customers } = shop.services;
const { customer: texts } = allSites.DE.texts;

const [busy, away] = [new HashingBusy(), new DatabaseUnavailableError("")];
const email = "eva@example.com";
const person = { firstName: "Eva", lastName: "Groß" };
const address = { street: "Kai 2", postalCode: "20457", town: "Hamburg" };

test.each([
  [customerPaths.login, { email }, () => vi.spyOn(customers, "checkPassword"), busy],
  [
    customerPaths.register,
    { ...person, email },
    () => vi.spyOn(customers.registrations, "register"),
    busy,
  ],
  [customerPaths.forgotten, { email }, () => vi.spyOn(customers, "requestReset"), away],
  [customerPaths.loginCode, { email }, () => vi.spyOn(customers, "requestLoginCode"), away],
  [customerPaths.profile, person, () => vi.spyOn(customers, "saveProfile"), away],
  [
    customerPaths.addresses,
    { ...person, ...address, country: "DE" },
    () => vi.spyOn(customers.addresses, "add"),
    away,
  ],
  [customerPaths.email, { newEmail: email }, () => vi.spyOn(customers, "checkPassword"), busy],
])(
  "the form of %s that cannot be handled is shown again, without its password",
  async (path, typed, spied, error) => {
    const visitor = browser();
    await register(visitor);
    const failing = spied().mockRejectedValueOnce(error);
    const response = await visitor.submit(path, { ...typed, password });
    failing.mockRestore();
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("5");
    expect(response.headers["cache-control"]).toBe("no-store");
    const main = mainOf(response.body);
    expect(wordsOf(main)).toContain(texts.unavailable);
    expect(elements(main, "form").map(({ action }) => action)).toContain(path);
    const fields = elements(main, "input").map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(fields)).toMatchObject(typed);
    expect(response.body).not.toContain(password);
  },
);
