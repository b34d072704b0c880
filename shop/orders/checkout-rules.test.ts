import { expect, test } from "vitest";
import { address, completeCheckout } from "../../tests/support/order-visitor.ts";
import { allSites } from "../sites/all-sites.ts";
import type { Checkout } from "./checkout-contract.ts";
import { missingStep } from "./checkout-rules.ts";

const { site } = allSites.DE;
const collectsAt = (id: string) => id === "1";
const missing = (more: Partial<Checkout>, isOffered = true) =>
  missingStep({ ...completeCheckout, ...more }, site, { isOffered: () => isOffered, collectsAt });

test("a complete checkout lacks no step", () => {
  expect(missing({})).toBeUndefined();
  const delivery = { kind: "store", storeId: "1", firstName: "", lastName: "Müller" } as const;
  expect(missing({ delivery, billing: { address, vatNumber: "" } })).toBeUndefined();
});

test("the first step that lacks something is named", () => {
  expect(missingStep({}, site, { isOffered: () => true, collectsAt })).toBe("login");
  expect(missing({ email: "ida" })).toBe("login");
  expect(missing({ email: undefined, payment: undefined })).toBe("login");
  expect(missing({ delivery: undefined })).toBe("delivery");
  expect(missing({ payment: undefined })).toBe("payment");
  // The store may have closed for good since it was chosen.
  const closed = { kind: "store", storeId: "2", firstName: "", lastName: "Müller" } as const;
  expect(missing({ delivery: closed })).toBe("delivery");
  // An order that is collected has no other address for its invoice.
  const delivery = { kind: "store", storeId: "1", firstName: "", lastName: "Müller" } as const;
  expect(missing({ delivery })).toBe("payment");
});

test("a payment that the site does not offer for this amount is no choice", () => {
  expect(missing({}, false)).toBe("payment");
});

test("addresses of other countries, and addresses without a town or a name, are not delivered to", () => {
  const home = (more: Partial<typeof address>) =>
    missing({ delivery: { kind: "home", address: { ...address, ...more } } });
  expect(home({ country: "AT" })).toBe("delivery");
  for (const field of ["street", "town", "postalCode", "lastName"] as const)
    expect(home({ [field]: "" })).toBe("delivery");
  expect(home({ lastName: "", company: "Kontor" })).toBeUndefined();
});
