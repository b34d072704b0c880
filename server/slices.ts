import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { ContentTables } from "../database/content-tables.ts";
import type { Release } from "../database/content.ts";
import type { Database } from "../database/database.ts";
import { deleteEndedPeriods, type RateLimitTables } from "../security/rate-limits.ts";
import { abTestsSlice } from "../features/ab-tests/server/ab-tests-slice.ts";
import type { AbTestTables } from "../features/ab-tests/server/ab-test-tables.ts";
import { cartSlice } from "../features/cart/server/cart-slice.ts";
import type { CartTables } from "../features/cart/server/cart-tables.ts";
import type { ExtrasTables } from "../features/cart/server/extras-tables.ts";
import { catalogueSlice } from "../features/catalogue/server/catalogue-slice.ts";
import type { CatalogueTables } from "../features/catalogue/server/catalogue-tables.ts";
import { createSearchFeed } from "../features/catalogue/server/search-feed.ts";
import { customerSlice } from "../features/customer/server/customer-slice.ts";
import type { CustomerTables } from "../features/customer/server/customer-tables.ts";
import { footerSlice } from "../features/footer/server/footer-slice.ts";
import type { FooterTables } from "../features/footer/server/footer-tables.ts";
import { mailSlice } from "../features/mail/server/mail-slice.ts";
import type { MailTables } from "../features/mail/server/mail-tables.ts";
import { navigationSlice } from "../features/navigation/server/navigation-slice.ts";
import type { NavigationTables } from "../features/navigation/server/navigation-tables.ts";
import { createIys } from "../features/newsletter/server/iys.ts";
import { newsletterSlice } from "../features/newsletter/server/newsletter-slice.ts";
import type {
  NewsletterDatabase,
  NewsletterTables,
} from "../features/newsletter/server/newsletter-tables.ts";
import { picturesSlice } from "../features/pictures/server/pictures-slice.ts";
import { previewSlice } from "../features/preview/server/preview-slice.ts";
import type { PreviewTables } from "../features/preview/server/preview-tables.ts";
import { promotionSlice } from "../features/promotion/server/promotion-slice.ts";
import type { PromotionTables } from "../features/promotion/server/promotion-tables.ts";
import { searchSlice } from "../features/search/server/search-slice.ts";
import type { SearchTables } from "../features/search/server/search-tables.ts";
import { staffSlice } from "../features/staff/server/staff-slice.ts";
import type { StaffTables } from "../features/staff/server/staff-tables.ts";
import { trackingSlice } from "../features/tracking/server/tracking-slice.ts";
import type { TrackingTables } from "../features/tracking/server/tracking-tables.ts";
import { withdrawalSlice } from "../features/withdrawal/server/withdrawal-slice.ts";
import type { WithdrawalTables } from "../features/withdrawal/server/withdrawal-tables.ts";
import { createCountedWarning } from "../security/counted-warning.ts";
import { argon2id, createPasswords } from "../security/passwords.ts";
import { createSecurityLog } from "../security/security-log.ts";
import type { Slice } from "../http/slice.ts";
import { cartOwnerOf } from "../pages/account/visitors.server.ts";
import { shownContents } from "../pages/document/shown-contents.server.ts";
import type { SiteCode } from "../shared/site.ts";
import { allSites } from "../sites/all-sites.ts";
import {
  cartPictures,
  catalogueDrawings,
  customerMailSite,
  mailPorts,
  navigationPorts,
  newsletterPorts,
  pictureSource,
  promotionPictures,
  searchPorts,
  sites,
  withdrawalMailOf,
  type MailSettings,
} from "./connect-slices.ts";

/** The tables of database/migrations. Each slice describes its own. */
export interface Tables
  extends
    ContentTables,
    CatalogueTables,
    CartTables,
    CustomerTables,
    FooterTables,
    MailTables,
    NavigationTables,
    NewsletterTables,
    ExtrasTables,
    PreviewTables,
    PromotionTables,
    RateLimitTables,
    SearchTables,
    StaffTables,
    TrackingTables,
    WithdrawalTables,
    AbTestTables {}

/** Dependencies of the slices. */
export interface SliceContext {
  database: Database<Tables>;
  release: Release;
  log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  now: () => Date;
  /** Folder of a process for files that it can generate again. */
  cacheFolder: string;
  /** The origin of each site, such as https://www.example.de, for links in mails. */
  origins: Record<SiteCode, string>;
  mail: MailSettings;
  /** URL of the register of Türkiye; empty without it. */
  iysUrl: string;
  /** URL of NATS, for events; empty without it. */
  natsUrl: string;
}

export type Slices = ReturnType<typeof createSlices>;

/** Creates the slices of the server. Content is imported in this order: a part that refers to another one comes after it. */
export function createSlices({
  database,
  release,
  log,
  now,
  cacheFolder,
  origins,
  mail,
  iysUrl,
  natsUrl,
}: SliceContext) {
  const { sql } = database;
  const onError = (error: unknown, message = "") => log.error(error, message);
  const warn = (message: string) => log.warn(message);
  const security = createSecurityLog(log);
  // A single instance for all slices, because it limits the memory that hashing takes.
  const passwords = createPasswords(argon2id, {
    onBusy: createCountedWarning((times) => security("passwordsRefused", { times })),
  });
  const mails = mailSlice(database, { ...mailPorts(mail, origins), log, now });
  const staff = staffSlice(sql, {
    passwords,
    security,
    settingsOf: (request, site) => preview.settingsOf(request, site),
  });
  const abTests = abTestsSlice(sql, {
    isStaff: async (request) => (await staff.staffOf(request, now(), "preview")) !== undefined,
  });
  const catalogue = catalogueSlice(sql, {
    yesNo: (site) => allSites[site.code].texts.catalogue,
    drawings: catalogueDrawings,
  });
  const pictures = picturesSlice({
    source: pictureSource(catalogue),
    folder: join(cacheFolder, "pictures"),
    onError,
  });
  const navigation = navigationSlice(sql, {
    ...navigationPorts(catalogue, log),
    known: catalogue.names,
  });
  const customers = customerSlice(sql, {
    passwords,
    security,
    now,
    requestMail: mails.request,
    mailSite: customerMailSite(origins),
    newsletterStatusOf: (email, site) => newsletter.statusOf(email, site),
    // The tables of all slices are in the same database.
    onNewAddress: (transaction, change) =>
      newsletter.moveTo(transaction as NewsletterDatabase, change),
    onRemoved: (transaction, owner) => newsletter.endOf(transaction as NewsletterDatabase, owner),
  });
  const carts = cartSlice(sql, {
    sites,
    catalogue,
    pictures: cartPictures(catalogue),
    known: catalogue.names,
    ownerOf: cartOwnerOf(customers),
    security,
  });
  const newsletter = newsletterSlice(sql, {
    ...newsletterPorts(carts, customers),
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
  const promotions = promotionSlice(sql, {
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
  const search = searchSlice(sql, {
    ...searchPorts(createSearchFeed(sql), catalogue, release.code),
    now,
    onError,
  });
  const preview = previewSlice(sql, {
    now,
    staffOf: (request) => staff.staffOf(request, now(), "preview"),
    isActive: staff.isActive,
    isKnown: abTests.isKnown,
    contentsOf: shownContents,
  });
  return {
    staff,
    abTests,
    catalogue,
    pictures,
    navigation,
    customers,
    carts,
    promotions,
    search,
    preview,
    mails,
    newsletter,
    withdrawals: withdrawalSlice(sql, {
      security,
      requestMail: mails.request,
      mailContent: withdrawalMailOf,
    }),
    tracking: trackingSlice(sql, { now, natsUrl, log, security }),
    footer: footerSlice(sql, { sites, warn }),
    rateLimits: {
      jobs: [
        {
          name: "delete ended periods of rate limits",
          every: 60_000,
          run: () => deleteEndedPeriods(sql, now()),
        },
      ],
    } satisfies Slice,
  };
}
