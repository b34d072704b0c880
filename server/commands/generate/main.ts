import type { Kysely } from "kysely";
import type { CatalogueTables } from "../../../engines/projection/catalogue-tables.ts";
import {
  firstGeneratedId,
  generateProducts,
  type GeneratedProduct,
} from "../../../engines/own/generate/generate-products.ts";
import {
  analyzeCatalogue,
  notifyReplaced,
  replacesCatalogue,
} from "../../../engines/projection/write-rows.ts";
import {
  copyModels,
  deleteGenerated,
  readModels,
  writeGenerated,
} from "../../../engines/own/generate/generated-rows.ts";
import { createProgress } from "../../../platform/content/progress.ts";
import { readConfig } from "../../config.ts";
import { readRelease } from "../../release.ts";
import { openContent } from "../../../storefront/server/services.ts";
import { sitesOf } from "../../../platform/shared/sites/site-set.ts";
import { coffeeShop } from "../../shop.ts";
import { runCommand } from "../run-command.ts";
import { readGenerateCommand } from "./generate-command.ts";

const perBatch = 500;

/**
 * `npm run generate -- 10000`: adds generated products to the real ones, to measure a shop of that size; 0 removes them. Shops
 * that run on the same database (DATABASE_URL) show them at once. They last until the next import, which resets the catalogue to
 * shop/content/: at the first start after content or code changed.
 */
await runCommand(async (args) => {
  const count = readGenerateCommand(args);
  const { database } = await openContent(coffeeShop, {
    config: readConfig(process.env, coffeeShop),
    release: await readRelease(),
    log: console,
  });
  try {
    await generate(database.sql, count);
  } finally {
    await database.close();
  }
  return count === 0
    ? "The database holds the real products only."
    : `The database holds ${count} generated products, from ${firstGeneratedId} on.`;
});

/** Generates all products in one transaction: shops see either the old products or the new ones. */
async function generate(database: Kysely<CatalogueTables>, count: number) {
  await database.transaction().execute(async (transaction) => {
    await replacesCatalogue(transaction);
    await deleteGenerated(transaction);
    const products = generateProducts(
      await readModels(transaction),
      count,
      sitesOf(coffeeShop).markets,
    );
    await copyModels(transaction);
    const report = createProgress(count, console.log);
    let written = 0;
    let writing: Promise<unknown> = Promise.resolve();
    // While the database writes a batch, the next one is generated.
    for (const batch of batches(products)) {
      const before = writing;
      writing = writeGenerated(transaction, batch);
      await before;
      report(written);
      written += batch.length;
    }
    await writing;
    await analyzeCatalogue(transaction);
    await notifyReplaced(transaction);
  });
}

function* batches(products: Iterable<GeneratedProduct>): Generator<GeneratedProduct[], void> {
  let batch: GeneratedProduct[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length < perBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
