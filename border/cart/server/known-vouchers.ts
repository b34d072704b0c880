import type { Kysely } from "kysely";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { ExtrasTables } from "./extras-tables.ts";
import { isValidOn, type ExtrasContent } from "./read-extras.ts";

/** The vouchers that other parts of the content may name. */
export interface KnownVouchers {
  /** Reports whether a site has a voucher with this code at any time. */
  has(site: SiteCode, code: string): boolean;
}

/** Returns the vouchers of content that is about to be imported. */
export function vouchersInContent({ vouchers, mayHaveVoucher }: ExtrasContent): KnownVouchers {
  const byCode = Map.groupBy(vouchers, ({ code }) => code);
  const has = (site: SiteCode, code: string) =>
    byCode.get(code)?.some((voucher) => isValidOn(voucher, site)) ?? false;
  return { has: (site, code) => has(site, code) || mayHaveVoucher(code) };
}

export async function vouchersInDatabase(database: Kysely<ExtrasTables>): Promise<KnownVouchers> {
  const vouchers = await database.selectFrom("voucher").select(["site", "code"]).execute();
  const known = new Set(vouchers.map(({ site, code }) => `${site} ${code}`));
  return { has: (site, code) => known.has(`${site} ${code}`) };
}
