import { join } from "node:path";
import { trackingSlice } from "../../border/tracking/server/tracking-slice.ts";
import { limitTime } from "../../commerce/time-limits.ts";
import type { ContentReading } from "../../platform/content/content.ts";
import type { ContentName } from "../../platform/content/content-changes.ts";
import type { Database } from "../../platform/database/database.ts";
import type { PasswordHashing } from "../../platform/security/passwords.ts";
import { limitedPasswords } from "../../platform/security/limited-passwords.ts";
import { createSecurityLog } from "../../platform/security/security-log.ts";
import type { Market, Site, SiteCode } from "../../platform/shared/sites/site.ts";
import { createBorderSlices, noNames } from "../../storefront/server/border-slices.ts";
import type { ConnectedEngine, ShopKit } from "../../storefront/server/shop.ts";
import { brand, design } from "../brand.ts";
import { readCard } from "../customer-card/server/read-cards.ts";
import { createLogins } from "../customer/server/logins.ts";
import { orderStoredUntil } from "../orders/order-rules.ts";
import type { OrderPorts } from "../orders/server/orders-ports.ts";
import { readTextPages } from "../pages/text/read-text-pages.server.ts";
import { pageFolders, type readStaticPages } from "../pages/text/static-pages.server.ts";
import { isSubscriptionPath, wishlistPaths } from "../shop-paths.ts";
import { allSites } from "../sites/all-sites.ts";
import { textPageNumbers } from "../sites/page-paths.ts";
import { shopSites } from "../sites/site-set.ts";
import * as all from "./all-slices.ts";
import { customerCardPorts, orderBeans } from "./connect-cards.ts";
import { orderPorts } from "./connect-orders.ts";
import {
  openingOf,
  recordOf,
  subscriptionOffer,
  subscriptionOrders,
  subscriptionPorts,
} from "./connect-subscriptions.ts";
import type { StoreStockPorts } from "../stores/server/store-stock-part.ts";
import {
  customerMailSite,
  knownCustomers,
  leadBlocks,
  leadMailSite,
  questionMailPorts,
  restockMails,
  reviewedOrder,
  reviewMails,
  withdrawalMailOf,
} from "./connect-slices.ts";
import type { ShopTables } from "./tables.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** A commerce system that takes the orders of the shop. */
export interface ShopEngine extends ConnectedEngine {
  engine: ConnectedEngine["engine"] & {
    /** Whether the shop makes what it sells: pages then name it as the manufacturer. */
    sellsOwnProducts?: true;
    /** Passes the engine an order from before it had orders; missing for engines that always had them. */
    adopt?: OrderPorts["adoptOrder"];
    /** Imports the stock of stores, where it is content of the shop. */
    importPlaceStock?: StoreStockPorts["importPlaceStock"];
  };
  catalogue: ConnectedEngine["catalogue"] & {
    invalidate(changed?: ReadonlySet<ContentName>): void;
  };
}

/** The shop's own figures, which its engine asks for. */
export interface EnginePorts {
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

/** Creates the slices of the shop: those of the border, and its own on top. */
export function createSlices<EngineTables>(
  kit: ShopKit<ShopTables & EngineTables>,
  { engine: connect, passwordHashing, readPages }: CoffeeShopOptions<EngineTables>,
) {
  const { log, now, origins } = kit;
  // The shop's own tables are a part of its database.
  const database = kit.database as unknown as Database<ShopTables>;
  const { sql } = database;
  const onError = (error: unknown, message = "") => log.error(error, message);
  const security = createSecurityLog(log);
  // A single instance for all slices, because it limits the memory that hashing takes.
  const passwords = limitedPasswords(security, passwordHashing);
  const connected = connect(kit as unknown as ShopKit<EngineTables>, {
    storedUntil: (placedAt, market) => orderStoredUntil(placedAt, valueAt(allSites, market).site),
    yesNo: (site) => valueAt(allSites, site.code).texts.catalogue,
  });
  const limits = { read: kit.engineWithin, write: kit.engineWithin };
  const engine = limitTime(connected.engine, limits);
  const cardOf = (id: number | string) => readCard(sql, id);
  const logins = createLogins(sql, { security, cardOf });
  const hasSubscriptions = subscriptionOffer(engine);
  const border = createBorderSlices(
    { ...kit, database },
    {
      shop: { brand, design, sites: allSites },
      engine: { ...connected, engine },
      customers: {
        ...knownCustomers(logins),
        beforeMerge: async (guest, customerId, at) => {
          await orders.endAttempt(guest, at);
          await orders.checkouts.merge(guest.secret, customerId, at);
        },
      },
      isMissing: (path, site) => isSubscriptionPath(path) && !hasSubscriptions(site),
      passwords,
    },
  );
  const { carts, catalogue, mails, newsletter } = border;
  const staticPages = readTextPages(join(kit.contentFolder, "pages"), readPages);
  const sites = Object.values(allSites).map(({ site }) => site);
  const leaflets = all.leafletsSlice(sql, {
    sites,
    set: shopSites,
    known: connected.names ?? noNames,
    soldProducts: async (at, numbers) =>
      new Set((await catalogue.byNumber(at, numbers)).map(({ number }) => number)),
  });
  const sales = all.discountShopSlice(sql, {
    sites,
    set: shopSites,
    known: connected.names ?? noNames,
    async countReduced(at, only) {
      const found = await catalogue.allReduced(at, { only }, { inStock: true }, "saving", 1);
      return found?.total ?? 0;
    },
  });
  const stores = all.storesSlice(sql, {
    sites,
    pictures: async () => new Set((await kit.pictureFiles()).keys()),
    ...(connected.names &&
      connected.engine.importPlaceStock && {
        stock: { names: connected.names, importPlaceStock: connected.engine.importPlaceStock },
      }),
  });
  const named = async (reading: ContentReading) => (await connected.names?.(reading)) ?? noNames();
  const leads = all.leadsSlice(sql, {
    sites: Object.values(allSites).map(({ site }) => site),
    blocks: async (reading) => leadBlocks(await named(reading)),
    security,
    requestMail: mails.request,
    mailSite: leadMailSite(origins),
    now,
  });
  const contentPages = all.contentPagesSlice(sql, {
    sites: Object.values(allSites).map((content) => ({
      site: content.site,
      folders: pageFolders(content),
    })),
    known: async (reading) => ({
      ...(await named(reading)),
      forms: await leads.ids(reading),
      textPages: textPageNumbers,
    }),
  });
  const subscriptions = all.subscriptionsSlice(sql, {
    ...subscriptionPorts({ engine, catalogue, origins }),
    place: subscriptionOrders(() => orders.placeDelivery),
    requestMail: mails.request,
    mailInsert: mails.insert,
    mailsWait: mails.wake,
    security,
    onError,
    now,
  });
  const customerCards = all.customerCardSlice(sql, {
    ...customerCardPorts(origins),
    requestMail: mails.request,
    security,
    onError,
    now,
  });
  const orders = all.ordersSlice(sql, {
    beans: orderBeans(sql, customerCards, now),
    ...orderPorts({
      engine,
      carts,
      catalogue,
      logins,
      origins,
      stores,
      subscriptions,
      staticPages: staticPages.read,
      beansOf: customerCards.ofOrder,
    }),
    requestMail: mails.request,
    async onStored(transaction, order) {
      const opening = openingOf(order);
      const record = recordOf(order);
      if (opening) await subscriptions.open(transaction, opening);
      if (record) await subscriptions.recordOrder(transaction, record);
    },
    security,
    onError,
    now,
  });
  const communityOptions = {
    sites: shopSites,
    known: connected.names ?? noNames,
    settingsOf: (code: SiteCode) => valueAt(allSites, code).site.community,
    siteOf: (code: SiteCode) => valueAt(allSites, code).site,
    emailOf: logins.emailOf,
    requestMail: mails.request,
    orders: {
      ofNumber: async (number: string) => reviewedOrder(await orders.ofNumber(number)),
      ofCustomer: async (customerId: string, site: Site) =>
        (await orders.ofCustomer(customerId, site)).map((order) => reviewedOrder(order)),
    },
    ...reviewMails(origins),
    security,
    now,
  };
  const community = all.communitySlice(sql, communityOptions);
  const customers = all.customerSlice(sql, {
    logins,
    passwords,
    security,
    now,
    requestMail: mails.request,
    assignOrder: orders.assignGuestOrder,
    mailSite: customerMailSite(origins),
    cardOf,
    newsletterStatusOf: newsletter.statusOf,
    onError,
  });
  return {
    ...border,
    staticPages,
    leaflets,
    sales,
    stores,
    // Content pages name campaigns, so these are read first.
    leads,
    contentPages,
    customers,
    community,
    communityMembers: all.communityMembersSlice(sql, {
      ...communityOptions,
      contributions: community.contributions,
      mailInsert: mails.insert,
      mailsWait: mails.wake,
      ...questionMailPorts(origins, catalogue),
    }),
    customerCards,
    orders,
    subscriptions,
    restock: all.restockSlice(sql, {
      sites: Object.values(allSites).map(({ site }) => site),
      catalogue,
      mailInsert: mails.insert,
      mailsWait: mails.wake,
      ...restockMails(origins),
      security,
      now,
    }),
    wishlists: all.wishlistSlice(sql, {
      security,
      pageOf: ({ code }) => ({
        url: wishlistPaths.own,
        text: valueAt(allSites, code).texts.wishlist.title,
      }),
    }),
    withdrawals: all.withdrawalSlice(sql, {
      security,
      requestMail: mails.request,
      ordersNamedIn: ({ contract, email }, code, ip) =>
        orders.named({ text: contract, email }, { code }, ip),
      attach: (transaction, { number, receivedAt, declaration: { part } }, named) =>
        orders.withdraw(transaction, { number, receivedAt, part, orders: named }),
      mailContent: withdrawalMailOf,
    }),
    tracking: trackingSlice(sql, { now, natsUrl: kit.natsUrl, log, security, orders }),
  };
}
