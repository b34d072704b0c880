import { sql, type Insertable, type Kysely } from "kysely";
import type { Amount } from "../../../shared/money.ts";
import type { Site } from "../../../shared/site.ts";
import { inSite } from "../../../shared/words.ts";
import type { CampaignContent, PartnerProductContent, VoucherContent } from "./offer-schema.ts";
import type { OfferTables } from "./offer-tables.ts";
import { sitesOf, type OfferContent } from "./read-offers.ts";

/**
 * Writes what carts are offered into the database, for each site in its words and its currency, in one transaction: readers
 * see the old rows until it ends. Tells everyone who listens to `content`.
 */
export async function importOffers(
  database: Kysely<OfferTables>,
  { campaigns, vouchers, partnerProducts }: OfferContent,
  sites: Site[],
  /** Kept beside the offers, so that the next start knows what was imported. */
  version: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Of processes that start together one imports, the others find it done.
    await sql`select pg_advisory_xact_lock(${importLock})`.execute(transaction);
    if ((await importedOffers(transaction)) === version) return;
    const rows = {
      campaign: sites.flatMap((site) => campaigns.flatMap((each) => campaignRow(each, site))),
      voucher: sites.flatMap((site) => vouchers.flatMap((each) => voucherRow(each, site))),
      partner_product: sites.flatMap((site) =>
        partnerProducts.flatMap((each) => partnerProductRow(each, site)),
      ),
    };
    for (const table of ["campaign", "voucher", "partner_product"] as const) {
      await transaction.deleteFrom(table).execute();
      if (rows[table].length > 0) await transaction.insertInto(table).values(rows[table]).execute();
    }
    await sql`insert into content_version (part, version) values ('cart-offers', ${version})
      on conflict (part) do update set version = excluded.version, changed_at = now()`.execute(
      transaction,
    );
    await sql`select pg_notify('content', 'cart-offers')`.execute(transaction);
  });
}

/** What the database holds, as the last import called it. */
export async function importedOffers(database: Kysely<OfferTables>): Promise<string | undefined> {
  const row = await database
    .selectFrom("content_version")
    .select("version")
    .where("part", "=", "cart-offers")
    .executeTakeFirst();
  return row?.version;
}

/** Any number that all processes share: who holds it may import. */
const importLock = 7_305_407;

/** One row, or none where the site does not have the campaign. */
function campaignRow(
  { id, tcm, minimum, ...time }: CampaignContent,
  { code }: Site,
): Insertable<OfferTables["campaign"]>[] {
  const from = hundredths(minimum[code]);
  return from === null ? [] : [{ site: code, id, tcm, minimum: from, ...validity(time) }];
}

function voucherRow(voucher: VoucherContent, site: Site): Insertable<OfferTables["voucher"]>[] {
  if (!sitesOf(voucher).includes(site.code)) return [];
  const { code, title, percent, amounts, minimum, category } = voucher;
  return [
    {
      site: site.code,
      code,
      title: inSite(site, title[site.language]),
      percent: percent ?? null,
      amount: hundredths(amounts?.[site.code]),
      minimum: hundredths(minimum?.[site.code]) ?? 0,
      category_id: category ?? null,
      ...validity(voucher),
    },
  ];
}

function partnerProductRow(
  { id, title, hint, picture, prices, ...time }: PartnerProductContent,
  site: Site,
): Insertable<OfferTables["partner_product"]>[] {
  const price = hundredths(prices[site.code]);
  if (price === null) return [];
  return [
    {
      site: site.code,
      id,
      title: inSite(site, title[site.language]),
      hint: inSite(site, hint[site.language]),
      picture_id: picture,
      price,
      ...validity(time),
    },
  ];
}

function validity({ from, until }: { from?: string; until?: string }) {
  return {
    valid_from: from === undefined ? "-infinity" : new Date(from),
    valid_until: until === undefined ? "infinity" : new Date(until),
  };
}

function hundredths(decimal: number | undefined): Amount | null {
  return decimal === undefined ? null : Math.round(decimal * 100);
}
