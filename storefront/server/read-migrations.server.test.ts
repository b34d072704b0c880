import { glob } from "node:fs/promises";
import { basename } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { freshDatabase } from "../../tests/support/databases.ts";
import { projectFolder } from "./project-folder.ts";
import { coffeeShop } from "../../server/shop.ts";
import { readMigrations } from "./read-migrations.ts";

const namesIn = async (layers: string) =>
  (await Array.fromAsync(glob(`${layers}/**/*.sql`, { cwd: projectFolder }))).map((file) =>
    basename(file),
  );

/** Returns numbers that several migrations have: their order would depend on the rest of their names. */
const sharedNumbers = (names: string[]) =>
  [...Map.groupBy(names, (name) => name.slice(0, 3))]
    .filter(([, all]) => all.length > 1)
    .map(([number]) => number);

test("a database gets the migrations of every layer, each of which has a number of its own", async () => {
  const names = (await readMigrations(coffeeShop.migrations)).map(({ name }) => name);
  expect(names.toSorted()).toEqual((await namesIn("{platform,engines,border,shop}")).toSorted());
  expect(sharedNumbers(["001-a.sql", "002-b.sql", "001-c.sql"])).toEqual(["001"]);
  expect(sharedNumbers(names)).toEqual([]);
});

test("another shop's database has no migration of the coffee shop's slices, and needs none", async () => {
  const coffee = await namesIn("shop");
  expect(coffee).toContain("011-listed-sessions.sql");
  const others = await readMigrations();
  expect(others.filter(({ name }) => coffee.includes(name))).toEqual([]);
  const { url, folder, drop } = await freshDatabase();
  const database = await openDatabase({ url, folder, onError: console.error });
  try {
    await migrate(database, others);
    const { rows } = await sql`select from migration`.execute(database.sql);
    expect(rows).toHaveLength(others.length);
  } finally {
    await database.close();
    await drop();
  }
});
