import { expect, test } from "vitest";
import { exampleOrder } from "../../../shop/orders/order-examples.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";
import { ArgumentsError } from "../arguments.ts";
import { readOrdersCommand } from "./orders-command.ts";
import { printedOrder, printedOrders } from "./printed-orders.ts";

const read = (args: string[]) => readOrdersCommand(args, shopSites);

test.each([
  [["list"], { verb: "list" }],
  [
    ["list", "--text", "ida", "--state=paid", "--site", "AT"],
    { verb: "list", text: "ida", state: "paid", site: "AT" },
  ],
  [["show", "4711 0815 12"], { verb: "show", number: "4711081512" }],
  [
    ["set", "4711081512", "paid", "--note", "Came today"],
    { verb: "set", number: "4711081512", state: "paid", note: "Came today" },
  ],
  [
    ["set", "4711081512", "shipped"],
    { verb: "set", number: "4711081512", state: "shipped", note: "" },
  ],
])("npm run orders reads its arguments: %s", (given, command) =>
  expect(read(given)).toEqual(command),
);

test.each([
  [[], "the command is missing, there are list, show, set"],
  [["list", "4711081512"], "unexpected argument 4711081512"],
  [["list", "--note", "x"], "unknown option --note"],
  [["list", "--sate", "paid"], "unknown option --sate, did you mean --state?"],
  [["list", "--state", "paied"], "unknown state paied, did you mean paid?"],
  [["list", "--state", "lost"], "unknown state lost, there are placed, paid, "],
  [["list", "--state"], "option --state <STATE> argument missing"],
  [["list", "--site", "de"], "unknown site de, did you mean DE?"],
  [["show"], "missing required argument NUMBER"],
  [["show", "number"], "number is no number of an order"],
  [["show", "4711081512", "paid"], "unexpected argument paid"],
  [["set", "4711081512"], "missing required argument STATE"],
  [["set", "4711081512", "paid", "today"], "unexpected argument today"],
  [["set", "4711081512", "return"], "unknown state return, did you mean returned?"],
  [["set", "4711081512", "paid", "--site", "DE"], "unknown option --site"],
  [["sett", "4711081512"], "unknown command sett, did you mean set?"],
])("npm run orders with wrong arguments names what is wrong first: %s", (given, message) => {
  expect(() => read(given)).toThrow(ArgumentsError);
  expect(() => read(given)).toThrow(new RegExp(`^${RegExp.escape(message)}`));
});

const order = exampleOrder(allSites.DE.site);

test("npm run orders lists orders without names and addresses", () => {
  expect(printedOrders([order], allSites).replaceAll("\u00a0", " ")).toBe(
    "4711081512  2026-11-25 18:30 UTC  DE  placed  invoice  58,00 Euro",
  );
  expect(printedOrders([], allSites)).toBe("No order matches.");
});

test("npm run orders shows an order with addresses, articles and history", () => {
  const printed = printedOrder(
    {
      ...order,
      invoiceNumber: "2026-000123",
      history: [...order.history, { state: "paid", at: order.placedAt, note: "Came today" }],
    },
    allSites,
  ).replaceAll("\u00a0", " ");
  for (const line of [
    "e-mail: ida.mueller@example.com",
    "invoice: 2026-000123",
    "delivery: Ida Müller, Elbchaussee 12, 20457 Musterstadt",
    "billing: Müller & Söhne GmbH, Ida Müller, Deichstraße 47, 20457 Musterstadt, DE136695976",
    "2 × Espresso Hafen, 1000 g (555012)  40,00 Euro",
    "2026-11-25 18:30 UTC  paid  Came today",
  ])
    expect(printed.split("\n")).toContain(line);
});

test("npm run orders names the store where an order is collected", () => {
  const store = { name: "Hamburg, Sandtorkai", address: "Am Sandtorkai 12, 20457 Hamburg" };
  const delivery = { kind: "store", storeId: "1", store, firstName: "Ida", lastName: "M" } as const;
  expect(printedOrder({ ...order, delivery }, allSites)).toContain(
    `delivery: Ida M, ${store.name}, ${store.address}`,
  );
});
