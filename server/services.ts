import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { createCarts, type Carts } from "../features/cart/server/carts.ts";
import { createCatalogue, type Catalogue } from "../features/catalogue/server/catalogue.ts";
import { importCatalogue, importedVersion } from "../features/catalogue/server/import-catalogue.ts";
import { readSearchFeed } from "../features/catalogue/server/search-feed.ts";
import { contentVersion, readContent } from "../features/catalogue/server/read-content.ts";
import { createPictureStudio } from "../features/pictures/server/picture-studio.ts";
import { draw, heroDrawings, pictureNames } from "../features/pictures/draw/draw.ts";
import { createSearch, type Search } from "../features/suggestions/server/search.ts";
import { allSites } from "../sites/all-sites.ts";
import type { Config } from "./config.ts";
import { openDatabase, type Database } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { createFreshness } from "./freshness.ts";
import { projectFolder } from "./project-folder.ts";
import { readStaticPages, type StaticPages } from "./static-pages.ts";

/** Everything that answers are made of, opened once for a process. */
export interface Services {
  database: Database;
  catalogue: Catalogue;
  carts: Carts;
  search: Search;
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

export interface ServiceOptions {
  config: Pick<Config, "DATABASE_URL" | "DATA_DIR">;
  log: Pick<FastifyBaseLogger, "error" | "info">;
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
  const search = createSearch(async () => ({
    version: `${(await catalogue.version()) ?? "none"}-${codeVersion}`,
    products: await readSearchFeed(database.sql, now()),
  }));
  const timed = [catalogue];
  const nextChange = async (from: Date) => {
    const moments = await Promise.all(timed.map((part) => part.nextChange(from)));
    return moments.sort((a, b) => (a?.getTime() ?? Infinity) - (b?.getTime() ?? Infinity))[0];
  };
  const listeners: (() => void)[] = [];
  const freshness = createFreshness({
    version: () => versionOfEverything(database),
    nextChange: () => nextChange(now()),
    now,
    refresh: async () => {
      catalogue.forget();
      for (const listener of listeners) listener();
      await search.rebuild();
    },
    onError: (error) => log.error(error),
  });
  await database.listen("content", () => void freshness.refresh());
  const [staticPages] = await Promise.all([
    readStaticPages(join(projectFolder, "content", "pages")),
    freshness.refresh(),
  ]);
  return {
    database,
    catalogue,
    carts: createCarts(database.sql, catalogue),
    search,
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
      freshness.stop();
      await database.close();
    },
  };
}

/** Another one after a change of any part of the content. */
async function versionOfEverything({ sql }: Database): Promise<string> {
  const rows = await sql.selectFrom("content_version").selectAll().orderBy("part").execute();
  return rows.map((row) => `${row.part} ${row.version} ${row.changed_at.getTime()}`).join(", ");
}

/** Imports content/ when its files or the code that draws have changed since the last time. */
export async function importContent(
  database: Database,
  codeVersion: string,
  log: ServiceOptions["log"],
): Promise<void> {
  const version = `${await contentVersion(catalogueFolder)}-${codeVersion}`;
  if ((await importedVersion(database.sql)) === version) return;
  const content = await readContent(catalogueFolder, pictureNames);
  await importCatalogue(database.sql, content, version, heroDrawings, draw);
  log.info({ products: content.products.length }, "catalogue imported");
}

export async function readMigrations() {
  const folder = join(projectFolder, "server", "migrations");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  return Promise.all(
    names.map(async (name) => ({ name, statements: await readFile(join(folder, name), "utf8") })),
  );
}
