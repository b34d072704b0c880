import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { importPlaceStock, type CountedStock } from "./place-stock.ts";
import { putBackStock, takeStock } from "./stock.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const now = new Date("2026-11-25T12:00:00Z");
const place = "hamburg-sandtorkai";
const at = { market: "DE" as const, now, place };
const [tcm, other] = ["100101-250", "100121-250"];
const db = () => shop.services.database.sql;

/** Counts the stock of stores, as an import does. */
const count = (...rows: Omit<CountedStock, "market">[]) =>
  db()
    .transaction()
    .execute((transaction) =>
      importPlaceStock(
        transaction,
        rows.map((row) => ({ ...row, market: "DE" as const })),
      ),
    );

const take = (...pieces: { tcm: string; quantity: number; price?: number }[]) =>
  db()
    .transaction()
    .execute(async (transaction) => {
      if (await takeStock(transaction, at, pieces)) return true;
      throw new Error("rolled back");
    })
    .catch(() => false);

async function left() {
  const { rows } = await sql<{ name: string; stock: number }>`
    select place || ' ' || tcm as name, stock from place_stock order by name`.execute(db());
  return Object.fromEntries(rows.map(({ name, stock }) => [name, stock]));
}

test("pieces are taken from a store for all articles or for none, at the price of its market", async () => {
  await count(
    { place, tcm, stock: 3 },
    { place, tcm: other, stock: 1 },
    { place: "koln-ehrenstrasse", tcm, stock: 4 },
  );
  const { rows } = await sql<{ price: number; stock: number }>`
    select price, stock from offer where market = 'DE' and tcm = ${tcm}`.execute(db());
  const [{ price, stock }] = rows as [(typeof rows)[number]];
  expect(await take({ tcm, quantity: 2, price })).toBe(true);
  expect(await take({ tcm, quantity: 1, price: price + 1 })).toBe(false);
  expect(await take({ tcm, quantity: 2 })).toBe(false);
  expect(await take({ tcm, quantity: 1 }, { tcm: other, quantity: 2 })).toBe(false);
  expect(await left()).toEqual({
    [`${place} ${tcm}`]: 1,
    [`${place} ${other}`]: 1,
    [`koln-ehrenstrasse ${tcm}`]: 4,
  });
  const after = await sql`select stock from offer where market = 'DE' and tcm = ${tcm}`.execute(
    db(),
  );
  expect(after.rows).toEqual([{ stock }]);
  await putBackStock(db(), at, [{ tcm, quantity: 2 }]);
  expect((await left())[`${place} ${tcm}`]).toBe(3);
});

test("an import leaves out what was collected, until a store counts the article again", async () => {
  await count({ place, tcm, stock: 5 });
  await take({ tcm, quantity: 2 });
  await count({ place, tcm, stock: 5 }, { place, tcm: other, stock: 1 });
  expect(await left()).toEqual({ [`${place} ${tcm}`]: 3, [`${place} ${other}`]: 1 });
  await count({ place, tcm, stock: 6 });
  expect(await left()).toEqual({ [`${place} ${tcm}`]: 6 });
});

test("an import writes only what differs", async () => {
  await count({ place, tcm, stock: 5 }, { place, tcm: other, stock: 2 });
  const versions = async () => {
    const { rows } = await sql<{ tcm: string; xmin: string }>`
      select tcm, xmin::text from place_stock order by tcm`.execute(db());
    return rows.map(({ xmin }) => xmin);
  };
  const before = await versions();
  await count({ place, tcm, stock: 5 }, { place, tcm: other, stock: 3 });
  const after = await versions();
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});
