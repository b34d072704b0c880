import type { FastifyInstance } from "fastify";
import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { allContent } from "../database/content-changes.ts";
import { navigationPath } from "../features/navigation/navigation-contract.ts";
import { popularTermsPath, suggestionsPath } from "../features/search/search-contract.ts";
import { allSites } from "../sites/all-sites.ts";
import { appOn, openTestShop, type TestShop } from "../tests/support/shop.ts";

/**
 * Whatever changes in the database is soon shown by every answer that shows it: after each change all cached answers are
 * compared with those of a server that has cached nothing.
 */

let shop: TestShop;
let paths: Record<string, string>;
const now = new Date("2026-11-25T12:00:00Z");
const product = 100101;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  const { catalogue, navigation } = shop.services;
  const at = { site: allSites.DE.site, now };
  const { url, path } = (await catalogue.product(at, product))!;
  const [overview, world] = await navigation.addresses(at);
  const category = path.at(-1)!.url;
  paths = {
    home: "/",
    product: url,
    "another product": (await catalogue.byId(at, [101101]))[0]!.url,
    category,
    "category by price": `${category}?sort=price-up`,
    "uppermost category by price": `${path[0]!.url}?sort=price-down`,
    "search results": "/search?query=espresso&site=DE",
    "search results in stock": "/search?query=kaffee&site=DE&stock=1&sort=price-up",
    "category of machines": (await catalogue.categoryAddress(at, 1150))!,
    themeworlds: overview!,
    themeworld: world!,
    "page of text": "/contact",
    header: "/service/pageborder/header/DE",
    footer: "/service/pageborder/footer/DE",
    navigation: `${navigationPath}?site=DE`,
    suggestions: `${suggestionsPath}?q=espresso&site=DE`,
    "popular terms": `${popularTermsPath}?site=DE`,
    "not found": "/nowhere.html",
    "site map": "/sitemap.xml",
  };
});
afterAll(() => shop.close());

/** Waits for what is to be seen; the limit ends what hangs. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 100_000 });

const bodyFrom = async (app: FastifyInstance, url: string) =>
  (await app.inject({ url, headers: { host: shop.host("DE"), accept: "text/html" } })).body;

/** All answers, by name. */
async function answersOf(app: FastifyInstance) {
  const answers: Record<string, string> = {};
  for (const [name, path] of Object.entries(paths)) answers[name] = await bodyFrom(app, path);
  return answers;
}

/** All answers as a server gives them that has just started. */
async function freshAnswers() {
  for (const slice of shop.services.slices) slice.forget?.(allContent);
  const app = await appOn(shop.services);
  const answers = await answersOf(app);
  await app.close();
  return answers;
}

const namesOfChanged = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

const article = sql`market = 'DE' and tcm = '100101-250'`;
const german = sql`language = 'de'`;

/** By table, and what is changed: the statement, and an answer that shows it. */
const changes: Record<string, [string, RawBuilder<unknown>, string][]> = {
  offer: [
    ["price", sql`update offer set price = price + 111 where ${article}`, "product"],
    ["price, in a list", sql`update offer set price = 1 where ${article}`, "category by price"],
    [
      "price, in a list that did not show it",
      sql`update offer set price = 9999999, was = null where market = 'DE' and tcm like '100101-%'`,
      "uppermost category by price",
    ],
    ["price, in results", sql`update offer set price = 17 where ${article}`, "search results"],
    ["reference price", sql`update offer set was = 999999 where ${article}`, "product"],
    [
      "reduction of the most popular product",
      sql`update offer set was = price * 2 where market = 'DE' and tcm in (select tcm from article
        where product_id = (select id from product order by popularity desc limit 1))`,
      "home",
    ],
    ["few left", sql`update offer set stock = 3 where ${article}`, "product"],
    [
      "sold out",
      sql`update offer set stock = 0 where market = 'DE' and tcm like '100101-%'`,
      "category",
    ],
    [
      "sold out, filtered",
      sql`update offer set stock = 0 where market = 'DE' and tcm like '10010%'`,
      "search results in stock",
    ],
    [
      "end",
      sql`update offer set valid_until = '2026-01-01' where market = 'DE' and tcm = '100101-1000'`,
      "product",
    ],
    [
      "beginning",
      sql`update offer set valid_until = 'infinity' where market = 'DE' and tcm = '100101-1000'`,
      "product",
    ],
  ],
  article: [
    [
      "label",
      sql`update article set label = '{"de": "Neue Packung"}' where tcm = '100101-250'`,
      "product",
    ],
    ["weight", sql`update article set grams = 777 where tcm = '100101-250'`, "product"],
  ],
  product: [
    ["popularity", sql`update product set popularity = 999999 where id = 101101`, "home"],
    ["date", sql`update product set since = '2026-11-24' where id = ${product}`, "home"],
    [
      "warnings",
      sql`update product set warnings = '{unknown-warning}' where id = ${product}`,
      "product",
    ],
    ["category", sql`update product set category_id = 'coffee' where id = ${product}`, "category"],
  ],
  product_text: [
    [
      "name",
      sql`update product_text set name = 'Zimtstern' where product_id = ${product} and ${german}`,
      "product",
    ],
    [
      "name, in suggestions",
      sql`update product_text set name = 'Espresso Zimtstern' where product_id = ${product} and ${german}`,
      "suggestions",
    ],
    [
      "description",
      sql`update product_text set description = 'Neu beschrieben' where product_id = ${product} and ${german}`,
      "product",
    ],
  ],
  category: [["position", sql`update category set position = 999 where id = 'coffee'`, "home"]],
  category_text: [
    [
      "name",
      sql`update category_text set name = 'Röstwelt' where category_id = 'coffee' and ${german}`,
      "header",
    ],
  ],
  picture: [
    ["version", sql`update picture set version = 'newer' where id = '100101-plain'`, "product"],
    [
      "version, in suggestions",
      sql`update picture set version = 'newest' where id like '%-plain'`,
      "suggestions",
    ],
  ],
  attribute: [
    [
      "words",
      sql`update attribute set definition = jsonb_set(definition::jsonb, '{label,de}', '"Anders benannt"')`,
      "product",
    ],
  ],
  promotion: [
    [
      "content",
      sql`update promotion set content = jsonb_set(content, '{promotionShortText}', '"Neuer Hinweis"'),
        valid_from = '-infinity', valid_until = 'infinity' where site = 'DE' and id = '~top_banner'`,
      "header",
    ],
    ["end", sql`delete from promotion where site = 'DE' and id = '~home_pi'`, "home"],
    [
      "group that it is for",
      sql`update promotion set test = 'advent-banner', test_group = 'gift-first'
        where site = 'DE' and id = '~header_top'`,
      "header",
    ],
  ],
  ab_test: [
    [
      "end, while a promotion is for one of its groups",
      sql`update ab_test set valid_until = '2026-11-20' where site = 'DE' and name = 'advent-banner'`,
      "header",
    ],
  ],
  voucher: [
    [
      "percentage",
      sql`update voucher set percent = 37 where site = 'DE' and percent is not null`,
      "category of machines",
    ],
  ],
  navigation_node: [
    [
      "title",
      sql`update navigation_node set title = 'Nach Hause' where site = 'DE' and id = 'household'`,
      "header",
    ],
  ],
  themeworld: [
    ["title", sql`update themeworld set title = 'Winterwelt' where site = 'DE'`, "themeworlds"],
  ],
  product_type: [
    [
      "another name",
      sql`update product_type set names = jsonb_set(names, '{de,also}', '["Espresso"]') where id = 'table-lamp'`,
      "search results",
    ],
  ],
  search_synonym: [
    [
      "what a word leads to",
      sql`insert into search_synonym values ('DE', 'espresso', '{regenschirm}', true)`,
      "search results",
    ],
  ],
  footer_content: [
    [
      "headline",
      sql`insert into footer_content (site, name, content) values ('DE', 'new', '{"headline": "Guten Tag"}')`,
      "footer",
    ],
  ],
  seasonal_term: [
    ["term", sql`update seasonal_term set term = 'Regenschirm' where site = 'DE'`, "popular terms"],
  ],
};

/** No answer that all shoppers share shows these; the last three are shown in carts. */
const notShared = [
  "cart",
  "cart_entry",
  "cart_change",
  "customer",
  "customer_session",
  "login_failure",
  "login_token",
  "account_link",
  "registration",
  "withdrawal",
  "preview_key",
  "outgoing_mail",
  "newsletter_key",
  "newsletter_subscription",
  "newsletter_consent_text",
  "newsletter_event",
  "newsletter_token",
  "newsletter_register_entry",
  "personal_voucher",
  "tracking_event",
  "tracking_key",
  "tracking_outcome",
  "tracking_erasure",
  "staff_account",
  "staff_session",
  "rate_limit",
  "content_version",
  "content_file",
  "migration",
  "product_change",
  "search_click",
  "search_count",
  "search_visitor",
  "search_visitor_key",
  "search_exclusion",
  "campaign",
  "partner_product",
];

test("every table is one that shared answers show, or is known not to be", async () => {
  // Partitions belong to their table.
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
    shop.services.database.sql,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(changes), ...notShared].toSorted(),
  );
});

test.for(
  Object.entries(changes).flatMap(([table, those]) =>
    those.map(([what, statement, where]) => ({ change: `${table}: ${what}`, statement, where })),
  ),
)(
  "a change of $change is shown by $where, and no answer stays as it was",
  async ({ statement, where }) => {
    const before = await answersOf(shop.app);
    await statement.execute(shop.services.database.sql);
    await eventually(async () =>
      expect(await bodyFrom(shop.app, paths[where]!)).not.toBe(before[where]),
    );
    await eventually(async () =>
      expect(namesOfChanged(await answersOf(shop.app), await freshAnswers())).toEqual([]),
    );
  },
);

test("a new price leaves alone what shows no price", async () => {
  const header = vi.spyOn(shop.services.navigation, "items");
  const change = async (statement: RawBuilder<unknown>, where: string) => {
    const before = await answersOf(shop.app);
    header.mockClear();
    await statement.execute(shop.services.database.sql);
    await eventually(async () =>
      expect(await bodyFrom(shop.app, paths[where]!)).not.toBe(before[where]),
    );
    await answersOf(shop.app);
  };
  await change(sql`update offer set price = price + 5 where ${article}`, "product");
  expect(header).not.toHaveBeenCalled();
  await change(sql`delete from navigation_node where id = 'travel'`, "header");
  expect(header).toHaveBeenCalled();
});

describe("a cart", () => {
  const at = { site: allSites.DE.site, now };
  const db = () => shop.services.database.sql;
  const espresso = { productId: "100102", tcm: "100102-250" };
  const offer = sql`market = 'DE' and tcm = '100102-250'`;
  let owner: { secret: string | undefined };
  const read = () => shop.services.carts.read(owner, at);
  beforeAll(async () => {
    await sql`update offer set price = 700, stock = 10, valid_until = 'infinity' where ${offer}`.execute(
      db(),
    );
    const change = { addArticle: { ...espresso, quantity: 2 } };
    const result = await shop.services.carts.change({ secret: undefined }, change, at);
    owner = { secret: result.changed ? result.secret : undefined };
  });

  test("has the price and the stock of the very moment at which it is read or changed", async () => {
    await read();
    await sql`update offer set price = 900 where ${offer}`.execute(db());
    expect((await read()).articles).toMatchObject([{ price: 900, quantity: 2 }]);
    await sql`update offer set price = 800, stock = 2 where ${offer}`.execute(db());
    expect(
      await shop.services.carts.change(owner, { addArticle: { ...espresso, quantity: 1 } }, at),
    ).toEqual({ changed: false, problem: { error: "AVAILABILITY_LIMIT", limit: 2 } });
    await sql`update offer set stock = 0 where ${offer}`.execute(db());
    expect((await read()).articles).toMatchObject([{ price: 800, availability: "SOLDOUT" }]);
    await sql`update offer set stock = 10 where ${offer}`.execute(db());
  });

  test.for([
    ["campaign", "77700", sql`update campaign set minimum = 77700 where site = 'DE'`],
    ["partner product", "88800", sql`update partner_product set price = 88800 where site = 'DE'`],
  ] as const)("soon shows a change of a %s", async ([, amount, statement]) => {
    expect(JSON.stringify(await read())).not.toContain(amount);
    await statement.execute(db());
    await eventually(async () => expect(JSON.stringify(await read())).toContain(amount));
  });

  test("takes a new voucher soon", async () => {
    await sql`insert into voucher (site, code, title, amount) values ('DE', 'NEU', 'Neu', 100)`.execute(
      db(),
    );
    const change = { setVoucher: { code: "NEU", set: true } };
    await eventually(async () =>
      expect(await shop.services.carts.change(owner, change, at)).toMatchObject({
        changed: true,
      }),
    );
  });
});
