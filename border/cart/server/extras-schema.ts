import Type, { type Static } from "typebox";
import {
  inLanguages,
  Key,
  Moment,
  Sites,
  voucherCode,
} from "../../../platform/shared/content-schema.ts";
import { siteCodes, type SiteCode } from "../../../platform/shared/site.ts";
import { cartLimits } from "../cart-limits.ts";

/** Schemas of the files in shop/content/cart; shop/content/README.md explains them to editors. */

const closed = { additionalProperties: false };
const time = { from: Type.Optional(Moment), until: Type.Optional(Moment) };

/** Amounts of money by site, as decimal numbers. */
const AmountBySite = Type.Object(
  Object.fromEntries(
    siteCodes.map((code) => [
      code,
      Type.Optional(Type.Number({ minimum: 0.01, maximum: 1_000_000 })),
    ]),
  ) as Record<SiteCode, ReturnType<typeof Type.Optional<Type.TNumber>>>,
  { ...closed, minProperties: 1 },
);

const CampaignContent = Type.Object(
  {
    id: Key,
    tcm: Type.String({ minLength: 1, maxLength: 40 }),
    minimum: AmountBySite,
    ...time,
  },
  closed,
);

const VoucherContent = Type.Object(
  {
    code: voucherCode(cartLimits.voucherCode),
    sites: Type.Optional(Sites),
    title: inLanguages(80),
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    amounts: Type.Optional(AmountBySite),
    minimum: Type.Optional(AmountBySite),
    category: Type.Optional(Key),
    ...time,
  },
  closed,
);

const PartnerProductContent = Type.Object(
  {
    id: Key,
    title: inLanguages(60),
    hint: inLanguages(200),
    picture: Key,
    online: Type.Optional(Type.Boolean()),
    prices: AmountBySite,
    ...time,
  },
  closed,
);

export const CampaignsContent = Type.Array(CampaignContent);
export const VouchersContent = Type.Array(VoucherContent);
export const PartnerProductsContent = Type.Array(PartnerProductContent);

export type AmountBySite = Static<typeof AmountBySite>;
export type CampaignContent = Static<typeof CampaignContent>;
export type VoucherContent = Static<typeof VoucherContent>;
export type PartnerProductContent = Static<typeof PartnerProductContent>;
