import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { sql, type Kysely } from "kysely";
import { listenForContentChanges, type ContentName } from "../platform/content/content-changes.ts";
import { createContentWatch } from "../platform/content/content-watch.ts";
import {
  importContent,
  type ContentPart,
  type ImportOptions,
  type Release,
} from "../platform/content/content.ts";
import { createNextChange } from "../platform/content/next-change.ts";
import { rereadShopContent } from "../platform/content/shop-content.ts";
import { earliest } from "../platform/content/validity.ts";
import { openDatabase, type Database } from "../platform/database/database.ts";
import { makePrivateFolder } from "../platform/database/files.ts";
import { migrate } from "../platform/database/migrate.ts";
import type { Slice } from "../platform/http/slice.ts";
import type { SiteCode } from "../platform/shared/site.ts";
import { readStaticPages, type StaticPages } from "../shop/pages/text/static-pages.server.ts";
import { cacheBytes } from "./cache-memory.ts";
import { settings, type Config } from "./config.ts";
import { siteOrigins } from "./site-origins.ts";
import { projectFolder } from "./project-folder.ts";
import { readMigrations } from "./read-migrations.ts";
import { createSlices, type SlicesOptions, type Slices } from "./slices.ts";
import type { Tables } from "./tables.ts";
import { timeLimits } from "./time-limits.ts";

/** All services of a process, opened once: the slices by name, and the kernel below them. */
export type Services<Plugged extends Slices = Slices> = Plugged & Kernel;

interface Kernel {
  database: Database<Tables>;
  /** The slices as a list. */
  slices: Slice[];
  staticPages: StaticPages;
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
  config: Pick<Config, "DATABASE_URL" | "DATA_DIR"> &
    Partial<
      Pick<
        Config,
        "ANSWER_WITHIN" | "CACHE_MEMORY" | "SMTP_URL" | "MAIL_FROM" | "IYS_URL" | "NATS_URL"
      >
    >;
  /** The origin of each site, for links in mails; by default those of development. */
  origins?: Record<SiteCode, string>;
  /** Where mails are stored without SMTP_URL; by default in DATA_DIR. */
  mailFolder?: string;
  log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  release: Release;
  now?: () => Date;
  /** The content folder; by default shop/content/ of this project. */
  contentFolder?: string;
  /** Reads its pages of text; by default `readStaticPages`. */
  readPages?: (folder: string) => Promise<StaticPages>;
  /** Imports shop/content/, or parts of it, even over newer content. */
  forceImport?: ImportOptions["force"];
  passwordHashing?: SlicesOptions["passwordHashing"];
}

export const contentFolder = join(projectFolder, "shop/content");

/** The database of a shop and the slices that use it, before they start. */
export interface OpenedShop {
  database: Database<Tables>;
  named: Slices;
  /** The content parts of all slices. */
  parts: ContentPart[];
  release: Release;
  now(): Date;
}

/** Opens the database, updates schema and content, and prepares every slice. */
export function openServices(options: ServiceOptions): Promise<Services>;
/** Opens the services with further slices in addition to the server's own. */
export function openServices<Plugged extends Slices>(
  options: ServiceOptions,
  plug: (options: SlicesOptions) => Plugged,
): Promise<Services<Plugged>>;
export async function openServices(
  options: ServiceOptions,
  plug: (options: SlicesOptions) => Slices = createSlices,
): Promise<Services> {
  const { log, now = () => new Date() } = options;
  const { database, named, staticPages: readPages } = await openContent(options, plug);
  const slices: Slice[] = Object.values(named);
  const readNextChange = async (from: Date) =>
    earliest(await Promise.all(slices.map(async (slice) => slice.nextChange?.(from))));
  const nextChange = createNextChange(readNextChange);
  const listeners: ((changed: ReadonlySet<ContentName>) => void)[] = [];
  const watch = createContentWatch({
    version: () => contentVersion(database.sql),
    nextChange: () => readNextChange(now()),
    now,
    forget: (changed) => {
      nextChange.forget();
      for (const slice of slices) slice.forget?.(changed);
      for (const listener of listeners) listener(changed);
    },
    rebuild: (changed) => Promise.all(slices.map(async (slice) => slice.refresh?.(changed))),
    onError: (error) => log.error(error),
  });
  await listenForContentChanges(database, watch.notice);
  const indexed = watch.refresh();
  const staticPages = await readPages();
  for (const slice of slices) await slice.start?.(slices);
  const timers = slices
    .flatMap((slice) => slice.jobs ?? [])
    .map(({ name, every, run }) =>
      setInterval(() => run().catch((error: unknown) => log.error(error, name)), every).unref(),
    );
  return {
    ...named,
    database,
    slices,
    staticPages,
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
export async function openContent(
  options: ServiceOptions,
  plug: (options: SlicesOptions) => Slices = createSlices,
) {
  const opened = await openPlugged(options, plug);
  const { contentFolder: folder, forceImport: force, release, log } = options;
  try {
    await importRelease(opened.database.sql, opened.parts, { release, folder, force, log });
    const editable = opened.parts.filter((part) => part.isEditable);
    await rereadShopContent(opened.database.sql, { editable, release, log });
    return opened;
  } catch (error) {
    await opened.database.close();
    throw error;
  }
}

/** Imports the release's `shop/content/`. */
export const importRelease = (
  database: Kysely<Tables>,
  parts: ContentPart[],
  {
    folder = contentFolder,
    release,
    force,
    log,
  }: { folder?: string } & Pick<ImportOptions, "force" | "log" | "release">,
) =>
  importContent(database, parts, {
    release,
    contentFolder: folder,
    force,
    readOthers: () => readStaticPages(join(folder, "pages")),
    log,
  });

/** Opens a database with the newest schema, and the slices that use it. */
export async function openPlugged(
  {
    config,
    mailFolder,
    log,
    release,
    now = () => new Date(),
    contentFolder: folder = contentFolder,
    readPages = readStaticPages,
    origins = siteOrigins({}, Number(settings.PORT.fallback)),
    passwordHashing,
  }: ServiceOptions,
  plug: (options: SlicesOptions) => Slices = createSlices,
): Promise<OpenedShop & Pick<SlicesOptions, "staticPages">> {
  const limits = timeLimits(config.ANSWER_WITHIN ?? 0);
  const database = await openDatabase<Tables>({
    url: config.DATABASE_URL,
    folder: config.DATA_DIR,
    answersWithin: limits.database || undefined,
    onError: (error) => log.error(error),
  });
  try {
    await migrate(database, await readMigrations());
    const isInMemory = config.DATA_DIR.startsWith("memory:");
    // The embedded database has done so already. Beside a server the shop opens also without the folder.
    if (!isInMemory && config.DATABASE_URL)
      await makePrivateFolder(config.DATA_DIR).catch((err: unknown) =>
        log.warn({ err }, "DATA_DIR cannot be made the shop's own, or be created"),
      );
    const cacheFolder = isInMemory ? join(projectFolder, ".cache") : config.DATA_DIR;
    const { SMTP_URL: smtpUrl = "", MAIL_FROM: mailFrom = settings.MAIL_FROM.fallback } = config;
    const mail = { smtpUrl, from: mailFrom, folder: mailFolder ?? join(cacheFolder, "mails") };
    let pages: Promise<StaticPages> | undefined;
    const staticPages = () => (pages ??= readPages(join(folder, "pages")));
    const named = plug({
      database,
      databaseUrl: config.DATABASE_URL,
      release,
      log,
      now,
      cacheFolder,
      cacheBytes: cacheBytes(config.CACHE_MEMORY ?? Number(settings.CACHE_MEMORY.fallback)),
      snapshotFolder: isInMemory ? undefined : join(cacheFolder, "indexes"),
      origins,
      mail,
      staticPages,
      iysUrl: config.IYS_URL ?? "",
      natsUrl: config.NATS_URL ?? "",
      engineWithin: limits.engine,
      passwordHashing,
    });
    return { database, named, parts: partsOf(Object.values(named)), release, staticPages, now };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Returns the content parts of slices. */
export const partsOf = (slices: Slice[]): ContentPart[] =>
  slices.flatMap(({ content }) => content ?? []);

/** Returns a text that changes with any part of the content, or with a product. */
async function contentVersion(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(', ',
      (select string_agg(part || ' ' || version || ' ' || changed_at, ', ' order by part)
        from content_version),
      (select count(*) || ' ' || sum(changed_in::text::numeric) from product_change)) as version`.execute(
    database,
  );
  return rows[0]!.version;
}
