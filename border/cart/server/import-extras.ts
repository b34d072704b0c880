import type { Insertable, Transaction } from "kysely";
import type { ContentPart, ContentReading } from "../../../platform/content/content.ts";
import { validityColumns } from "../../../platform/content/validity.ts";
import type { Amount } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { siteSet } from "../../../platform/shared/sites/site-set.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { inSite } from "../../../platform/shared/texts/words.ts";
import { extrasName } from "./cart-extras.ts";
import type { CampaignContent, PartnerProductContent, VoucherContent } from "./extras-schema.ts";
import type { ExtrasTables } from "./extras-tables.ts";
import { isValidOn, readExtras, type KnownToExtras, type ExtrasContent } from "./read-extras.ts";

/**
 * Imports `shop/content/cart` into the database: campaigns, vouchers and partner products, for each site in its language and currency.
 */
export function cartContent(
  sites: Site[],
  /** Returns the identifiers in the catalogue, which is read first. */
  known: (reading: ContentReading) => KnownToExtras | Promise<KnownToExtras>,
): ContentPart<Transaction<ExtrasTables>, ExtrasContent> {
  const set = siteSet(sites);
  return {
    folder: "cart",
    isEditable: true,
    files: ["campaigns.yaml", "vouchers.yaml", "partner-products.yaml"],
    changes: extrasName,
    read: async (files, reading) => readExtras(files, await known(reading), set, reading.mistakes),
    async write(transaction, { campaigns, vouchers, partnerProducts }) {
      const rows = {
        campaign: sites.flatMap((site) => campaigns.flatMap((each) => campaignRow(each, site))),
        voucher: sites.flatMap((site) => vouchers.flatMap((each) => voucherRow(each, site))),
        partner_product: sites.flatMap((site) =>
          partnerProducts.flatMap((each) => partnerProductRow(each, site)),
        ),
      };
      for (const table of ["campaign", "voucher", "partner_product"] as const) {
        await transaction.deleteFrom(table).execute();
        if (rows[table].length > 0)
          await transaction.insertInto(table).values(rows[table]).execute();
      }
    },
  };
}

/** Returns one row, or none when the campaign has no minimum for the site. */
function campaignRow(
  { id, tcm, minimum, ...time }: CampaignContent,
  { code }: Site,
): Insertable<ExtrasTables["campaign"]>[] {
  const from = hundredths(minimum[code]);
  return from === null ? [] : [{ site: code, id, tcm, minimum: from, ...validityColumns(time) }];
}

function voucherRow(voucher: VoucherContent, site: Site): Insertable<ExtrasTables["voucher"]>[] {
  if (!isValidOn(voucher, site.code)) return [];
  const { code, title, percent, amounts, minimum, category } = voucher;
  return [
    {
      site: site.code,
      code,
      title: inSite(site, valueAt(title, site.language)),
      percent: percent ?? null,
      amount: hundredths(amounts?.[site.code]),
      minimum: hundredths(minimum?.[site.code]) ?? 0,
      category_id: category ?? null,
      ...validityColumns(voucher),
    },
  ];
}

function partnerProductRow(
  { id, title, hint, picture, online = false, prices, ...time }: PartnerProductContent,
  site: Site,
): Insertable<ExtrasTables["partner_product"]>[] {
  const price = hundredths(prices[site.code]);
  if (price === null) return [];
  return [
    {
      site: site.code,
      id,
      title: inSite(site, valueAt(title, site.language)),
      hint: inSite(site, valueAt(hint, site.language)),
      picture_id: picture,
      price,
      is_online: online,
      ...validityColumns(time),
    },
  ];
}

function hundredths(decimal: number | undefined): Amount | null {
  return decimal === undefined ? null : Math.round(decimal * 100);
}
