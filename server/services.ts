import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import { createCartOffers } from "../features/cart/server/cart-offers.ts";
import { createCarts, type Carts } from "../features/cart/server/carts.ts";
import { importedOffers, importOffers } from "../features/cart/server/import-offers.ts";
import { readOffers } from "../features/cart/server/read-offers.ts";
import { createCatalogue, type Catalogue } from "../features/catalogue/server/catalogue.ts";
import { importCatalogue, importedVersion } from "../features/catalogue/server/import-catalogue.ts";
import { createSearchFeed } from "../features/catalogue/server/search-feed.ts";
import { contentVersion, readContent } from "../features/catalogue/server/read-content.ts";
import { createNavigation, type Navigation } from "../features/navigation/server/navigation.ts";
import {
  importedNavigation,
  importNavigation,
} from "../features/navigation/server/import-navigation.ts";
import { readNavigation } from "../features/navigation/server/read-navigation.ts";
import { createCustomers, type Customers } from "../features/customer/server/customers.ts";
import { createPasswords } from "../features/customer/server/passwords.ts";
import { createPictureStudio } from "../features/pictures/server/picture-studio.ts";
import { pictureBase, pictureUrl } from "../features/pictures/pictures-contract.ts";
import { draw, heroDrawings, pictureNames } from "../features/pictures/draw/draw.ts";
import {
  importedPromotions,
  importPromotions,
} from "../features/promotion/server/import-promotions.ts";
import { createPromotions, type Promotions } from "../features/promotion/server/promotions.ts";
import { readPromotions } from "../features/promotion/server/read-promotions.ts";
import {
  importedExclusions,
  importExclusions,
} from "../features/search/server/import-exclusions.ts";
import { createQueryLog, type QueryLog } from "../features/search/server/query-log.ts";
import { readExclusions } from "../features/search/server/read-exclusions.ts";
import { readSearchTerms } from "../features/search/server/search-terms.ts";
import { createSearch, type Search } from "../features/search/server/search.ts";
import { inSite } from "../shared/words.ts";
import { allSites } from "../sites/all-sites.ts";
import type { Config } from "./config.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { createFreshness } from "../database/freshness.ts";
import { projectFolder } from "./project-folder.ts";
import { readStaticPages, type StaticPages } from "../pages/text/static-pages.server.ts";

/** Everything that answers are made of, opened once for a process. */
export interface Services {
  database: Database;
  catalogue: Catalogue;
  navigation: Navigation;
  carts: Carts;
  customers: Customers;
  promotions: Promotions;
  search: Search;
  queryLog: QueryLog;
  picture: ReturnType<typeof createPictureStudio>;
  staticPages: StaticPages;
  now: () => Date;
  /** The next moment after `now` at which something that pages show begins or ends. */
  nextChange(now: Date): Promise<Date | undefined>;
  /** Calls back after the content changed. */
  onContentChange(listener: () => void): void;
  close(): Promise<void>;
}

export const catalogueFolder = join(projectFolder, "content", "catalogue");
const cartFolder = join(projectFolder, "content", "cart");
const promotionsFolder = join(projectFolder, "content", "promotions");
const searchFolder = join(projectFolder, "content", "search");
export const navigationFolder = join(projectFolder, "content", "navigation");
export const sites = Object.values(allSites).map(({ site }) => site);

export interface ServiceOptions {
  config: Pick<Config, "DATABASE_URL" | "DATA_DIR">;
  log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  now?: () => Date;
  /** What the pictures and import are made with; another version imports again. */
  codeVersion: string;
}

/** Opens the database, brings it and the catalogue to the newest form, and builds the search. */
export async function openServices({
  config,
  log,
  codeVersion,
  now = () => new Date(),
}: ServiceOptions): Promise<Services> {
  const database = await openDatabase({
    url: config.DATABASE_URL,
    folder: config.DATA_DIR,
    onError: (error) => log.error(error),
  });
  await migrate(database.sql, await readMigrations());
  await importContent(database, codeVersion, log);
  const catalogue = createCatalogue(database.sql, (site) => allSites[site.code].texts.catalogue);
  const feed = createSearchFeed(database.sql);
  const search = createSearch({
    versions: async () => {
      const { catalogue, everything } = await feed.versions(now());
      return { catalogue, everything: hashOf(`${everything} ${codeVersion}`) };
    },
    mark: () => feed.mark(now()),
    products: () => feed.products(now()),
    changed: (since, most) => feed.changed(since, now(), most),
    categoryNames: feed.categoryNames,
    terms: () => readSearchTerms(database.sql, now()),
    tiles: async (site, ids) =>
      (await feed.tiles(site.language, ids)).map((tile) => ({
        id: String(tile.id),
        title: inSite(site, tile.name),
        imageProductThumb: pictureUrl(pictureBase(tile.picture), 160, "webp"),
        productViewUrl: `${tile.slug}-p${tile.id}.html`,
        webshopProductDimensionKey: tile.dimensionKey ?? "",
      })),
    sites,
  });
  const navigation = createNavigation(database.sql, {
    sites,
    texts: (site) => allSites[site.code].texts.navigation,
    categories: (at) => catalogue.categoryTree(at),
    categoriesChange: (from) => catalogue.nextChange(from),
    pictures: async (ids) => {
      const found = ids.length > 0 ? await catalogue.pictures(ids) : [];
      return new Map(found.map((each) => [each.id, pictureUrl(pictureBase(each), 640, "webp")]));
    },
    warn: (details) => log.warn(details, "left out of the navigation"),
  });
  const promotions = createPromotions(database.sql, {
    pictures: catalogue.pictures,
    warn: (message) => log.warn(message),
  });
  const cartOffers = createCartOffers(
    database.sql,
    async (ids) =>
      new Map((await catalogue.pictures(ids)).map((each) => [each.id, pictureBase(each)])),
  );
  const timed = [catalogue, navigation, promotions];
  const nextChange = async (from: Date) => {
    const moments = await Promise.all(timed.map((part) => part.nextChange(from)));
    return moments.sort((a, b) => (a?.getTime() ?? Infinity) - (b?.getTime() ?? Infinity))[0];
  };
  const queryLog = createQueryLog(database.sql, {
    onError: (error) => log.error(error, "searches are not counted"),
  });
  const listeners: (() => void)[] = [];
  const freshness = createFreshness({
    version: () => versionOfEverything(database),
    nextChange: () => nextChange(now()),
    now,
    refresh: async () => {
      catalogue.forget();
      promotions.forget();
      navigation.forget();
      cartOffers.forget();
      for (const listener of listeners) listener();
      await search.refresh();
    },
    onError: (error) => log.error(error),
  });
  await database.listen("content", () => void freshness.refresh());
  const counting = setInterval(
    () => search.refresh().catch((error: unknown) => log.error(error)),
    termsReadEvery,
  ).unref();
  const [staticPages] = await Promise.all([
    readStaticPages(join(projectFolder, "content", "pages")),
    freshness.refresh(),
  ]);
  return {
    database,
    catalogue,
    navigation,
    carts: createCarts(database.sql, { catalogue, offers: cartOffers }),
    customers: createCustomers(database.sql, {
      passwords: createPasswords(),
      onReuse: (selector) => log.warn({ selector }, "a login token was shown a second time"),
    }),
    promotions,
    search,
    queryLog,
    picture: createPictureStudio(
      async (id) => {
        const found = await catalogue.drawing(id);
        return found && { version: found.version, svg: () => draw(found.drawing) };
      },
      join(
        config.DATA_DIR.startsWith("memory:") ? join(projectFolder, ".cache") : config.DATA_DIR,
        "pictures",
      ),
      (error) => log.error(error),
    ),
    staticPages,
    now,
    nextChange,
    onContentChange: (listener) => listeners.push(listener),
    close: async () => {
      await freshness.stop();
      clearInterval(counting);
      await queryLog.close();
      await database.close();
    },
  };
}

/** What people search for becomes a suggestion after so many milliseconds. */
const termsReadEvery = 10 * 60_000;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 12);

/** Another one after a change of any part of the content, or of a product. */
async function versionOfEverything({ sql: database }: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(', ',
      (select string_agg(part || ' ' || version || ' ' || changed_at, ', ' order by part)
        from content_version),
      (select count(*) || ' ' || sum(changed_in::text::numeric) from product_change)) as version`.execute(
    database,
  );
  return rows[0]!.version;
}

/** Imports the parts of content/ whose files, or the code that reads and draws them, have changed since the last time. */
export async function importContent(
  database: Database,
  codeVersion: string,
  log: Pick<ServiceOptions["log"], "info">,
): Promise<void> {
  await importCatalogueFiles(database, codeVersion, log);
  await importNavigationFiles(database, codeVersion, log);
  await importPromotionFiles(database, codeVersion, log);
  await importCartFiles(database, codeVersion, log);
  await importSearchFiles(database, codeVersion);
}

async function importCatalogueFiles(
  database: Database,
  codeVersion: string,
  log: Pick<ServiceOptions["log"], "info">,
) {
  const version = `${await contentVersion(catalogueFolder)}-${codeVersion}`;
  if ((await importedVersion(database.sql)) === version) return;
  const content = await readContent(catalogueFolder, pictureNames);
  await importCatalogue(database.sql, content, version, heroDrawings, draw);
  log.info({ products: content.products.length }, "catalogue imported");
}

/** After the catalogue: navigation and themeworlds refer to it. */
async function importNavigationFiles(
  database: Database,
  codeVersion: string,
  log: Pick<ServiceOptions["log"], "info">,
) {
  const version = `${await contentVersion(navigationFolder)}-${codeVersion}`;
  if ((await importedNavigation(database.sql)) === version) return;
  const content = await readNavigation(navigationFolder, await knownNames(database), sites);
  await importNavigation(database.sql, content, sites, version);
  log.info({ themeworlds: content.themeworlds.length }, "navigation imported");
}

async function importPromotionFiles(
  database: Database,
  codeVersion: string,
  log: Pick<ServiceOptions["log"], "info">,
) {
  const version = `${await contentVersion(promotionsFolder)}-${codeVersion}`;
  if ((await importedPromotions(database.sql)) === version) return;
  const pictures = heroDrawings.map(({ id }) => id);
  const promotions = await readPromotions(promotionsFolder, pictures, sites);
  await importPromotions(database.sql, promotions, version);
  log.info({ promotions: promotions.length }, "promotions imported");
}

/** After the catalogue: campaigns, vouchers and products of partners refer to it. */
async function importCartFiles(
  database: Database,
  codeVersion: string,
  log: Pick<ServiceOptions["log"], "info">,
) {
  const version = `${await contentVersion(cartFolder)}-${codeVersion}`;
  if ((await importedOffers(database.sql)) === version) return;
  const content = await readOffers(cartFolder, await knownNames(database));
  await importOffers(database.sql, content, sites, version);
  log.info(
    { campaigns: content.campaigns.length, vouchers: content.vouchers.length },
    "offers for carts imported",
  );
}

async function importSearchFiles(database: Database, codeVersion: string) {
  const version = `${await contentVersion(searchFolder)}-${codeVersion}`;
  if ((await importedExclusions(database.sql)) === version) return;
  await importExclusions(database.sql, await readExclusions(searchFolder, sites), version);
}

async function knownNames({ sql }: Database) {
  const [categories, products, articles, pictures] = await Promise.all([
    sql.selectFrom("category").select("id").execute(),
    sql.selectFrom("product").select("id").execute(),
    sql.selectFrom("article").select("tcm").execute(),
    sql.selectFrom("picture").select("id").execute(),
  ]);
  return {
    categories: new Set(categories.map(({ id }) => id)),
    products: new Set(products.map(({ id }) => id)),
    tcms: new Set(articles.map(({ tcm }) => tcm)),
    pictures: new Set(pictures.map(({ id }) => id)),
  };
}

export async function readMigrations() {
  const folder = join(projectFolder, "database", "migrations");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  return Promise.all(
    names.map(async (name) => ({ name, statements: await readFile(join(folder, name), "utf8") })),
  );
}
