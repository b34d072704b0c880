import { expect, test } from "vitest";
import { register, type CustomerBrowser } from "../../../tests/support/customer-browser.ts";
import { openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { checkoutPath, checkoutPaths, customerPaths } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { newAddressPath } from "./address-paths.ts";

const { browser } = await openCustomerShop();
const { account: texts, checkout, customer } = allSites.DE.texts;

const home = {
  country: "DE",
  firstName: "Ida",
  lastName: "Müller",
  street: "Kai 2",
  postalCode: "20457",
  town: "Hamburg",
};
const office = {
  ...home,
  country: "AT",
  company: "Kaffeehaus",
  street: "Wienzeile 4",
  postalCode: "1060",
  town: "Wien",
  label: "Büro",
  forInvoice: "yes",
};

const fieldsIn = (html: string) =>
  Object.fromEntries(
    elements(mainOf(html), "input").map(({ name, value }) => [name, value ?? ""]),
  ) as Record<string, string>;
const pageOf = async (visitor: CustomerBrowser, path: string = customerPaths.addresses) =>
  (await visitor.get(path)).body;
/** Returns the paths of the customer's addresses. */
const pathsIn = (html: string) => [
  ...new Set(
    elements(mainOf(html), "form")
      .map(({ action }) => action!)
      .filter((action) => action.startsWith(`${customerPaths.addresses}/`)),
  ),
];

async function withAddresses() {
  const visitor = browser();
  await register(visitor);
  for (const address of [home, office]) {
    const { key } = fieldsIn(await pageOf(visitor, newAddressPath));
    const response = await visitor.submit(customerPaths.addresses, { ...address, key: key! });
    expect(response.headers.location).toBe(`${customerPaths.addresses}?done=addressSaved`);
  }
  return visitor;
}

test("a customer adds addresses, also of another country, changes and removes them", async () => {
  const visitor = browser();
  await register(visitor);
  expect(wordsOf(await pageOf(visitor))).toContain(texts.noAddresses);
  const added = await withAddresses();
  const list = await pageOf(added);
  for (const shown of ["Kai 2", "Büro", "Kaffeehaus", "Österreich", texts.forDelivery])
    expect(wordsOf(list)).toContain(shown);
  const [first, second] = pathsIn(list);
  const form = fieldsIn(await pageOf(added, first));
  await added.submit(first!, { ...form, street: "Kai 3" });
  expect(wordsOf(await pageOf(added))).toContain("Kai 3");
  await added.submit(second!, { action: "remove" });
  expect(wordsOf(await pageOf(added))).not.toContain("Kaffeehaus");
});

test("an address that is refused explains why, and keeps what was typed", async () => {
  const visitor = browser();
  await register(visitor);
  const refused = await visitor.submit(customerPaths.addresses, { ...home, street: "", town: "x" });
  expect(refused.statusCode).toBe(400);
  expect(wordsOf(refused.body)).toContain(customer.problems.required);
  expect(fieldsIn(refused.body)).toMatchObject({ town: "x", postalCode: "20457" });
});

test("an unusual postal code of an address is kept when it is sent again", async () => {
  const visitor = browser();
  await register(visitor);
  const odd = { ...home, postalCode: "00457" };
  const refused = await visitor.submit(customerPaths.addresses, odd);
  expect(refused.statusCode).toBe(400);
  const again = await visitor.submit(customerPaths.addresses, fieldsIn(refused.body));
  expect(again.statusCode).toBe(303);
});

test("the form of a new address has the fields of its country", async () => {
  const visitor = browser();
  await register(visitor);
  const names = async (country: string) =>
    elements(mainOf(await pageOf(visitor, `${newAddressPath}?country=${country}`)), "select").map(
      ({ name }) => name,
    );
  expect(await names("TR")).toEqual(["country", "region"]);
  expect(await names("AT")).toEqual(["country"]);
});

test("an address that another tab changed is shown again with what was typed, and saved when sent again", async () => {
  const visitor = await withAddresses();
  const [path] = pathsIn(await pageOf(visitor));
  const [one, other] = [
    fieldsIn(await pageOf(visitor, path)),
    fieldsIn(await pageOf(visitor, path)),
  ];
  await visitor.submit(path!, { ...one, street: "Kai 3" });
  const late = await visitor.submit(path!, { ...other, street: "Kai 4" });
  expect(late.statusCode).toBe(409);
  expect(wordsOf(late.body)).toContain(texts.changedElsewhere);
  expect(wordsOf(await pageOf(visitor))).toContain("Kai 3");
  await visitor.submit(path!, fieldsIn(late.body));
  expect(wordsOf(await pageOf(visitor))).toContain("Kai 4");
});

test("an address that another tab removed is saved again", async () => {
  const visitor = await withAddresses();
  const [path] = pathsIn(await pageOf(visitor));
  const form = fieldsIn(await pageOf(visitor, path));
  await visitor.submit(path!, { action: "remove" });
  await visitor.submit(path!, { ...form, street: "Kai 5" });
  expect(wordsOf(await pageOf(visitor))).toContain("Kai 5");
});

test("a customer sees and changes no address of another one", async () => {
  const [path] = pathsIn(await pageOf(await withAddresses()));
  const other = browser();
  await register(other);
  expect((await other.get(path!)).headers.location).toBe(customerPaths.addresses);
  await other.submit(path!, { action: "remove" });
  expect(wordsOf(await pageOf(other))).toContain(texts.noAddresses);
});

test("the checkout begins with the customer's addresses, offers the others, and saves a new one", async () => {
  const visitor = await withAddresses();
  await visitor.add("100101-250", 1);
  await visitor.get(checkoutPath);
  const delivery = await pageOf(visitor, checkoutPaths.delivery);
  expect(fieldsIn(delivery)).toMatchObject({ street: "Kai 2", town: "Hamburg" });
  // The order goes to the site's country only.
  expect(wordsOf(delivery)).not.toContain("Wienzeile 4");
  expect(wordsOf(delivery)).toContain(texts.saveAddress);
  const { owner } = fieldsIn(delivery);
  const gift = { ...home, owner: owner!, kind: "home", street: "Hafen 7", saveAddress: "yes" };
  for (let times = 0; times < 2; times++)
    expect((await visitor.submit(checkoutPaths.delivery, gift)).headers.location).toBe(
      checkoutPaths.payment,
    );
  const list = await pageOf(visitor);
  expect(wordsOf(list).split("Hafen 7")).toHaveLength(2);
  const payment = await pageOf(visitor, checkoutPaths.payment);
  expect(fieldsIn(payment)).toMatchObject({ street: "Wienzeile 4" });
  const chosen = pathsIn(list).map((path) => path.split("/").at(-1));
  const streets = await Promise.all(
    chosen.map(
      async (id) =>
        fieldsIn(await pageOf(visitor, `${checkoutPaths.payment}?address=${id}`)).street!,
    ),
  );
  expect(streets.toSorted()).toEqual(["Hafen 7", "Kai 2", "Wienzeile 4"]);
  expect(wordsOf(payment)).toContain(checkout.billing);
});

test("the download of an account has its addresses", async () => {
  const visitor = await withAddresses();
  const { addresses } = (await visitor.get(customerPaths.dataExport)).json();
  expect(addresses).toMatchObject([{ address: { street: "Kai 2" } }, { label: "Büro" }]);
});
