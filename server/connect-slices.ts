import type { FastifyBaseLogger } from "fastify";
import { cartSecretOf } from "../border/cart/server/cart-routes.ts";
import type { CartService } from "../border/cart/server/cart-service.ts";
import type { PersonalVouchers } from "../border/cart/server/personal-vouchers.ts";
import { productUrl } from "../commerce/catalogue-contract.ts";
import type { Catalogue } from "../commerce/catalogue.ts";
import { contentNames } from "../engines/projection/content-names.ts";
import type { createSearchFeed } from "../engines/projection/search-feed.ts";
import type { Accounts } from "../shop/customer/server/accounts.ts";
import { presentedBy } from "../shop/customer/server/customer-requests.ts";
import { draw, heroDrawings, pictureNames } from "../shop/pictures/draw/draw.ts";
import { pictureBase, pictureUrl } from "../shop/pictures/pictures-contract.ts";
import type { NavigationPorts } from "../border/navigation/server/navigation.ts";
import type { NewsletterSlicePorts } from "../border/newsletter/server/newsletter-ports.ts";
import type { FindDrawing } from "../shop/pictures/server/picture-studio.ts";
import type { SearchPorts } from "../border/search/server/search-slice.ts";
import type { Receipt } from "../shop/withdrawal/withdrawal-contract.ts";
import { withdrawalMail } from "../shop/withdrawal/withdrawal-mail.ts";
import type { Site, SiteCode } from "../platform/shared/site.ts";
import { inSite } from "../platform/shared/words.ts";
import { valueAt } from "../platform/shared/value-at.ts";
import { allSites } from "../shop/sites/all-sites.ts";

/** Connections between slices. Slices do not know each other: each function here passes what one slice needs from another. */

export const sites = Object.values(allSites).map(({ site }) => site);

/** Connects the catalogue's pictures to the drawings of the pictures feature. */
export const catalogueDrawings = { names: pictureNames, heroes: heroDrawings, draw };

/** Ids of the pictures that promotions may show. */
export const promotionPictures = heroDrawings.map(({ id }) => id);

/** Draws pictures from the catalogue's product data. */
export const pictureSource =
  (catalogue: Pick<Catalogue, "drawing">): FindDrawing =>
  async (id) => {
    const found = await catalogue.drawing(id);
    return found && { version: found.version, svg: () => draw(found.drawing) };
  };

/** Connects the navigation to the catalogue's categories, with pictures of 640 pixels. */
export function navigationPorts(
  catalogue: Catalogue,
  log: Pick<FastifyBaseLogger, "warn">,
): NavigationPorts {
  return {
    sites,
    texts: (site) => valueAt(allSites, site.code).texts.navigation,
    categories: catalogue.categoryTree,
    categoriesChange: catalogue.nextChange,
    pictures: async (ids) => {
      const found = ids.length > 0 ? await catalogue.pictures(ids) : [];
      return new Map(found.map((each) => [each.id, pictureUrl(pictureBase(each), 640, "webp")]));
    },
    warn: (details) => log.warn(details, "left out of the navigation"),
  };
}

/** Returns the data of a site that mails to its customers are rendered with. */
export const customerMailSite = (origins: Record<SiteCode, string>) => (code: SiteCode) => ({
  site: valueAt(allSites, code).site,
  texts: valueAt(allSites, code).texts.customerMails,
  origin: valueAt(origins, code),
});

/** Returns the mail of a receipt, with the same content as the receipt's page. */
export const withdrawalMailOf = (receipt: Receipt, code: SiteCode) => {
  const { site, texts } = valueAt(allSites, code);
  return withdrawalMail(receipt, texts.withdrawal, site);
};

/**
 * Connects the newsletter to the cart, where subscribers get a voucher, and to the account, from which the form of customers who
 * are logged in is filled in.
 */
export function newsletterPorts(
  carts: Pick<CartService, "begunBefore"> & { personalVouchers: PersonalVouchers },
  customers: Pick<Accounts, "logins">,
): Pick<
  NewsletterSlicePorts,
  "baseDataOf" | "consentText" | "knownBrowser" | "mailTexts" | "vouchers"
> {
  const { personalVouchers } = carts;
  const kind = "newsletter" as const;
  const mailTexts = ({ code }: Pick<Site, "code">) => valueAt(allSites, code).texts.newsletterMails;
  return {
    mailTexts,
    consentText: ({ code }) => {
      const { texts, newsletterExtras } = valueAt(allSites, code);
      const { legalNotice, personalOffers, privacy } = texts.newsletter.form;
      const asked = newsletterExtras?.consent?.label;
      return [legalNotice, asked, personalOffers, privacy].filter(Boolean).join("\n");
    },
    vouchers: {
      issue: ({ site, ...voucher }) =>
        personalVouchers.issue({
          ...voucher,
          kind,
          site: site.code,
          title: mailTexts(site).welcome.voucher,
        }),
      of: ({ site, holder, now }) => personalVouchers.of({ site: site.code, kind, holder }, now),
    },
    baseDataOf: async (request, isSecure, at) => {
      const { status, customer } = await customers.logins.recognise(
        presentedBy(request, isSecure),
        at,
      );
      if (status !== "LOGGED_IN") return undefined;
      const { email, firstName, lastName, profile } = customer.account;
      return {
        email,
        salutation: profile.salutation === "MS" ? "MRS" : profile.salutation,
        firstName,
        lastName,
      };
    },
    knownBrowser: async (request, isSecure, at) => {
      const yesterday = new Date(at.now.getTime() - 86_400_000);
      const { customer } = await customers.logins.recognise(presentedBy(request, isSecure), at);
      if (customer && customer.createdAt < yesterday) return `customer ${customer.id}`;
      const secret = cartSecretOf(request, isSecure);
      return secret === undefined ? undefined : carts.begunBefore(secret, at, yesterday);
    },
  };
}

/** Returns the current addresses of pictures for carts. */
export const cartPictures = (catalogue: Catalogue) => async (ids: string[]) =>
  new Map((await catalogue.pictures(ids)).map((each) => [each.id, pictureBase(each)]));

/** Connects the search to the catalogue, whose products it indexes and shows as tiles. */
export function searchPorts(
  feed: ReturnType<typeof createSearchFeed>,
  catalogue: Pick<Catalogue, "byNumber" | "found" | "nextChange">,
  /** Changes with the code that builds the indexes. */
  code: string,
): Omit<SearchPorts, "cacheBytes" | "elsewhere" | "now" | "onError" | "snapshotFolder"> {
  const sourceAt: SearchPorts["sourceAt"] = (now) => ({
    sites,
    pages: ({ code: site }) => valueAt(allSites, site).jumps,
    versions: async () => {
      const { catalogue, everything } = await feed.versions(now());
      return { catalogue, everything: `${everything} ${code}` };
    },
    nextChange: () => catalogue.nextChange(now()),
    cursor: () => feed.cursor(now()),
    isValidCursor: feed.isValidCursor,
    isRestoredSince: feed.isRestoredSince,
    products: () => feed.products(now()),
    soldAt: (moment, since) => feed.soldAt(moment, since, now()),
    changed: (since, most) => feed.changed(since, now(), most),
    categoryNames: feed.categoryNames,
    typeNames: feed.typeNames,
    tiles: async (site, numbers) => {
      const at = { site, now: now() };
      const [tiles, sold] = await Promise.all([
        feed.tiles(at, numbers),
        catalogue.byNumber(at, numbers),
      ]);
      const cards = new Map(sold.map((card) => [card.number, card]));
      return tiles.map((tile) => {
        const card = cards.get(tile.number);
        // No price: tiles stay cached while prices change.
        return {
          id: String(tile.number),
          title: inSite(site, tile.name),
          imageProductThumb: pictureUrl(pictureBase(tile.picture), 160, "webp"),
          productViewUrl: productUrl(tile.number, tile.slug).slice(1),
          webshopProductDimensionKey: tile.dimensionKey ?? "",
          ...(card && { categories: card.categories }),
        };
      });
    },
    inPriceRange: async (site, numbers, { from, to }) => {
      const hundredths = (units?: number) => (units === undefined ? undefined : units * 100);
      const filter = { from: hundredths(from), to: hundredths(to), inStock: false };
      const at = { site, now: now() };
      const found = await catalogue.found(at, numbers, filter, "relevance", 1);
      return {
        numbers: found?.products.map(({ number }) => number) ?? [],
        count: found?.productCount ?? 0,
      };
    },
  });
  return { sites, indexed: [contentNames.listing], sourceAt, code };
}
