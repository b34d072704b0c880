import type { Kysely, Selectable } from "kysely";
import type { Validity } from "../../../database/content-tables.ts";
import { createSiteCache } from "../../../database/site-cache.ts";
import type { Amount } from "../../../shared/money.ts";
import type { SiteCode } from "../../../shared/site.ts";
import type { Viewpoint } from "../../../shared/viewpoint.ts";
import type { OfferTables } from "./offer-tables.ts";

/** An article that comes for nothing with goods for at least `minimum`. */
export interface Campaign {
  id: string;
  tcm: string;
  minimum: Amount;
}

/** A code that takes off a part or an amount; of everything, or of the goods below one category. */
export interface Voucher {
  code: string;
  title: string;
  percent: number | null;
  amount: Amount | null;
  minimum: Amount;
  category: string | null;
}

export interface PartnerOffer {
  id: string;
  title: string;
  hint: string;
  /** Without width and format: `/img/{id}/{version}`. */
  picture: string;
  price: Amount;
}

export interface CartOffers {
  campaigns: Campaign[];
  vouchers: Voucher[];
  partnerProducts: PartnerOffer[];
}

/** Reads what carts are offered; kept in memory per site until the content changes, chosen by the moment on every call. */
export function createCartOffers(
  database: Kysely<OfferTables>,
  /** The newest address of each picture that there is, without width and format. */
  pictures: (ids: string[]) => Promise<Map<string, string>>,
) {
  /** All offers of a site, for every moment: there are few, and every cart needs them. */
  const sites = createSiteCache<SiteOffers>({ read: ({ site }) => loadOffers(site.code) });

  async function loadOffers(site: SiteCode): Promise<SiteOffers> {
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
    const addresses: Map<string, string> =
      ids.length > 0 ? await pictures([...new Set(ids)]) : new Map();
    return {
      campaigns: campaigns.map(({ id, tcm, minimum, ...time }) =>
        timed(time, { id, tcm, minimum }),
      ),
      vouchers: vouchers.map(({ code, title, percent, amount, minimum, category_id, ...time }) =>
        timed(time, { code, title, percent, amount, minimum, category: category_id }),
      ),
      partnerProducts: partnerProducts.flatMap(
        ({ id, title, hint, picture_id, price, ...time }) => {
          // A picture that the catalogue has no longer: nobody buys what cannot be seen.
          const picture = addresses.get(picture_id);
          return picture ? [timed(time, { id, title, hint, picture, price })] : [];
        },
      ),
    };
  }

  return {
    /** What is valid on a site at a moment; campaigns and products of partners by what they ask for. */
    async at(viewpoint: Viewpoint): Promise<CartOffers> {
      const { now } = viewpoint;
      const { campaigns, vouchers, partnerProducts } = await sites.get(viewpoint);
      return {
        campaigns: validAt(now, campaigns),
        vouchers: validAt(now, vouchers),
        partnerProducts: validAt(now, partnerProducts),
      };
    },

    /** What each voucher of a site takes off in percent, by code; also before and after it is valid. */
    async voucherPercents(viewpoint: Viewpoint): Promise<Map<string, number>> {
      const { vouchers } = await sites.get(viewpoint);
      return new Map(
        vouchers.flatMap(({ offer: { code, percent } }) =>
          percent === null ? [] : [[code, percent] as const],
        ),
      );
    },

    forget: sites.forget,
  };
}

/** What is offered, with its time in milliseconds since the epoch, or to the end of time. */
interface Timed<Offer> {
  from: number;
  until: number;
  offer: Offer;
}

interface SiteOffers {
  campaigns: Timed<Campaign>[];
  vouchers: Timed<Voucher>[];
  partnerProducts: Timed<PartnerOffer>[];
}

const timed = <Offer>(time: Selectable<Validity>, offer: Offer): Timed<Offer> => ({
  from: Number(time.valid_from),
  until: Number(time.valid_until),
  offer,
});

function validAt<Offer>(now: Date, offers: Timed<Offer>[]): Offer[] {
  const moment = now.getTime();
  return offers
    .filter(({ from, until }) => from <= moment && moment < until)
    .map(({ offer }) => offer);
}
