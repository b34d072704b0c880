import { orderPaths } from "../../shop/shop-paths.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { ShopUnderTest } from "../../commerce/conformance/shop-under-test.ts";
import { newSecret } from "../../platform/security/secrets.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { customerBrowser } from "../support/customer-browser.ts";
import type { TestShop } from "../support/shop.ts";
import { accountBrowser } from "./account-browser.ts";
import { productNumberOf } from "./product-number.ts";
import { shopperOf } from "./shopper.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

const day = 86_400_000;

/** Returns what shoppers see of a shop that serves an engine's products. */
export function shopOnEngine(shop: TestShop): ShopUnderTest {
  const { catalogue, carts, search, now, database } = shop.services;
  const at = (site: string) => ({
    site: valueAt(allSites, shopSites.codeOr(site)).site,
    now: now(),
  });
  return {
    async list(site, { category, order = "popular", page = 1, inStock = false, ...filter } = {}) {
      const tree = await catalogue.categoryTree(at(site));
      const all = tree.flatMap((node) => [node, ...node.children]);
      const address = all.find(({ id }) => id === category)?.url ?? "";
      const number = Number(/-c(\d+)\.html$/.exec(address)?.[1]);
      const list = await catalogue.category(at(site), number, order, page, { inStock, ...filter });
      return {
        products: list?.products.map(({ name, price }) => ({ name, price })) ?? [],
        count: list?.productCount ?? 0,
        facets: Object.fromEntries(
          list?.facets.map(({ key, values }) => [
            key,
            Object.fromEntries(values.map((value) => [value.key, value.productCount])),
          ]) ?? [],
        ),
      };
    },
    async product(site, sku) {
      const number = await productNumberOf(shop.services, sku);
      const product = number && (await catalogue.product(at(site), number));
      if (!product) return undefined;
      return {
        name: product.name,
        address: product.url,
        variants: product.articles.map(({ tcm, price, availability }) => ({
          sku: tcm,
          price,
          isAvailable: availability === "AVAILABLE",
        })),
      };
    },
    search: async (site, words) => {
      const { products } = await search.suggest(at(site).site, words, 0, 10);
      return products.map(({ title }) => title);
    },
    addSynonym: async (site, word, other) =>
      void (await sql`insert into search_synonym
        values (${site}, ${word}, ${[other]}, true)`.execute(database.sql)),
    async open(site, address) {
      const { statusCode, headers } = await customerBrowser(shop, site).get(address);
      const { location } = headers;
      return { status: statusCode, ...(location && { location }) };
    },
    async issueVoucher(code) {
      const { personalVouchers } = carts;
      const to = {
        site: shopSites.codeOr(code),
        kind: "newsletter" as const,
        holder: randomUUID(),
      };
      const validUntil = new Date(now().getTime() + day);
      const voucher = { ...to, title: "Willkommen", percent: 10, validUntil, now: now() };
      await personalVouchers.issue(voucher);
      return (await personalVouchers.of(to, now()))!.code;
    },
    shopper: (site = "DE", cookie) => shopperOf(shop, site, { secret: cookie }),
    newKey: () => `${String(Date.now()).padStart(15, "0")}-${newSecret()}`,
    async showsOrder(site, { number, email = "" }) {
      const stranger = customerBrowser(shop, site);
      const answers = [
        await stranger.get(`${orderPaths.order}/${number}`),
        await stranger.get(`${orderPaths.account}/${number}`),
        await stranger.submit(orderPaths.lookUp, { number, email }),
      ];
      return answers.some(
        ({ statusCode, headers }) =>
          statusCode === 200 || headers.location?.startsWith(`${orderPaths.order}/`),
      );
    },
    accountBrowser: (site = "DE") => accountBrowser(shop, site),
  };
}
