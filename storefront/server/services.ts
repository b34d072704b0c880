import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { sql, type Kysely } from "kysely";
import {
  listenForContentChanges,
  type ContentName,
} from "../../platform/content/content-changes.ts";
import { ContentWatch } from "../../platform/content/content-watch.ts";
import {
  importContent,
  type ContentPart,
  type ImportOptions,
  type Release,
} from "../../platform/content/content.ts";
import { pictureFilesOf } from "../../platform/content/picture-files.ts";
import { createNextChange } from "../../platform/content/next-change.ts";
import { rereadShopContent } from "../../platform/content/shop-content.ts";
import { earliest } from "../../platform/content/validity.ts";
import { openDatabase, type Database } from "../../platform/database/database.ts";
import { makePrivateFolder } from "../../platform/database/files.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { Slice } from "../../platform/http/slice.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { ContentTables } from "../../platform/content/content-tables.ts";
import { cacheBytes, defaultCacheMemory } from "./cache-memory.ts";
import { siteOrigins, usualPort } from "./site-origins.ts";
import { projectFolder } from "./project-folder.ts";
import { createProblemLog } from "./problems.ts";
import { readMigrations } from "./read-migrations.ts";
import type { ShopSettings } from "./shop-settings.ts";
import type { Shop, ShopSlices, StorefrontSite } from "./shop.ts";
import { sitesOf } from "../../platform/shared/sites/site-set.ts";
import { serviceEmailOf } from "../../platform/shared/brand/brand.ts";
import { timeLimits } from "./time-limits.ts";

/** All services of a process, opened once: the slices of its shop by name, and the kernel below them. */
export type ServicesOf<Opened extends ShopSlices = ShopSlices, Tables = unknown> = Opened &
  Kernel<Tables>;

interface Kernel<Tables> {
  database: Database<Tables>;
  /** The slices as a list. */
  slices: Slice[];
  now: () => Date;
  /** Returns the next moment after `now` at which something that pages show becomes valid or expires. */
  nextChange(now: Date): Promise<Date | undefined>;
  /** Resolves when the search has its first index, or could not build one. Pages and carts do not wait for it. */
  indexed: Promise<void>;
  /** Calls back with the changed names, after the slices dropped their cached values. */
  onContentChange(listener: (changed: ReadonlySet<ContentName>) => void): void;
  /** Deletes expired data in every slice. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export interface ServiceOptions {
  config: Pick<ShopSettings, "DATABASE_URL" | "DATA_DIR"> & Partial<ShopSettings>;
  /** The origin of each site, for links in mails; by default those of development. */
  origins?: Record<SiteCode, string>;
  /** Where mails are stored without SMTP_URL; by default in DATA_DIR. */
  mailFolder?: string;
  log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  release: Release;
  now?: () => Date;
  /** A database with the newest schema; by default the one of the settings is opened and migrated. */
  database?: Database;
  /** Imports the shop's content, or parts of it, even over newer content. */
  forceImport?: ImportOptions["force"];
}

/** The database of a shop and the slices that use it, before they start. */
export interface OpenedShopOf<Opened extends ShopSlices = ShopSlices, Tables = unknown> {
  database: Database<Tables>;
  named: Opened;
  /** The slices as a list. */
  slices: Slice[];
  /** The content parts of all slices. */
  parts: ContentPart[];
  contentFolder: string;
  /** Its sites by code, as the shop has them. */
  sites: Record<SiteCode, StorefrontSite>;
  release: Release;
  now(): Date;
}

/** Milliseconds between looks at what staff have to be told. */
const problemsEvery = 60_000;

/** Opens a shop's database, updates schema and content, and starts its slices. */
export async function openServices<Opened extends ShopSlices, Tables>(
  shop: Shop<Opened, Tables>,
  options: ServiceOptions,
): Promise<ServicesOf<Opened, Tables>> {
  const { log } = options;
  const { database, named, slices, now } = await openContent(shop, options);
  const readNextChange = async (from: Date) =>
    earliest(await Promise.all(slices.map(async (slice) => slice.nextChange?.(from))));
  const nextChange = createNextChange(readNextChange);
  const listeners: ((changed: ReadonlySet<ContentName>) => void)[] = [];
  const watch = new ContentWatch({
    version: () => contentVersion(kernelOf(database)),
    nextChange: () => readNextChange(now()),
    now,
    invalidate: (changed) => {
      nextChange.invalidate();
      for (const slice of slices) slice.invalidate?.(changed);
      for (const listener of listeners) listener(changed);
    },
    rebuild: (changed) => Promise.all(slices.map(async (slice) => slice.refresh?.(changed))),
    onError: (error) => log.error(error),
  });
  await listenForContentChanges(database, (name) => watch.notice(name));
  const indexed = watch.refresh();
  for (const slice of slices) await slice.start?.(slices);
  const logProblems = createProblemLog({
    slices,
    sites: Object.values(shop.sites).map(({ site }) => site),
    log,
  });
  const timers = [
    ...slices.flatMap((slice) => slice.jobs ?? []),
    { name: "problems for staff", every: problemsEvery, run: () => logProblems(now()) },
  ].map(({ name, every, run }) =>
    setInterval(() => run().catch((error: unknown) => log.error(error, name)), every).unref(),
  );
  return {
    ...named,
    database,
    slices,
    now,
    nextChange: nextChange.after,
    indexed,
    onContentChange: (listener) => listeners.push(listener),
    async sweep() {
      const results = await Promise.allSettled(
        slices.map(async (slice) => slice.deleteExpired?.(now())),
      );
      for (const result of results) if (result.status === "rejected") log.error(result.reason);
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      // Slices end what they build, which the watch waits for.
      await Promise.all([watch.stop(), ...slices.map(async (slice) => slice.close?.())]);
      await database.close();
    },
  };
}

/** Opens a database with the newest schema and content, and the slices that use it. */
export async function openContent<Opened extends ShopSlices, Tables>(
  shop: Shop<Opened, Tables>,
  options: ServiceOptions,
): Promise<OpenedShopOf<Opened, Tables>> {
  const { forceImport: force, release, log } = options;
  const opened = await openSlices(shop, options);
  const database = kernelOf(opened.database);
  try {
    await importRelease(opened, { force, log });
    const editable = opened.parts.filter((part) => part.isEditable);
    await rereadShopContent(database, { editable, release, log });
    return opened;
  } catch (error) {
    await opened.database.close();
    throw error;
  }
}

/** Imports the content of the release. */
export const importRelease = <Tables>(
  opened: Omit<OpenedShopOf<ShopSlices, Tables>, "named">,
  { force, log }: Pick<ImportOptions, "force" | "log">,
) =>
  importContent(kernelOf(opened.database), opened.parts, {
    release: opened.release,
    contentFolder: opened.contentFolder,
    force,
    readOthers: () => Promise.all(opened.slices.map(async (slice) => slice.readFiles?.())),
    log,
  });

/** Opens a database with the newest schema, and the slices that use it. */
export async function openSlices<Opened extends ShopSlices, Tables>(
  shop: Shop<Opened, Tables>,
  {
    config,
    mailFolder,
    log,
    release,
    now = () => new Date(),
    database: given,
    origins = siteOrigins(Object.keys(shop.sites), {}, usualPort),
  }: ServiceOptions,
): Promise<OpenedShopOf<Opened, Tables>> {
  const limits = timeLimits(config.ANSWER_WITHIN ?? 0);
  const database =
    (given as Database<Tables> | undefined) ??
    (await openDatabase<Tables>({
      url: config.DATABASE_URL,
      folder: config.DATA_DIR,
      answersWithin: limits.database || undefined,
      onError: (error) => log.error(error),
    }));
  try {
    if (!given) await migrate(database, await readMigrations(shop.migrations));
    const isInMemory = config.DATA_DIR.startsWith("memory:");
    // The embedded database has done so already. Beside a server the shop opens also without the folder.
    if (!isInMemory && config.DATABASE_URL)
      await makePrivateFolder(config.DATA_DIR).catch((err: unknown) =>
        log.warn({ err }, "DATA_DIR cannot be made the shop's own, or be created"),
      );
    const cacheFolder = isInMemory ? join(projectFolder, ".cache") : config.DATA_DIR;
    const { contentFolder, sites } = shop;
    const named = shop.open({
      sites: sitesOf(shop),
      database,
      databaseUrl: config.DATABASE_URL,
      release,
      log,
      now,
      contentFolder,
      pictureFiles: pictureFilesOf(contentFolder),
      cacheFolder,
      cacheBytes: cacheBytes(config.CACHE_MEMORY ?? defaultCacheMemory),
      snapshotFolder: isInMemory ? undefined : join(cacheFolder, "indexes"),
      origins,
      mail: {
        smtpUrl: config.SMTP_URL ?? "",
        from: config.MAIL_FROM ?? serviceEmailOf(shop.brand),
        folder: mailFolder ?? join(cacheFolder, "mails"),
      },
      iysUrl: config.IYS_URL ?? "",
      natsUrl: config.NATS_URL ?? "",
      engine: {
        name: config.ENGINE ?? "",
        url: config.ENGINE_URL ?? "",
        key: config.ENGINE_KEY ?? "",
        databaseUrl: config.ENGINE_DATABASE_URL ?? "",
      },
      engineWithin: limits.engine,
    });
    const slices = slicesOf(named);
    return { database, named, slices, parts: partsOf(slices), contentFolder, sites, release, now };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The kernel's tables are part of every shop's. */
const kernelOf = ({ sql: database }: { sql: unknown }) => database as Kysely<ContentTables>;

const slicesOf = (named: ShopSlices): Slice[] => Object.values(named);

/** Returns the content parts of all slices. */
export const partsOf = (slices: Slice[]): ContentPart[] =>
  slices.flatMap(({ content }) => content ?? []);

/** Returns a text that changes with any part of the content, or with a product. */
async function contentVersion(database: Kysely<ContentTables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(', ',
      (select string_agg(part || ' ' || version || ' ' || changed_at, ', ' order by part)
        from content_version),
      (select count(*) || ' ' || sum(changed_in::text::numeric) from product_change)) as version`.execute(
    database,
  );
  return rows[0]!.version;
}
