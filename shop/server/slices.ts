import { join } from "node:path";
import { limitTime } from "../../commerce/time-limits.ts";
import type { Database } from "../../platform/database/database.ts";
import { endedPeriodsJob } from "../../platform/security/rate-limits.ts";
import { brand } from "../brand.ts";
import { orderStoredUntil } from "../orders/order-rules.ts";
import { createLogins } from "../customer/server/logins.ts";
import { createIys } from "../../border/newsletter/server/iys.ts";
import type { PreviewPorts } from "../../border/preview/server/previews.ts";
import { createStaff } from "../../border/staff/server/staff.ts";
import { createCountedWarning } from "../../platform/security/counted-warning.ts";
import {
  argon2id,
  createPasswords,
  type PasswordHashing,
} from "../../platform/security/passwords.ts";
import { createSecurityLog } from "../../platform/security/security-log.ts";
import type { Slice } from "../../platform/http/slice.ts";
import { cartOwnerOf } from "../pages/account/visitors.server.ts";
import { shownContents } from "../pages/document/shown-contents.server.ts";
import { allSites } from "../sites/all-sites.ts";
import type { readStaticPages } from "../pages/text/static-pages.server.ts";
import { readTextPages } from "../pages/text/read-text-pages.server.ts";
import type { ContentName } from "../../platform/content/content-changes.ts";
import type { ContentReading } from "../../platform/content/content.ts";
import type { Market, Site } from "../../platform/shared/site.ts";
import type { CartCatalogue } from "../../border/cart/server/cart-catalogue.ts";
import type { IndexElsewhere } from "../../border/search/server/index-elsewhere.ts";
import type { Catalogue } from "../../commerce/catalogue.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { ProductNames } from "../../commerce/product-names.ts";
import type { SearchFeed } from "../../commerce/search-feed.ts";
import type { ShopKit } from "../../storefront/server/shop.ts";
import type { OrderPorts } from "../orders/server/orders-ports.ts";
import type { ShopTables } from "./tables.ts";
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
import { mailPorts } from "./connect-mails.ts";
import { orderCodeMail, orderMailContent } from "./connect-order-mails.ts";
import { orderPorts } from "./connect-orders.ts";

/** The commerce system behind the shop, its products as pages and carts read them, and what the search indexes of them. */
export interface ShopEngine {
  engine: Engine &
    Slice & {
      /** Takes over an order from before the engine had orders. */
      adopt: OrderPorts["adoptOrder"];
      /** Returns the names that other parts of the content may refer to while they are read. */
      names(reading: ContentReading): ProductNames | Promise<ProductNames>;
    };
  catalogue: Catalogue &
    CartCatalogue &
    Slice & { forget(changed?: ReadonlySet<ContentName>): void };
  searchFeed: SearchFeed;
  /** Builds large indexes of the search in another process, where one may open the database. */
  indexElsewhere: IndexElsewhere | undefined;
}

/** The shop's own figures and drawings, which its engine asks for. */
export interface EnginePorts {
  drawings: typeof catalogueDrawings;
  storedUntil(placedAt: Date, market: Market): Date;
  yesNo(site: Site): { yes: string; no: string };
}

export interface CoffeeShopOptions<EngineTables> {
  /** Connects the commerce system. */
  engine(kit: ShopKit<EngineTables>, ports: EnginePorts): ShopEngine;
  /** How passwords are hashed; by default as `argon2id` does. */
  passwordHashing?: PasswordHashing;
  /** Reads the pages of text; by default `readStaticPages`. */
  readPages?: typeof readStaticPages;
}

export type Slices = ReturnType<typeof createSlices>;

/** Creates the slices of the shop. Content is imported in this order: a part that refers to another one comes after it. */
export function createSlices<EngineTables>(
  kit: ShopKit<ShopTables & EngineTables>,
  { engine: connect, passwordHashing = argon2id, readPages }: CoffeeShopOptions<EngineTables>,
) {
  const { log, now, cacheFolder, cacheBytes, snapshotFolder, origins, mail, release } = kit;
  // The shop's own tables are a part of its database.
  const database = kit.database as unknown as Database<ShopTables>;
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
  const { catalogue, searchFeed, indexElsewhere, ...connected } = connect(
    kit as unknown as ShopKit<EngineTables>,
    {
      drawings: catalogueDrawings,
      storedUntil: (placedAt, market) => orderStoredUntil(placedAt, allSites[market].site),
      yesNo: (site) => allSites[site.code].texts.catalogue,
    },
  );
  const engine = limitTime(connected.engine, { read: kit.engineWithin, write: kit.engineWithin });
  const staticPages = readTextPages(join(kit.contentFolder, "pages"), readPages);
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
    security,
  });
  const newsletter = all.newsletterSlice(sql, {
    ...newsletterPorts(carts, { logins }),
    sites,
    origins,
    requestMail: mails.request,
    mailInsert: mails.insert,
    mailsWait: mails.wake,
    registers: kit.iysUrl ? { IYS: createIys(kit.iysUrl) } : {},
    now,
    log,
    security,
  });
  const orders = all.ordersSlice(sql, {
    ...orderPorts({ engine, carts, catalogue, logins }),
    requestMail: mails.request,
    mailContent: orderMailContent(origins, staticPages.read),
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
    onNewAddress: newsletter.moveTo,
    onRemoved: async (owner) => {
      await orders.endAttemptsOf(owner.id);
      await newsletter.endOf(owner);
    },
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
    ...searchPorts(searchFeed, catalogue, release.code),
    snapshotFolder,
    elsewhere: indexElsewhere,
    cacheBytes,
    now,
    onError,
  });
  return {
    staff,
    abTests,
    catalogue,
    engine,
    staticPages,
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
    tracking: all.trackingSlice(sql, { now, natsUrl: kit.natsUrl, log, security, orders }),
    footer: all.footerSlice(sql, { sites, warn }),
    rateLimits: { jobs: [endedPeriodsJob(sql, now)] } satisfies Slice,
  };
}
