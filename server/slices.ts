import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { limitTime } from "../commerce/time-limits.ts";
import type { Release } from "../platform/content/content.ts";
import type { Database } from "../platform/database/database.ts";
import { endedPeriodsJob } from "../platform/security/rate-limits.ts";
import { brand } from "../shop/brand.ts";
import { orderStoredUntil } from "../shop/orders/order-rules.ts";
import { createSearchFeed } from "../engines/projection/search-feed.ts";
import { createLogins } from "../shop/customer/server/logins.ts";
import { createIys } from "../border/newsletter/server/iys.ts";
import type { PreviewPorts } from "../border/preview/server/previews.ts";
import { createStaff } from "../border/staff/server/staff.ts";
import { createCountedWarning } from "../platform/security/counted-warning.ts";
import { argon2id, createPasswords, type PasswordHashing } from "../platform/security/passwords.ts";
import { createSecurityLog } from "../platform/security/security-log.ts";
import type { Slice } from "../platform/http/slice.ts";
import { cartOwnerOf } from "../shop/pages/account/visitors.server.ts";
import { shownContents } from "../shop/pages/document/shown-contents.server.ts";
import type { StaticPages } from "../shop/pages/text/static-pages.server.ts";
import type { SiteCode } from "../platform/shared/site.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import * as all from "./all-slices.ts";
import {
  cartPictures,
  catalogueDrawings,
  customerMailSite,
  navigationPorts,
  newsletterPorts,
  pictureSource,
  promotionPictures,
  searchPorts,
  sites,
  withdrawalMailOf,
} from "./connect-slices.ts";
import type { CacheBytes } from "./cache-memory.ts";
import { mailPorts, type MailSettings } from "./connect-mails.ts";
import { orderCodeMail, orderMailContent } from "./connect-order-mails.ts";
import { orderPorts } from "./connect-orders.ts";
import { createIndexProcess } from "./index-process.ts";
import type { Tables } from "./tables.ts";

/** Dependencies of the slices. */
export interface SlicesOptions {
  database: Database<Tables>;
  /** Its URL; empty for the embedded one, which no other process can open. */
  databaseUrl: string;
  release: Release;
  log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  now: () => Date;
  /** Folder of a process for files that it can generate again. */
  cacheFolder: string;
  /** Most bytes of each cache. */
  cacheBytes: CacheBytes;
  /** Folder for indexes of the database; undefined when it ends with the process. */
  snapshotFolder: string | undefined;
  /** The origin of each site, such as https://www.example.de, for links in mails. */
  origins: Record<SiteCode, string>;
  mail: MailSettings;
  /** Returns the pages of text, whose terms are sent with orders. */
  staticPages(): Promise<StaticPages>;
  /** URL of the register of Türkiye; empty without it. */
  iysUrl: string;
  /** URL of NATS, for events; empty without it. */
  natsUrl: string;
  /** Milliseconds after which the commerce system counts as silent; 0: no limit. */
  engineWithin: number;
  /** How passwords are hashed; by default as `argon2id` does. */
  passwordHashing?: PasswordHashing;
}

export type Slices = ReturnType<typeof createSlices>;

/** Creates the slices of the server. Content is imported in this order: a part that refers to another one comes after it. */
export function createSlices({
  database,
  databaseUrl,
  release,
  log,
  now,
  cacheFolder,
  cacheBytes,
  snapshotFolder,
  origins,
  mail,
  staticPages,
  iysUrl,
  natsUrl,
  engineWithin,
  passwordHashing = argon2id,
}: SlicesOptions) {
  const { sql } = database;
  const onError = (error: unknown, message = "") => log.error(error, message);
  const warn = (message: string) => log.warn(message);
  const security = createSecurityLog(log);
  // A single instance for all slices, because it limits the memory that hashing takes.
  const passwords = createPasswords(passwordHashing, {
    onBusy: createCountedWarning((times) => security("passwordsRefused", { times })),
  });
  const members = createStaff(sql, { passwords, security, shopName: brand.name });
  const staffOf: PreviewPorts["staffOf"] = (request, at) => members.staffOf(request, at, "preview");
  const abTests = all.abTestsSlice(sql, {
    isStaff: async (request) => (await staffOf(request, now())) !== undefined,
  });
  const preview = all.previewSlice(sql, {
    now,
    staffOf,
    isActive: members.isActive,
    isKnown: abTests.isKnown,
    contentsOf: shownContents,
  });
  const staff = all.staffSlice(members, { settingsOf: preview.settingsOf });
  const catalogue = all.projectionSlice(sql, {
    yesNo: (site) => allSites[site.code].texts.catalogue,
    folder: snapshotFolder,
    code: release.code,
    now,
    onError,
  });
  const own = all.ownEngine(sql, {
    drawings: catalogueDrawings,
    storedUntil: (placedAt, market) => orderStoredUntil(placedAt, allSites[market].site),
    now,
  });
  const engine = limitTime(own, { read: engineWithin, write: engineWithin });
  const pictures = all.picturesSlice({
    source: pictureSource(catalogue),
    folder: join(cacheFolder, "pictures"),
    cacheBytes: cacheBytes.pictures,
    onError,
  });
  const mails = all.mailSlice(database, {
    ...mailPorts(mail, origins, { picture: pictures.picture, log }),
    log,
    now,
  });
  const navigation = all.navigationSlice(sql, {
    ...navigationPorts(catalogue, log),
    known: engine.names,
  });
  const logins = createLogins(sql, { security });
  const carts = all.cartSlice(sql, {
    sites,
    catalogue,
    pictures: cartPictures(catalogue),
    known: engine.names,
    ownerOf: cartOwnerOf({ logins }),
    beforeMerge: async (guest, customerId, at) => {
      await orders.endAttempt(guest, at);
      await orders.checkouts.merge(guest.secret, customerId, at);
    },
    security,
  });
  const newsletter = all.newsletterSlice(sql, {
    ...newsletterPorts(carts, { logins }),
    sites,
    origins,
    requestMail: mails.request,
    mailInsert: mails.insert,
    mailsWait: mails.wake,
    registers: iysUrl ? { IYS: createIys(iysUrl) } : {},
    now,
    log,
    security,
  });
  const orders = all.ordersSlice(sql, {
    ...orderPorts({ engine, carts, catalogue, logins }),
    requestMail: mails.request,
    mailContent: orderMailContent(origins, staticPages),
    codeMail: orderCodeMail,
    security,
    onError,
    now,
  });
  const customers = all.customerSlice(sql, {
    logins,
    passwords,
    security,
    now,
    requestMail: mails.request,
    mailSite: customerMailSite(origins),
    newsletterStatusOf: newsletter.statusOf,
    onError,
  });
  const promotions = all.promotionSlice(sql, {
    sites,
    pictures: catalogue.pictures,
    voucherPercents: carts.voucherPercents,
    testSpans: abTests.spans,
    known: async (reading) => ({
      pictures: promotionPictures,
      vouchers: await carts.vouchers(reading),
      groups: await abTests.groups(reading),
    }),
    warn,
  });
  const search = all.searchSlice(sql, {
    ...searchPorts(createSearchFeed(sql), catalogue, release.code),
    snapshotFolder,
    elsewhere:
      databaseUrl && snapshotFolder
        ? createIndexProcess(databaseUrl, { folder: snapshotFolder, code: release.code })
        : undefined,
    cacheBytes,
    now,
    onError,
  });
  return {
    staff,
    abTests,
    catalogue,
    engine,
    pictures,
    navigation,
    customers,
    carts,
    promotions,
    search,
    preview,
    mails,
    newsletter,
    orders,
    withdrawals: all.withdrawalSlice(sql, {
      security,
      requestMail: mails.request,
      ordersNamedIn: ({ contract, email }, code, ip) =>
        orders.named({ text: contract, email }, { code }, ip),
      attach: (transaction, { number, receivedAt, declaration: { part } }, named) =>
        orders.withdraw(transaction, { number, receivedAt, part, orders: named }),
      mailContent: withdrawalMailOf,
    }),
    tracking: all.trackingSlice(sql, { now, natsUrl, log, security, orders }),
    footer: all.footerSlice(sql, { sites, warn }),
    rateLimits: { jobs: [endedPeriodsJob(sql, now)] } satisfies Slice,
  };
}
