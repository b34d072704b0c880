import { checkoutPath, checkoutPaths } from "../../shop/shop-paths.ts";
import { expect } from "vitest";
import type { CustomerBrowser } from "./customer-browser.ts";
import { elements, mainOf } from "./html.ts";

/** A home in Hamburg, as the delivery's form sends it. */
export const homeForm = {
  kind: "home",
  firstName: "Ida",
  lastName: "Müller",
  street: "Am Sandtorkai 12",
  postalCode: "20457",
  town: "Hamburg",
};

/** Returns the fields that a page's last form would submit. */
export const fieldsIn = (html: string) => {
  const form = mainOf(html).split("<form").at(-1)!;
  return Object.fromEntries(
    elements(form, "input")
      .filter(({ name, type }) => name && !["radio", "checkbox"].includes(type ?? ""))
      .map(({ name, value = "" }) => [name!, value]),
  );
};

/** Enters everything that the steps ask for. Returns the page of the last one. */
export async function enterSteps(
  visitor: CustomerBrowser,
  delivery: Record<string, string> = homeForm,
) {
  const first = await visitor.get(checkoutPath);
  if (first.headers.location?.startsWith(checkoutPaths.login))
    await visitor.submit(checkoutPaths.login, { as: "guest", email: "ida@example.com" });
  expect((await visitor.submit(checkoutPaths.delivery, delivery)).headers.location).toBe(
    checkoutPaths.payment,
  );
  const paid = await visitor.submit(checkoutPaths.payment, { payment: "invoice" });
  expect(paid.headers.location).toBe(checkoutPaths.review);
  return (await visitor.get(checkoutPaths.review)).body;
}

/** Presses the button of a review. */
export const press = (visitor: CustomerBrowser, review: string, more: object = {}) =>
  visitor.submit(checkoutPaths.review, { ...fieldsIn(review), ...more });
