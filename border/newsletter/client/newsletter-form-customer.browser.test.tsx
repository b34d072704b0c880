import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  button,
  email,
  field,
  host,
  posts,
  sent,
  showForm,
  textsOf,
} from "../../../tests/support/newsletter-form.tsx";

test("a remembered customer's data fills in the newsletter form of a single-page host", async () => {
  host.kontor = { spa: true };
  document.cookie = "LoginToken=secret";
  showForm("AT");
  await expect.element(email("AT")).toHaveValue("ida@example.com");
  await expect.element(field(textsOf("AT").firstName)).toHaveValue("Ida");
  expect(sent[0]?.headers["x-logintoken"]).toBe("secret");
  await expect.element(page.getByText(textsOf("AT").personalOffers)).not.toBeInTheDocument();
  await button("AT").click();
  await expect.poll(() => posts()[0]?.body).toMatchObject({ firstName: "Ida", consents: [] });
});

test("a session is enough for a customer's data to fill in the newsletter form of a single-page host", async () => {
  host.kontor = { spa: true };
  document.cookie = "XSRF-TOKEN=secret";
  showForm("AT");
  await expect.element(email("AT")).toHaveValue("ida@example.com");
  expect(sent[0]?.headers).not.toHaveProperty("x-logintoken");
});

test("a customer's data does not replace what has been typed into the newsletter form", async () => {
  host.kontor = { spa: true };
  document.cookie = "LoginToken=secret";
  const { promise, resolve } = Promise.withResolvers<void>();
  const answerOthers = window.fetch;
  window.fetch = async (url, init) => {
    if (String(url).endsWith("/base-data")) await promise;
    return answerOthers(url, init);
  };
  showForm("AT");
  await email("AT").fill("other@example.com");
  resolve();
  await expect.element(field(textsOf("AT").firstName)).toHaveValue("Ida");
  await expect.element(email("AT")).toHaveValue("other@example.com");
});

test.each([
  ["without a login", { spa: true }, ""],
  ["outside a single-page host", {}, "LoginToken=secret"],
])("the newsletter form does not request a customer's data %s", async (_, kontor, cookie) => {
  host.kontor = kontor;
  document.cookie = cookie;
  showForm();
  await email().click();
  await expect.element(page.getByRole("checkbox")).toBeVisible();
  expect(sent).toEqual([]);
});

test("the newsletter form stays empty when the customer's data cannot be loaded", async () => {
  host.kontor = { spa: true };
  document.cookie = "LoginToken=secret";
  const { promise, resolve } = Promise.withResolvers<void>();
  window.fetch = async () => {
    resolve();
    return new Response("", { status: 500 });
  };
  showForm();
  await promise;
  await expect.element(email()).toHaveValue("");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
