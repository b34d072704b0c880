import type { Kysely, Selectable } from "kysely";
import type { Validity } from "../../../platform/content/content-tables.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import type { Amount } from "../../../platform/shared/money.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { ExtrasTables } from "./extras-tables.ts";

/** A free article for carts with products worth at least `minimum`. */
export interface Campaign {
  id: string;
  tcm: string;
  minimum: Amount;
}

/** A code that deducts a percentage or an amount, from all products or from those of one category and below. */
export interface Voucher {
  code: string;
  title: string;
  percent: number | null;
  amount: Amount | null;
  minimum: Amount;
  category: string | null;
}

export interface PartnerExtra {
  id: string;
  title: string;
  hint: string;
  /** Without width and format: `/img/{id}/{version}`. */
  picture: string;
  price: Amount;
  /** Whether it takes place online, so that nothing is sent. */
  isOnline: boolean;
}

/** Extras that can be added to a cart, besides the articles of the catalogue. */
export interface CartExtras {
  campaigns: Campaign[];
  vouchers: Voucher[];
  partnerProducts: PartnerExtra[];
}

/** Content name noted by every rendering that shows campaigns, vouchers or partner products. */
export const extrasName = "cart";

export interface ExtrasPorts {
  /**
   * Returns the newest address of each picture, without width and format: that of an empty frame for one that the commerce system does
   * not have.
   */
  pictures(ids: string[]): Promise<(id: string) => string>;
  catalogue: Pick<Catalogue, "offers" | "hasCategory">;
}

/**
 * Reads campaigns, vouchers and partner products; cached per site until the content changes, filtered on every call: by validity, and
 * vouchers by their category, which a commerce system may not have.
 */
export function createCartExtras(
  database: Kysely<ExtrasTables>,
  { pictures, catalogue }: ExtrasPorts,
) {
  /** All extras of a site, including past and future ones: they are few, and every cart needs them. */
  const sites = createSiteCache<SiteExtras>({ read: loadExtras });

  async function loadExtras({ site: { code: site }, reads }: Viewpoint): Promise<SiteExtras> {
    reads?.add(extrasName);
    const [campaigns, vouchers, partnerProducts] = await Promise.all([
      database
        .selectFrom("campaign")
        .selectAll()
        .where("site", "=", site)
        .orderBy("minimum")
        .orderBy("id")
        .execute(),
      database.selectFrom("voucher").selectAll().where("site", "=", site).orderBy("code").execute(),
      database
        .selectFrom("partner_product")
        .selectAll()
        .where("site", "=", site)
        .orderBy("price")
        .orderBy("id")
        .execute(),
    ]);
    const ids = partnerProducts.map(({ picture_id }) => picture_id);
    const addressOf = await pictures([...new Set(ids)]);
    return {
      campaigns: campaigns.map(({ id, tcm, minimum, ...time }) =>
        timed(time, { id, tcm, minimum }),
      ),
      vouchers: vouchers.map(({ code, title, percent, amount, minimum, category_id, ...time }) =>
        timed(time, { code, title, percent, amount, minimum, category: category_id }),
      ),
      partnerProducts: partnerProducts.map(
        ({ id, title, hint, picture_id, price, is_online: isOnline, ...time }) =>
          timed(time, { id, title, hint, picture: addressOf(picture_id), price, isOnline }),
      ),
    };
  }

  /** Returns the categories of vouchers that have no products on a site. */
  async function missingCategories(at: Viewpoint, vouchers: Voucher[]): Promise<Set<string>> {
    const wanted = new Set(vouchers.flatMap(({ category }) => category ?? []));
    const missing = new Set<string>();
    for (const category of wanted)
      if (!(await catalogue.hasCategory(at, category))) missing.add(category);
    return missing;
  }

  /** Returns the vouchers that would deduct nothing, now or later: a site has no products in their category. */
  async function uselessVouchers(at: Viewpoint): Promise<Voucher[]> {
    const { vouchers } = await sites.get(at);
    const all = notEnded(at.now, vouchers);
    const missing = await missingCategories(at, all);
    return all.filter(({ category }) => missing.has(category ?? ""));
  }

  return {
    /** Returns the extras valid on a site at a moment; campaigns ordered by minimum, partner products by price. */
    async at(viewpoint: Viewpoint): Promise<CartExtras> {
      const { now } = viewpoint;
      const { campaigns, vouchers, partnerProducts } = await sites.get(viewpoint);
      const valid = validAt(now, vouchers);
      const missing = await missingCategories(viewpoint, valid);
      return {
        campaigns: validAt(now, campaigns),
        vouchers: valid.filter(({ category }) => !missing.has(category ?? "")),
        partnerProducts: validAt(now, partnerProducts),
      };
    },

    /**
     * Returns the percentage that each voucher of a site deducts, by code, including vouchers that are not valid yet or any more.
     */
    async voucherPercents(viewpoint: Viewpoint): Promise<Map<string, number>> {
      const { vouchers } = await sites.get(viewpoint);
      return new Map(
        vouchers.flatMap(({ extra: { code, percent } }) =>
          percent === null ? [] : [[code, percent] as const],
        ),
      );
    },

    /** Returns the codes of a site's vouchers that would deduct nothing. */
    uselessCodes: async (at: Viewpoint): Promise<ReadonlySet<string>> =>
      new Set((await uselessVouchers(at)).map(({ code }) => code)),

    /** Returns what a site leaves out because its commerce system does not have it, with the remedy. */
    async problems(at: Viewpoint): Promise<string[]> {
      const campaigns = notEnded(at.now, (await sites.get(at)).campaigns);
      const sold = await catalogue.offers(
        at,
        campaigns.map(({ tcm }) => tcm),
      );
      return [
        ...(await uselessVouchers(at)).map(
          ({ code, category }) =>
            `The voucher ${code} is not accepted, because there are no products in its category ${category}. Name another category in cart/vouchers.yaml, or remove the voucher.`,
        ),
        ...campaigns
          .filter(({ tcm }) => !sold.has(tcm))
          .map(
            ({ id, tcm }) =>
              `The free article ${id} is not offered, because the article ${tcm} is not sold. Name another article in cart/campaigns.yaml, or remove the campaign.`,
          ),
      ];
    },

    invalidate: sites.invalidate,
  };
}

/** An extra with its validity in milliseconds since the epoch; Infinity when open-ended. */
interface Timed<Extra> {
  from: number;
  until: number;
  extra: Extra;
}

interface SiteExtras {
  campaigns: Timed<Campaign>[];
  vouchers: Timed<Voucher>[];
  partnerProducts: Timed<PartnerExtra>[];
}

const timed = <Extra>(time: Selectable<Validity>, extra: Extra): Timed<Extra> => ({
  from: Number(time.valid_from),
  until: Number(time.valid_until),
  extra,
});

const notEnded = <Extra>(now: Date, extras: Timed<Extra>[]): Extra[] =>
  extras.filter(({ until }) => now.getTime() < until).map(({ extra }) => extra);

function validAt<Extra>(now: Date, extras: Timed<Extra>[]): Extra[] {
  const moment = now.getTime();
  return extras
    .filter(({ from, until }) => from <= moment && moment < until)
    .map(({ extra }) => extra);
}
