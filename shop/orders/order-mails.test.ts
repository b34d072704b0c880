import { expect, test } from "vitest";
import { siteCodes } from "../sites/site-codes.ts";
import { mistakesIn } from "../../tests/support/table.ts";
import { allSites } from "../sites/all-sites.ts";
import { exampleOrder, exampleTransfer } from "./order-examples.ts";
import { orderMailKinds, type OrderMailKind } from "./order-mail-texts.ts";
import type { StoreCollection } from "./order-contract.ts";
import { orderMail, type OrderMailOptions } from "./order-mails.ts";

const url = "https://www.example.com/orders/order/secret";
const content = allSites.DE;
const order = exampleOrder(content.site);
const transfer = exampleTransfer(order, content);
const terms = [{ blocks: [{ type: "heading" as const, text: "Terms" }] }];

const mail = (kind: OrderMailKind, more: Partial<OrderMailOptions> = {}) =>
  orderMail(kind, { order, url, transfer, terms, ...more }, content);
/** Replaces no-break spaces and thin ones by spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u2009]/g, " ");
const wordsIn = (value: ReturnType<typeof mail>) => JSON.stringify([value.blocks, value.appendix]);
const facts = ({ blocks }: ReturnType<typeof mail>) =>
  Object.fromEntries(
    blocks
      .flatMap((block) => (block.type === "facts" ? block.facts : []))
      .map(({ name, value }) => [name, plain(value)]),
  );

test("a confirmation has everything that was agreed: articles, costs, addresses and how to pay", () => {
  const confirmation = mail("confirmation");
  expect(plain(confirmation.subject)).toBe("Ihre Bestellung 4711 0815 12 bei Kontor");
  expect(facts(confirmation)).toMatchObject({
    Bestellnummer: "4711 0815 12",
    "Bestellt am": "25. November 2026 um 19:30",
    Lieferadresse: "Ida Müller\nElbchaussee 12\n20457 Musterstadt",
    Rechnungsadresse: "Müller & Söhne GmbH\nIda Müller\nDeichstraße 47\n20457 Musterstadt",
    "USt-IdNr.": "DE136695976",
    Lieferzeit: "Mo., 30. November – Di., 1. Dezember",
    Zahlungsart: "Rechnung",
    Grußbotschaft: "Alles Gute!\nDeine Ida",
    IBAN: "DE15 5550 1200 0000 0001 20",
    Betrag: "58,00 Euro",
    Verwendungszweck: "RF76 4711 0815 12",
    "Zahlbar bis": "14. Dezember 2026",
  });
  const [amounts] = confirmation.blocks.filter((block) => block.type === "amounts");
  expect(amounts!.rows.map(({ text, amount }) => plain(`${text}: ${amount}`))).toEqual([
    "2 × Espresso Hafen: 40,00 Euro",
    "1 × French press: 20,00 Euro",
    "1 × Espresso Speicher: Gratis",
    "Warenwert: 60,00 Euro",
    "Rabatt: −2,00 Euro",
    "Versand: kostenlos",
    "Gesamtsumme: 58,00 Euro",
    "darin 19 % MwSt.: 3,19 Euro",
    "darin 7 % MwSt.: 2,49 Euro",
  ]);
  expect(amounts!.rows.map(({ detail }) => detail)).toContain("KAFFEE-7Q4M · −10 %");
});

test("an invoice's address in another country has the country's name in mails", () => {
  const address = { ...order.billing!.address, country: "AT" } as const;
  const billed = { ...order, billing: { ...order.billing!, address } };
  expect(facts(mail("confirmation", { order: billed })).Rechnungsadresse).toMatch(/\nÖsterreich$/);
});

test("a confirmation concludes the contract only if the order is paid in advance", () => {
  const { contract } = content.texts.orderMails;
  const prepaid = { ...order, payment: "prepayment" as const };
  const confirmation = mail("confirmation", { order: prepaid });
  expect(wordsIn(confirmation)).toContain(contract.prepayment);
  expect(wordsIn(mail("confirmation"))).toContain(contract.invoice);
  expect(wordsIn(mail("shipped", { order: prepaid }))).not.toContain(contract.prepayment);
});

test("the delivery time of an order that is paid in advance begins with the payment", () => {
  const prepaid = { ...order, payment: "prepayment" as const };
  expect(facts(mail("confirmation")).Lieferzeit).toMatch(/Dezember$/);
  expect(facts(mail("confirmation", { order: prepaid })).Lieferzeit).toMatch(
    /Werktage nach Zahlungseingang$/,
  );
});

test("only the confirmation ends with the terms", () => {
  const having = orderMailKinds.filter((kind) => wordsIn(mail(kind)).includes('"Terms"'));
  expect(having).toEqual(["confirmation"]);
});

test("a contract text about the order has articles, total and address after its title", () => {
  const blocks = [
    { type: "heading" as const, text: "Form" },
    { type: "note" as const, text: "Rest" },
  ];
  const texts = wordsIn(mail("confirmation", { terms: [{ blocks, hasOrder: true }] }));
  const form = plain(texts.slice(texts.indexOf('"Form"'), texts.indexOf('"Rest"')));
  for (const part of ["French press", "58,00 Euro", "20457 Musterstadt", "Rechnung"])
    expect(form).toContain(part);
});

test("a mail about an order begins with its text and its button, and terms stand behind everything else", () => {
  for (const kind of orderMailKinds) {
    const { blocks, appendix } = mail(kind);
    const types = blocks.map(({ type }) => type);
    expect(types.slice(0, types.indexOf("button"))).toEqual(
      Array(kind === "confirmation" ? 2 : 1).fill("paragraph"),
    );
    expect(appendix?.at(-1)).toEqual(kind === "confirmation" ? terms[0]!.blocks[0] : undefined);
  }
});

test("the articles of a mail have their pictures, and costs have none", () => {
  const lines = order.lines.map((line, at) => ({ ...line, picture: at === 0 ? "/img/a/1" : "" }));
  const { blocks } = mail("confirmation", { order: { ...order, lines } });
  const [amounts] = blocks.filter((block) => block.type === "amounts");
  expect(amounts!.rows.map(({ picture }) => picture).slice(0, 4)).toEqual([
    "/img/a/1",
    "",
    "",
    undefined,
  ]);
});

test("a mail about a sent order leads to its invoice, and shows how to pay it while it is due", () => {
  const shipped = mail("shipped");
  expect(wordsIn(shipped)).toContain(`${url}/invoice`);
  expect(wordsIn(shipped)).toContain("IBAN");
  expect(wordsIn(mail("shipped", { transfer: undefined }))).not.toContain("IBAN");
});

test("a mail about a sent order leaves out articles that came back before, the sums and the invoice", () => {
  const lines = order.lines.map((line, at) =>
    at === 0 ? { ...line, isWithdrawn: true, isReturned: true } : line,
  );
  const rest = { order: { ...order, lines }, transfer: undefined };
  for (const kind of ["shipped", "ready"] as const) {
    const texts = wordsIn(mail(kind, rest));
    expect(texts).toContain("French press");
    expect(texts).not.toMatch(/Espresso Hafen|Gesamtsumme|invoice/);
  }
  expect(wordsIn(mail("confirmation", rest))).toContain("Espresso Hafen");
});

test("a mail about a cancelled order names its articles and asks for no payment", () => {
  const words = wordsIn(mail("cancelled"));
  expect(words).toContain("French press");
  expect(words).not.toMatch(/IBAN|invoice|Gesamtsumme/);
});

test("a collected order names the store, when it is ready and who collects it, and no delivery", () => {
  const delivery = { kind: "store", storeId: "1", firstName: "Ida", lastName: "Müller" } as const;
  const store = ["Hamburg, Sandtorkai", "Am Sandtorkai 12, 20457 Hamburg"];
  const confirmation = mail("confirmation", { order: { ...order, delivery }, store });
  const found = facts(confirmation);
  expect(found).toMatchObject({
    "Abholung im Store": [...store, content.texts.checkout.storeHint].join("\n"),
    "Abholung durch": "Ida Müller",
  });
  expect(facts(mail("ready", { order: { ...order, delivery }, store }))).toMatchObject({
    "Abholung im Store": store.join("\n"),
  });
  expect(found).not.toHaveProperty("Lieferzeit");
  const [amounts] = confirmation.blocks.filter((block) => block.type === "amounts");
  const names = amounts!.rows.map(({ text }) => text);
  expect(names).toContain("Abholung im Store");
  expect(names).not.toContain("Versand");
});

test("a confirmation says from which hour, or on which days, an order can be collected, unless that depends on a payment", () => {
  const from = { kind: "store", storeId: "1", firstName: "Ida", lastName: "Müller" } as const;
  const said = (collection: StoreCollection) => {
    const collected = { ...order, delivery: { ...from, collection } };
    return facts(mail("confirmation", { order: collected, store: [] }))["Abholung im Store"];
  };
  const { note } = content.texts.storeStock;
  expect(said({ kind: "stock", readyAt: "2026-11-26T10:15:00.000Z" })).toBe(
    `Abholbereit: Do., 26. November um 11:15. ${note}`,
  );
  expect(said({ kind: "delivered", days: { from: "2026-12-02", to: "2026-12-03" } })).toBe(
    `Abholbereit: Mi., 2. – Do., 3. Dezember. ${note}`,
  );
  expect(said({ kind: "stock" })).toBe(plain(content.texts.checkout.storeHint));
});

test("a Hungarian mail writes the family name of the person who collects an order first", () => {
  const delivery = { kind: "store", storeId: "1", firstName: "János", lastName: "Kovács" } as const;
  const own = allSites.HU;
  const confirmation = orderMail("confirmation", { order: { ...order, delivery }, url }, own);
  expect(facts(confirmation)).toMatchObject({ Átvevő: "Kovács János" });
});

test("nothing that a shopper typed becomes a link in the mail, which may go to another person", () => {
  const giftMessage = "Win at https://evil.example/now or write to me@evil.example";
  const billing = {
    address: { ...order.billing!.address, company: "win.evil.example/now" },
    vatNumber: "www.evil.example",
  };
  const text = wordsIn(mail("confirmation", { order: { ...order, giftMessage, billing } }));
  expect(text).not.toMatch(/https:\/\/evil|@evil|evil\.example/);
});

test("every mail about an order names its number in the subject, at every site", async () => {
  const wrong = await mistakesIn(
    Object.fromEntries(siteCodes.map((code) => [code, allSites[code]])),
    (own) =>
      orderMailKinds.filter(
        (kind) => !orderMail(kind, { order, url }, own).subject.includes("4711 0815 12"),
      ),
  );
  expect(wrong).toEqual([]);
});
