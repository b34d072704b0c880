import { expect, test } from "vitest";
import { fixtureProduct } from "../../commerce/conformance/fixture.ts";
import { orderPaths } from "../../shop/shop-paths.ts";
import { collectLog } from "../support/collected-log.ts";
import { customerBrowser } from "../support/customer-browser.ts";
import { preparedDatabase } from "../support/databases.ts";
import { completeCheckout, orderVisitor, placed } from "../support/order-visitor.ts";
import { openTestShop } from "../support/shop.ts";
import { staffBrowser } from "../support/staff.ts";
import { richEngine } from "./poor-engine.ts";
import { productNumberOf } from "./product-number.ts";

const now = () => new Date();

test("orders of a former engine are shown and cancelled, and staff learn what to do there", async () => {
  const database = await preparedDatabase();
  const { id, names, variants } = fixtureProduct(7);
  const { sku } = variants[0]!;
  const before = await openTestShop({ database, system: richEngine(now) });
  const visitor = orderVisitor(before.services);
  const productId = String(await productNumberOf(before.services, sku));
  await visitor.change({ addArticle: { productId, tcm: sku, quantity: 1 } });
  await visitor.enter(completeCheckout);
  const order = placed(await visitor.press());
  const secret = await before.services.orders.secretOf(order.number);
  await before.close();

  const engine = richEngine(now);
  engine.edit(({ products }) => products.delete(id));
  const { logged, logTo } = collectLog();
  const shop = await openTestShop({ database, system: engine, logTo });
  const page = () => customerBrowser(shop).get(`${orderPaths.order}/${secret}`);
  expect(await page()).toMatchObject({
    statusCode: 200,
    body: expect.stringContaining(names["de"]!) as unknown,
  });
  expect(await shop.services.orders.cancel(order, now())).toBe(true);
  await expect.poll(() => logged.join("\n")).toContain("It was placed at a former commerce system");
  expect(await page()).toMatchObject({ statusCode: 200 });
  const { browser } = await staffBrowser(shop, ["orders"]);
  const ofStaff = await browser.get(`${orderPaths.staff}/${order.number}`, {});
  expect(ofStaff).toMatchObject({
    statusCode: 200,
    body: expect.stringContaining("cancelled") as unknown,
  });
  await shop.close();
  await database.drop();
});
