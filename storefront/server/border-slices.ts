import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import { abTestsSlice } from "../../border/ab-tests/server/ab-tests-slice.ts";
import { cartSlice } from "../../border/cart/server/cart-slice.ts";
import { footerSlice } from "../../border/footer/server/footer-slice.ts";
import { navigationSlice } from "../../border/navigation/server/navigation-slice.ts";
import { createIys } from "../../border/newsletter/server/iys.ts";
import { newsletterSlice } from "../../border/newsletter/server/newsletter-slice.ts";
import { previewSlice } from "../../border/preview/server/preview-slice.ts";
import { promotionSlice } from "../../border/promotion/server/promotion-slice.ts";
import { searchSlice } from "../../border/search/server/search-slice.ts";
import { staffSlice } from "../../border/staff/server/staff-slice.ts";
import { createStaff } from "../../border/staff/server/staff.ts";
import { mailSlice } from "../../platform/mail/server/mail-slice.ts";
import type { Slice } from "../../platform/http/slice.ts";
import { endedPeriodsJob } from "../../platform/security/rate-limits.ts";
import { limitedPasswords } from "../../platform/security/limited-passwords.ts";
import { createSecurityLog } from "../../platform/security/security-log.ts";
import { isHero, pictureBase, pictureUrl } from "../pictures/pictures-contract.ts";
import type { ProductNames } from "../../commerce/product-names.ts";
import { emptyFrame, findPictureIn } from "../pictures/server/find-picture.ts";
import { picturesSlice } from "../pictures/server/pictures-slice.ts";
import { shownContents } from "../pages/shown-contents.server.ts";
import type { BorderTables } from "./border-tables.ts";
import { guestsSlice } from "./guests-slice.ts";
import { noAccounts, type KnownCustomers } from "./known-customers.ts";
import { mailPorts } from "./mail-ports.ts";
import { newsletterPorts } from "./newsletter-ports.ts";
import { searchPorts } from "./search-ports.ts";
import type { ConnectedEngine, Shop, ShopKit, ShopSlices, StorefrontSite } from "./shop.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { parseNumberedPath } from "../../platform/shared/sites/numbered-address.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** Content that refers to no product, category or picture. */
export const noNames = (): ProductNames => {
  const none = new Set<never>();
  return { categories: none, products: none, tcms: none, pictures: none };
};

export interface BorderPorts {
  shop: Pick<Shop, "brand" | "design"> & { sites: Record<string, StorefrontSite> };
  engine: ConnectedEngine;
  customers?: KnownCustomers;
  /** Reports whether a path leads to a page of the shop that a site does not have, although its footer links it. */
  isMissing?(path: string, site: Site): boolean;
  /** Limits the memory that hashing takes; given by a shop that has passwords of its own. */
  passwords?: ReturnType<typeof limitedPasswords>;
}

/**
 * Creates the slices of the border, and those on which they depend: pictures, mails and limits. Content is imported in their order:
 * a part that refers to another one comes after it.
 */
export function createBorderSlices<Connected extends ConnectedEngine>(
  kit: ShopKit<BorderTables>,
  {
    shop,
    engine,
    customers = noAccounts,
    isMissing = () => false,
    passwords: given,
  }: BorderPorts & { engine: Connected },
) {
  const { database, log, now, origins, cacheBytes, cacheFolder } = kit;
  const { sql } = database;
  const onError = (error: unknown, message = "") => log.error(error, message);
  const warn = (message: string) => log.warn(message);
  const security = createSecurityLog(log);
  const passwords = given ?? limitedPasswords(security);
  const { catalogue, names = noNames } = engine;
  const sites = Object.values(shop.sites).map(({ site }) => site);
  const members = createStaff(sql, {
    passwords,
    security,
    shopName: shop.brand.name,
    engineAge: engine.age,
  });
  const staffOf = (request: FastifyRequest, at: Date) => members.staffOf(request, at, "preview");
  const abTests = abTestsSlice(sql, {
    sites,
    isStaff: async (request) => (await staffOf(request, now())) !== undefined,
  });
  const preview = previewSlice(sql, {
    now,
    staffOf,
    isActive: members.isActive,
    isKnown: abTests.isKnown,
    contentsOf: shownContents,
  });
  const pictures = picturesSlice({
    source: findPictureIn(catalogue, kit.contentFolder),
    folder: join(cacheFolder, "pictures"),
    cacheBytes: cacheBytes.pictures,
    ground: shop.design.colours.surface?.[0] ?? "#ffffff",
    onError,
  });
  const mails = mailSlice(database, {
    ...mailPorts(kit, shop, pictures.picture),
    log,
    now,
  });
  const navigation = navigationSlice(sql, {
    sites,
    texts: (site) => valueAt(shop.sites, site.code).texts.navigation,
    categories: catalogue.categoryTree,
    categoriesChange: catalogue.nextChange,
    products: async (at, numbers) => {
      const addresses = await catalogue.productAddresses(at, numbers);
      return new Set(addresses.flatMap((url) => parseNumberedPath(url)?.number ?? []));
    },
    pictures: async (ids) => {
      const found = await catalogue.pictures(ids);
      return new Map(found.map((each) => [each.id, pictureUrl(pictureBase(each), 640, "webp")]));
    },
    warn: (details) => log.warn(details, "left out of the navigation"),
    known: names,
  });
  const leadsNowhere = async (at: Viewpoint) => {
    const isUnknown = await navigation.leadsNowhere(at);
    return (url: string) => isUnknown(url) || isMissing(url.replace(/[?#].*$/s, ""), at.site);
  };
  const carts = cartSlice(sql, {
    sites,
    catalogue,
    pictures: async (ids) => {
      const found = new Map((await catalogue.pictures(ids)).map((each) => [each.id, each]));
      return (id) => pictureBase(found.get(id) ?? emptyFrame);
    },
    known: names,
    ownerOf: customers.cartOwnerOf,
    beforeMerge: customers.beforeMerge,
    security,
    takesSubscriptions: engine.engine.capabilities.ordersOnce === true,
  });
  const newsletter = newsletterSlice(sql, {
    ...newsletterPorts(shop.sites, carts, customers),
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
  const promotions = promotionSlice(sql, {
    sites,
    pictures: catalogue.pictures,
    voucherPercents: carts.voucherPercents,
    testSpans: abTests.spans,
    uselessVouchers: carts.uselessVoucherCodes,
    leadsNowhere,
    soldProducts: async (at, numbers) =>
      new Set((await catalogue.byNumber(at, numbers)).map(({ number }) => number)),
    known: async (reading) => ({
      pictures: [...(await kit.pictureFiles()).keys()].filter(isHero),
      vouchers: await carts.vouchers(reading),
      groups: await abTests.groups(reading),
    }),
    warn,
  });
  const search = searchSlice(sql, {
    ...searchPorts(shop.sites, engine, kit.release.code, isMissing),
    snapshotFolder: kit.snapshotFolder,
    externalBuilder: engine.externalIndexBuilder,
    cacheBytes,
    now,
    onError,
  });
  return {
    staff: staffSlice(members, { settingsOf: preview.settingsOf }),
    abTests,
    catalogue: catalogue as Connected["catalogue"],
    engine: engine.engine as Connected["engine"],
    pictures,
    navigation,
    carts,
    promotions,
    search,
    preview,
    mails,
    newsletter,
    footer: footerSlice(sql, { sites, leadsNowhere, warn }),
    ...(customers === noAccounts && { guests: guestsSlice() }),
    rateLimits: { jobs: [endedPeriodsJob(sql, now)] } satisfies Slice,
  } satisfies ShopSlices & Record<string, Slice>;
}

export type BorderSlices = ReturnType<typeof createBorderSlices<ConnectedEngine>>;
