import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import type { FastifyInstance } from "fastify";
import { expect, vi } from "vitest";
import type { DestinationStream } from "pino";
import { storedMails } from "../../platform/mail/server/file-transport.ts";
import type { MailMessage } from "../../platform/mail/server/mail-transport.ts";
import { createApp } from "../../storefront/server/app.ts";
import type { AppOptions } from "../../storefront/server/app-setup.ts";
import { argon2id, type PasswordHashing } from "../../platform/security/passwords.ts";
import { createLog } from "../../platform/security/log.ts";
import { siteSlug } from "../../platform/shared/sites/site.ts";
import { addressesBelow, siteOrigins } from "../../storefront/server/site-origins.ts";
import type { SiteOrigins } from "../../storefront/server/site-origins.ts";
import type { HostKeys } from "../../platform/security/host-keys.ts";
import { loadAssets } from "../../platform/http/responses/assets.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { anyContent, notifyContentChange } from "../../platform/content/content-changes.ts";
import type { ContentPart } from "../../platform/content/content.ts";
import { openServices } from "../../storefront/server/services.ts";
import type { Engine } from "../../commerce/engine.ts";
import { followedBy } from "../../server/engines.ts";
import { coffeeShop, createCoffeeShop, type Services } from "../../server/shop.ts";
import { readStaticPages, type StaticPages } from "../../shop/pages/text/static-pages.server.ts";
import type { Slice } from "../../platform/http/slice.ts";
import { preparedDatabase, type TestDatabase } from "./databases.ts";
import { testRelease } from "./test-release.ts";
import { replaceContent } from "./replace-content.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";

/** A shop on its own prepared database. */
export interface TestShop {
  app: FastifyInstance;
  services: Services;
  /** Returns the host name at which a browser requests a site. */
  host(site: string): string;
  /** Waits for a mail to an address, beyond this number of earlier ones, and returns the newest. */
  mailTo(address: string, after?: number): Promise<MailMessage>;
  /** Returns every mail sent, newest last. */
  mails(): Promise<MailMessage[]>;
  close(): Promise<void>;
}

export interface TestShopOptions {
  now?: () => Date;
  /** A database of the test; by default a prepared one, which is dropped with the shop. */
  database?: Pick<TestDatabase, "url" | "folder">;
  /** The setting ANSWER_WITHIN; unlimited by default, because a busy machine must not fail a test. */
  answerWithin?: number;
  onCreate?: AppOptions["onCreate"];
  /** The setting SITE_HOSTS. */
  siteHosts?: SiteOrigins;
  /** The setting BASE_PATH. */
  basePath?: string;
  /** The setting BORDER_HOSTS. */
  borderHosts?: string[];
  /** The setting SMTP_URL; by default each mail is stored as a file. */
  smtpUrl?: string;
  /** The setting NATS_URL; by default the database stores events directly. */
  natsUrl?: string;
  /** The settings ENGINE, which is "http" if it is missing, ENGINE_URL, ENGINE_KEY and ENGINE_DATABASE_URL; the shop's own engine by default. */
  engine?: { name?: string; url: string; key: string; databaseUrl?: string };
  /** A commerce system in this process, instead of one of the settings. */
  system?: Engine;
  /** The setting MONITORING_DSN. */
  monitoringDsn?: string;
  /** The setting HOST_KEYS. */
  hostKeys?: HostKeys;
  /** The setting TRUST_PROXY. */
  trustProxy?: string;
  /** Destination of the log's lines; by default only warnings and errors of the services are shown. */
  logTo?: DestinationStream;
  /** Level of the log's lines; "info" by default. */
  logLevel?: "info" | "trace";
  admission?: AppOptions["admission"];
  /** How passwords are hashed; `quickHashing` by default. */
  passwordHashing?: PasswordHashing;
  /** Further slices, by name. */
  slices?: Record<string, Slice>;
}

/** Hashes a password in a fraction of a millisecond, in which the shop's own hashing would take a tenth of a second. */
const quickHashing: PasswordHashing = {
  ...argon2id,
  hash: (password) => hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 }),
};

const port = 3000;

/** Read once, because the content does not change while tests run. */
let pages: Promise<StaticPages> | undefined;
export const readPages = (folder: string) => (pages ??= readStaticPages(folder));

export async function openTestShop({
  onCreate,
  logTo,
  logLevel = "info",
  database: given,
  siteHosts = {},
  basePath: BASE_PATH = "",
  borderHosts: BORDER_HOSTS = [],
  smtpUrl: SMTP_URL = "",
  natsUrl: NATS_URL = "",
  answerWithin: ANSWER_WITHIN = 0,
  engine,
  system,
  monitoringDsn: MONITORING_DSN = "",
  hostKeys: HOST_KEYS = new Map(),
  trustProxy: TRUST_PROXY = "",
  admission,
  passwordHashing = quickHashing,
  slices = {},
  ...options
}: TestShopOptions = {}): Promise<TestShop> {
  const database = given ? { ...given, drop: async () => {} } : await preparedDatabase();
  const mailFolder = await mkdtemp(join(tmpdir(), "kontor-mails-"));
  const log = logTo ? createLog(logLevel, logTo) : createLog("silent");
  const own = createCoffeeShop({
    passwordHashing,
    readPages,
    ...(system && { engine: (kit, ports) => followedBy(kit, system, ports) }),
  });
  const shop: typeof own = { ...own, open: (kit) => ({ ...slices, ...own.open(kit) }) };
  const services = await openServices(shop, {
    config: {
      DATABASE_URL: database.url,
      DATA_DIR: database.folder,
      ANSWER_WITHIN,
      SMTP_URL,
      NATS_URL,
      ...(engine && {
        ENGINE: engine.name ?? "http",
        ENGINE_URL: engine.url,
        ENGINE_KEY: engine.key,
        ENGINE_DATABASE_URL: engine.databaseUrl ?? "",
      }),
    },
    log: logTo ? log : { error: console.error, info: () => {}, warn: console.warn },
    release: testRelease,
    mailFolder,
    origins: addressesBelow(siteOrigins(siteCodes, {}, port), BASE_PATH),
    ...options,
  });
  await services.indexed;
  const mails = () => storedMails(mailFolder);
  const app = await appOn(services, {
    config: {
      TRUST_PROXY,
      LIVE_RELOAD: false,
      ANSWER_WITHIN,
      BASE_PATH,
      BORDER_HOSTS,
      HOST_KEYS,
      MONITORING_DSN,
    },
    log,
    origins: siteOrigins(siteCodes, siteHosts, port),
    onCreate,
    admission,
  });
  return {
    app,
    services,
    host: (site) => `${siteSlug(site)}.localhost:${port}`,
    mails,
    mailTo: (address, after = 0) =>
      vi.waitFor(
        async () => {
          const mail = (await mails())
            .filter(({ to }) => to === address)
            .slice(after)
            .at(-1);
          if (!mail) throw new Error(`There is no mail to ${address}.`);
          return mail;
        },
        { timeout: 60_000 },
      ),
    close: async () => {
      await app.close();
      await services.close();
      await database.drop();
      await rm(mailFolder, { recursive: true });
    },
  };
}

/** Creates a server that has cached no response yet. */
export async function appOn(services: Services, more: Partial<Omit<AppOptions, "services">> = {}) {
  return createApp(coffeeShop, {
    config: { TRUST_PROXY: "", LIVE_RELOAD: false, ANSWER_WITHIN: 0 },
    log: createLog("silent"),
    services,
    assets: await loadAssets(join(projectFolder, "dist", "client")),
    origins: siteOrigins(siteCodes, {}, port),
    ...more,
  });
}

/** Writes a part of the content as an import of the same release does. */
export const importAs = <Content>(
  { services }: Pick<TestShop, "services">,
  part: ContentPart<never, Content>,
  content: Content,
  version: string,
) =>
  replaceContent(
    services.database.sql,
    part,
    { content, files: new Map() },
    { version, time: testRelease.time },
  );

/** Notifies the shop that all content changed, so that the next request renders again. */
export async function contentChanged({ services }: Pick<TestShop, "services">) {
  const seen = vi.fn<(changed: ReadonlySet<string>) => void>();
  services.onContentChange(seen);
  await notifyContentChange(services.database.sql, anyContent);
  await vi.waitFor(
    () => expect(seen.mock.calls.some(([changed]) => changed.has(anyContent))).toBe(true),
    { timeout: 20_000 },
  );
}
