import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { ContentTables } from "../platform/content/content-tables.ts";
import type { Release } from "../platform/content/content.ts";
import type { Database } from "../platform/database/database.ts";
import { deleteEndedPeriods, type RateLimitTables } from "../platform/security/rate-limits.ts";
import { abTestsSlice } from "../border/ab-tests/server/ab-tests-slice.ts";
import type { AbTestTables } from "../border/ab-tests/server/ab-test-tables.ts";
import { cartSlice } from "../border/cart/server/cart-slice.ts";
import type { CartTables } from "../border/cart/server/cart-tables.ts";
import type { ExtrasTables } from "../border/cart/server/extras-tables.ts";
import { catalogueSlice } from "../shop/catalogue/server/catalogue-slice.ts";
import type { CatalogueTables } from "../shop/catalogue/server/catalogue-tables.ts";
import { createSearchFeed } from "../shop/catalogue/server/search-feed.ts";
import { customerSlice } from "../shop/customer/server/customer-slice.ts";
import type { CustomerTables } from "../shop/customer/server/customer-tables.ts";
import { footerSlice } from "../border/footer/server/footer-slice.ts";
import type { FooterTables } from "../border/footer/server/footer-tables.ts";
import { mailSlice } from "../platform/mail/server/mail-slice.ts";
import type { MailTables } from "../platform/mail/server/mail-tables.ts";
import { navigationSlice } from "../border/navigation/server/navigation-slice.ts";
import type { NavigationTables } from "../border/navigation/server/navigation-tables.ts";
import { createIys } from "../border/newsletter/server/iys.ts";
import { newsletterSlice } from "../border/newsletter/server/newsletter-slice.ts";
import type {
  NewsletterDatabase,
  NewsletterTables,
} from "../border/newsletter/server/newsletter-tables.ts";
import { picturesSlice } from "../shop/pictures/server/pictures-slice.ts";
import { previewSlice } from "../border/preview/server/preview-slice.ts";
import type { PreviewTables } from "../border/preview/server/preview-tables.ts";
import { promotionSlice } from "../border/promotion/server/promotion-slice.ts";
import type { PromotionTables } from "../border/promotion/server/promotion-tables.ts";
import { searchSlice } from "../border/search/server/search-slice.ts";
import type { SearchTables } from "../border/search/server/search-tables.ts";
import { staffSlice } from "../border/staff/server/staff-slice.ts";
import type { StaffTables } from "../border/staff/server/staff-tables.ts";
import { trackingSlice } from "../border/tracking/server/tracking-slice.ts";
import type { TrackingTables } from "../border/tracking/server/tracking-tables.ts";
import { withdrawalSlice } from "../shop/withdrawal/server/withdrawal-slice.ts";
import type { WithdrawalTables } from "../shop/withdrawal/server/withdrawal-tables.ts";
import { createCountedWarning } from "../platform/security/counted-warning.ts";
import { argon2id, createPasswords } from "../platform/security/passwords.ts";
import { createSecurityLog } from "../platform/security/security-log.ts";
import type { AssetTables } from "../platform/http/shared-assets.ts";
import type { Slice } from "../platform/http/slice.ts";
import { cartOwnerOf } from "../shop/pages/account/visitors.server.ts";
import { shownContents } from "../shop/pages/document/shown-contents.server.ts";
import type { SiteCode } from "../platform/shared/site.ts";
import { allSites } from "../shop/sites/all-sites.ts";
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

/** The tables of platform/database/migrations. Each slice describes its own. */
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
    AssetTables,
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
