import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { postgresUrl, preparedDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { testRelease } from "../tests/support/test-release.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { openServices, type ServiceOptions } from "../storefront/server/services.ts";
import { coffeeShop, type Services } from "./shop.ts";

/** Two releases of the shop on one database: the newer one has another name for a product. */

const { contentFolder } = coffeeShop;
const product = 100101;
const file = join("catalogue", "coffee.yaml");
let folder: string;
let database: TestDatabase;
const oldName = "Espresso „Speicherstadt“, ganze Bohne";
const newName = "Espresso „Speicherstadt“, neue Ernte";

beforeAll(async () => {
  database = await preparedDatabase();
  folder = await mkdtemp(join(tmpdir(), "kontor-content-"));
  await cp(contentFolder, folder, { recursive: true });
  const source = await readFile(join(folder, file), "utf8");
  await writeFile(join(folder, file), source.replace(oldName, newName));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const releases = {
  old: { release: { code: testRelease.code, time: testRelease.time + 1_000 }, contentFolder },
  new: {
    release: { code: "new", time: testRelease.time + 2_000 },
    get contentFolder() {
      return folder;
    },
  },
};

async function withShop(
  name: keyof typeof releases,
  use: (shop: Services) => Promise<void>,
  more: Partial<ServiceOptions> = {},
) {
  const { contentFolder: files, release } = releases[name];
  const shop = await openServices(
    { ...coffeeShop, contentFolder: files },
    {
      config: { DATABASE_URL: database.url, DATA_DIR: database.folder },
      log: { error: console.error, info: () => {}, warn: () => {} },
      release,
      ...more,
    },
  );
  try {
    await use(shop);
  } finally {
    await shop.close();
  }
}

async function nameIn(shop: Services): Promise<string | undefined> {
  const at = { site: allSites.DE.site, now: new Date() };
  return (await shop.catalogue.product(at, product))?.name;
}

test("an older release that starts again leaves what the newer one imported", async () => {
  await withShop("old", async (shop) => expect(await nameIn(shop)).toBe(oldName));
  await withShop("new", async (shop) => expect(await nameIn(shop)).toBe(newName));
  await withShop("old", async (shop) => expect(await nameIn(shop)).toBe(newName));
});

test("a forced import of an older release goes back, and the newer one's next start forward again", async () => {
  await withShop("old", async (shop) => expect(await nameIn(shop)).toBe(oldName), {
    forceImport: true,
  });
  await withShop("new", async (shop) => expect(await nameIn(shop)).toBe(newName));
});

// An embedded database belongs to a single process.
test.runIf(postgresUrl)(
  "both releases of a roll-out run at the same time, and show the new content",
  async () => {
    await withShop("old", (old) =>
      withShop("new", async (shop) => {
        for (const each of [old, shop])
          await vi.waitFor(async () => expect(await nameIn(each)).toBe(newName));
      }),
    );
  },
);
