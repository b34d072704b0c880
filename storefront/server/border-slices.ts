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
import { pictureBase, pictureUrl } from "../pictures/pictures-contract.ts";
import type { Catalogue } from "../../commerce/catalogue.ts";
import type { ProductNames } from "../../commerce/product-names.ts";
import { fetchPicture, isPictureAddress } from "../pictures/server/fetch-picture.ts";
import type { FindPicture } from "../pictures/server/picture-studio.ts";
import { picturesSlice } from "../pictures/server/pictures-slice.ts";
import { shownContents } from "../pages/shown-contents.server.ts";
import type { BorderTables } from "./border-tables.ts";
import { guestsSlice } from "./guests-slice.ts";
import { noAccounts, type KnownCustomers } from "./known-customers.ts";
import { mailPorts } from "./mail-ports.ts";
import { newsletterPorts } from "./newsletter-ports.ts";
import { searchPorts } from "./search-ports.ts";
import type { ConnectedEngine, Shop, ShopKit, ShopSlices, StorefrontSite } from "./shop.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** How a shop's pictures are drawn. */
export interface Drawings {
  /** Returns the SVG for the source of a picture in the engine's feed, unless the source is the address of a file. */
  draw(source: unknown): string;
  /** Ids of the pictures that promotions may show; none by default. */
  ofPromotions?: string[];
  /** The colour behind JPEG, which cannot be translucent; white by default. */
  ground?: string;
}

/** Content that refers to no product, category or picture. */
export const noNames = (): ProductNames => {
  const none = new Set<never>();
  return { categories: none, products: none, tcms: none, pictures: none };
};

/** Stands for a product that has no picture: an empty frame, on light and on dark ground. */
const missingPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="800" height="800">
  <rect width="100" height="100" fill="#8888881f"/>
  <path d="M34 62l11-13 8 9 6-6 9 10zM30 34h40v32H30z" fill="none" stroke="#8888888f" stroke-width="2"/>
</svg>`;

/** Draws pictures from what the catalogue knows of them, or reads their files. */
const findPicture =
  (catalogue: Pick<Catalogue, "drawing">, draw: Drawings["draw"]): FindPicture =>
  async (id) => {
    const found = await catalogue.drawing(id);
    return (
      found && {
        version: found.version,
        original: () => {
          const { drawing } = found;
          if (drawing === null) return missingPicture;
          return isPictureAddress(drawing) ? fetchPicture(drawing) : draw(drawing);
        },
      }
    );
  };

export interface BorderPorts {
  shop: Pick<Shop, "brand" | "design"> & { sites: Record<string, StorefrontSite> };
  engine: ConnectedEngine;
  drawings: Drawings;
  customers?: KnownCustomers;
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
    drawings,
    customers = noAccounts,
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
    source: findPicture(catalogue, drawings.draw),
    folder: join(cacheFolder, "pictures"),
    cacheBytes: cacheBytes.pictures,
    ground: drawings.ground ?? "#ffffff",
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
    pictures: async (ids) => {
      const found = ids.length > 0 ? await catalogue.pictures(ids) : [];
      return new Map(found.map((each) => [each.id, pictureUrl(pictureBase(each), 640, "webp")]));
    },
    warn: (details) => log.warn(details, "left out of the navigation"),
    known: names,
  });
  const carts = cartSlice(sql, {
    sites,
    catalogue,
    pictures: async (ids) =>
      new Map((await catalogue.pictures(ids)).map((each) => [each.id, pictureBase(each)])),
    known: names,
    ownerOf: customers.cartOwnerOf,
    beforeMerge: customers.beforeMerge,
    security,
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
    leadsNowhere: navigation.leadsNowhere,
    known: async (reading) => ({
      pictures: drawings.ofPromotions ?? [],
      vouchers: await carts.vouchers(reading),
      groups: await abTests.groups(reading),
    }),
    warn,
  });
  const search = searchSlice(sql, {
    ...searchPorts(shop.sites, engine, kit.release.code),
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
    footer: footerSlice(sql, { sites, leadsNowhere: navigation.leadsNowhere, warn }),
    ...(customers === noAccounts && { guests: guestsSlice() }),
    rateLimits: { jobs: [endedPeriodsJob(sql, now)] } satisfies Slice,
  } satisfies ShopSlices & Record<string, Slice>;
}

export type BorderSlices = ReturnType<typeof createBorderSlices<ConnectedEngine>>;
