import { expect, test } from "vitest";
import { login, password, register } from "../../../tests/support/customer-browser.ts";
import { openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { customerPaths } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { wantedPage } from "./account-sections.ts";

const { browser } = await openCustomerShop();
const { customer: texts, account: accountTexts } = allSites.DE.texts;

/** Returns the fields of the login's form. */
const loginFields = (html: string) =>
  Object.fromEntries(
    elements(mainOf(html), "input").map(({ name, value }) => [name, value ?? ""]),
  ) as Record<string, string>;

test("the login leads to the page of the account that was asked for, also after a refused attempt", async () => {
  const visitor = browser();
  const email = await register(visitor);
  await visitor.submit(customerPaths.logout);
  const asked = await visitor.get(customerPaths.profile);
  const page = await visitor.get(String(asked.headers.location));
  const refused = await login(visitor, email, {
    ...loginFields(page.body),
    email,
    password: "Falsch123",
  });
  const { next } = loginFields(refused.body);
  const done = await login(visitor, email, { ...(next && { next }) });
  expect(done.headers.location).toBe(`${customerPaths.profile}?done=loggedIn`);
  expect(wordsOf((await visitor.get(String(done.headers.location))).body)).toContain(
    texts.done.loggedIn,
  );
});

test.each([
  "//evil.example/account",
  "https://evil.example/account/orders",
  "/account/../staff",
  "/account//x",
  String.raw`/account\evil`,
  "/accounts/x",
  "/account/orders?a=b",
  "/account",
])("no login leads to %s", async (path) => {
  expect(wantedPage(path)).toBeUndefined();
  const visitor = browser();
  const email = await register(visitor);
  const response = await login(visitor, email, { next: path });
  expect(response.headers.location).toBe(`${customerPaths.account}?done=loggedIn`);
});

test("an order's page is one that a login leads to", () => {
  expect(wantedPage("/account/orders/4711081512")).toBe("/account/orders/4711081512");
});

test("a form that is refused is shown on its own page, among the links to the others", async () => {
  const visitor = browser();
  await register(visitor);
  for (const [form, page, sent] of [
    [customerPaths.profile, customerPaths.profile, { firstName: "" }],
    [customerPaths.email, customerPaths.loginData, { newEmail: "x", password }],
    [customerPaths.password, customerPaths.loginData, { password: "Falsch123", newPassword: "x" }],
    [customerPaths.remove, customerPaths.data, { password: "Falsch123" }],
  ] as const) {
    const response = await visitor.submit(form, { ...sent });
    expect(response.statusCode, form).toBe(400);
    const current = elements(response.body, "a").find((link) => link["aria-current"] === "page");
    expect(current?.href, form).toBe(page);
    expect(wordsOf(mainOf(response.body)), form).toContain(texts.checkFields);
  }
});

test("the address of a form leads to its page", async () => {
  const visitor = browser();
  await register(visitor);
  for (const [form, page] of [
    [customerPaths.password, customerPaths.loginData],
    [customerPaths.remove, customerPaths.data],
  ] as const)
    expect((await visitor.get(form)).headers.location).toBe(page);
});

test("the message about a form is shown on the form's page", async () => {
  const visitor = browser();
  await register(visitor);
  const response = await visitor.submit(customerPaths.community, {
    step: "save",
    name: "Kaffeeida",
    rules: "yes",
  });
  expect(response.headers.location).toBe(`${customerPaths.community}?done=joined`);
  expect(wordsOf((await visitor.get(String(response.headers.location))).body)).toContain(
    texts.done.joined,
  );
});

test("the overview of a new account leads to products and to each of the other pages", async () => {
  const visitor = browser();
  await register(visitor);
  const { body } = await visitor.get(customerPaths.account);
  expect(wordsOf(mainOf(body))).toContain(accountTexts.noOrders);
  for (const { title } of Object.values(accountTexts.sections))
    expect(wordsOf(mainOf(body))).toContain(title);
});

test("a customer downloads what is stored about them, and no session of it", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const response = await visitor.get(customerPaths.dataExport);
  expect(response.headers["content-disposition"]).toBe('attachment; filename="account.json"');
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.json()).toMatchObject({
    account: { email, profile: { firstName: "Ida", lastName: "Müller" } },
    newsletter: { status: "NOT_SUBSCRIBED" },
    orders: [],
  });
  for (const secret of visitor.jar.values()) expect(response.body).not.toContain(secret);
});
