import Type, { type Static } from "typebox";
import {
  inLanguages,
  Key,
  listOfSites,
  Moment,
  someOf,
  voucherCode,
} from "../../../platform/shared/content/content-schema.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { cartLimits } from "../cart-limits.ts";

/** Schemas of the files in shop/content/cart; shop/content/README.md explains them to editors. */

const closed = { additionalProperties: false };
const time = { from: Type.Optional(Moment), until: Type.Optional(Moment) };

/** Amounts of money by site, as decimal numbers. */
const amountBySite = ({ codes }: SiteSet) =>
  someOf(codes, Type.Number({ minimum: 0.01, maximum: 1_000_000 }), { minProperties: 1 });

const campaignContent = (sites: SiteSet) =>
  Type.Object(
    {
      id: Key,
      tcm: Type.String({ minLength: 1, maxLength: 40 }),
      minimum: amountBySite(sites),
      ...time,
    },
    closed,
  );

const voucherContent = (sites: SiteSet) =>
  Type.Object(
    {
      code: voucherCode(cartLimits.voucherCode),
      sites: Type.Optional(listOfSites(sites)),
      title: inLanguages(sites, 80),
      percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      amounts: Type.Optional(amountBySite(sites)),
      minimum: Type.Optional(amountBySite(sites)),
      category: Type.Optional(Key),
      ...time,
    },
    closed,
  );

const partnerProductContent = (sites: SiteSet) =>
  Type.Object(
    {
      id: Key,
      title: inLanguages(sites, 60),
      hint: inLanguages(sites, 200),
      picture: Key,
      online: Type.Optional(Type.Boolean()),
      prices: amountBySite(sites),
      ...time,
    },
    closed,
  );

/** Returns the schemas of an entry of each file. */
export const extrasSchemas = (sites: SiteSet) => ({
  campaign: campaignContent(sites),
  voucher: voucherContent(sites),
  partnerProduct: partnerProductContent(sites),
});

export type AmountBySite = Static<ReturnType<typeof amountBySite>>;
export type CampaignContent = Static<ReturnType<typeof campaignContent>>;
export type VoucherContent = Static<ReturnType<typeof voucherContent>>;
export type PartnerProductContent = Static<ReturnType<typeof partnerProductContent>>;
