import { sql } from "kysely";
import type { EngineAdmin } from "../../commerce/conformance/engine-under-test.ts";
import { slugify } from "../../platform/shared/texts/fold.ts";
import { languages } from "../../shop/sites/site-codes.ts";
import type { TestShop } from "../support/shop.ts";
import { productRowsOf } from "../../engines/projection/feed-rows.ts";
import { withNumbers } from "../../engines/projection/public-numbers.ts";
import { shopSites } from "../../shop/sites/site-set.ts";

/** Changes the shop's own catalogue in its tables, as an import or a member of staff does. */
export function ownAdmin(database: TestShop["services"]["database"]["sql"]): EngineAdmin {
  const run = async (statement: ReturnType<typeof sql>) => void (await statement.execute(database));
  const productOf = (sku: string) => sql`(select product_id from article where tcm = ${sku})`;
  return {
    addProduct: (product) =>
      database.transaction().execute(async (transaction) => {
        for (const [table, rows] of Object.entries(
          productRowsOf(await withNumbers(transaction, "product", [product]), shopSites),
        ))
          if (rows.length > 0)
            await transaction
              .insertInto(table as never)
              .values(rows as never)
              // Pictures stay when their product is deleted.
              .onConflict((conflict) => conflict.doNothing())
              .execute();
      }),
    deleteProduct: (sku) => run(sql`delete from product where id = ${productOf(sku)}`),
    async rename(sku, names) {
      for (const language of languages) {
        const name = names[language];
        if (name)
          await run(sql`update product_text set name = ${name}, slug = ${slugify(name, language)}
            where product_id = ${productOf(sku)} and language = ${language}`);
      }
    },
    setPrice: (sku, channel, price) =>
      run(sql`update offer set price = ${price}, was = null
        where tcm = ${sku} and market = ${channel}`),
    async setPriceFrom(sku, channel, price, from) {
      await run(sql`update offer set valid_until = ${from}
        where tcm = ${sku} and market = ${channel}`);
      await run(sql`insert into offer (market, tcm, price, stock, valid_from)
        select market, tcm, ${price}, stock, ${from} from offer
        where tcm = ${sku} and market = ${channel}`);
    },
    setStock: (sku, channel, stock) =>
      run(sql`update offer set stock = ${stock}, sold = 0
        where tcm = ${sku} and market = ${channel}`),
    setPlaceStock: (sku, channel, place, stock) =>
      run(sql`insert into place_stock (market, place, tcm, stock) values (${channel}, ${place}, ${sku}, ${stock})
        on conflict (tcm, market, place) do update set stock = excluded.stock, sold = 0`),
    withdraw: (sku, channel) =>
      run(sql`delete from offer where tcm = ${sku} and market = ${channel}`),
    moveProduct: (sku, category) =>
      run(sql`update product set category_id = ${category} where id = ${productOf(sku)}`),
    async renameCategory(id, names) {
      for (const [language, name] of Object.entries(names))
        await run(sql`update category_text set name = ${name}
          where category_id = ${id} and language = ${language}`);
    },
    moveCategory: (id, parent) =>
      run(sql`update category set parent_id = ${parent} where id = ${id}`),
  };
}
