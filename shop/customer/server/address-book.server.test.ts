import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { register } from "../../../tests/support/customer-browser.ts";
import { openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { customerIdOf } from "../../../tests/support/customers.ts";
import type { AddressEntry } from "../customer-contract.ts";
import { customerLimits } from "../customer-rules.ts";

const { shop, browser } = await openCustomerShop();
const { addresses } = shop.services.customers;

const entry = (label: string, more: Partial<AddressEntry> = {}): AddressEntry => ({
  address: {
    firstName: "Ida",
    lastName: "Müller",
    company: "",
    street: "Kai 2",
    extra: "",
    postalCode: "20457",
    town: "Hamburg",
    region: "",
    country: "DE",
  },
  label,
  isForDelivery: false,
  isForInvoice: false,
  ...more,
});
const newCustomer = async () => customerIdOf(shop, await register(browser()));
const add = (customer: string, label: string, more?: Partial<AddressEntry>) =>
  addresses.add(customer, entry(label, more), randomUUID());
const labels = async (customer: string) =>
  (await addresses.list(customer)).map(({ label }) => label);
const used = async (customer: string) =>
  (await addresses.list(customer)).flatMap(({ label, isForDelivery, isForInvoice }) => [
    ...(isForDelivery ? [`delivery ${label}`] : []),
    ...(isForInvoice ? [`invoice ${label}`] : []),
  ]);

test("the first address of an address book is that of deliveries and invoices, until another one is", async () => {
  const customer = await newCustomer();
  await add(customer, "home");
  await add(customer, "office");
  expect(await used(customer)).toEqual(["delivery home", "invoice home"]);
  await add(customer, "parents", { isForDelivery: true });
  expect(await used(customer)).toEqual(["delivery parents", "invoice home"]);
  const office = (await addresses.list(customer)).find(({ label }) => label === "office")!;
  await addresses.use(customer, office.id, "invoice");
  expect(await used(customer)).toEqual(["delivery parents", "invoice office"]);
});

test("an id that is none of the customer's addresses changes no use", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()];
  await add(customer, "home");
  await add(other, "elsewhere");
  const [foreign] = await addresses.list(other);
  for (const id of [foreign!.id, "x", ""]) {
    await addresses.use(customer, id, "delivery");
    await addresses.remove(customer, id);
    expect(await addresses.change(customer, { id, revision: 1 }, entry("stolen"))).toBe("unknown");
  }
  expect(await used(customer)).toEqual(["delivery home", "invoice home"]);
  expect(await labels(other)).toEqual(["elsewhere"]);
});

test("of two changes of one address the later one is told of the first, and overwrites nothing", async () => {
  const customer = await newCustomer();
  await add(customer, "home");
  const [seen] = await addresses.list(customer);
  const outcomes = await Promise.all(
    ["one", "other"].map((label) => addresses.change(customer, seen!, entry(label))),
  );
  expect(outcomes.toSorted()).toEqual(["changedElsewhere", "saved"]);
  const [saved] = await addresses.list(customer);
  expect(saved).toMatchObject({ revision: 2, label: outcomes[0] === "saved" ? "one" : "other" });
});

test("a form of a new address that is sent twice adds it once", async () => {
  const customer = await newCustomer();
  const id = randomUUID();
  await Promise.all([1, 2].map(() => addresses.add(customer, entry("home"), id)));
  expect(await labels(customer)).toEqual(["home"]);
});

test("an address book has room for so many addresses, also when tabs add the last ones at once", async () => {
  const customer = await newCustomer();
  const outcomes = await Promise.all(
    Array.from({ length: customerLimits.addresses + 2 }, (_, index) =>
      add(customer, String(index)),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(2);
  expect(await labels(customer)).toHaveLength(customerLimits.addresses);
});

test("with an account its addresses are removed", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const customer = await customerIdOf(shop, email);
  await add(customer, "home");
  await shop.services.database.sql.deleteFrom("customer").where("email", "=", email).execute();
  expect(await labels(customer)).toEqual([]);
  expect(await add(customer, "late")).toBe("saved");
  expect(await labels(customer)).toEqual([]);
});
