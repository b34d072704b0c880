import type { Kysely } from "kysely";
import type { SiteCode } from "../../../platform/shared/site.ts";
import type { ExtrasTables } from "./extras-tables.ts";
import { sitesOf, type ExtrasContent } from "./read-extras.ts";

/** The vouchers that other parts of the content may name. */
export interface KnownVouchers {
  /** Reports whether a site has a voucher with this code at any time. */
  has(site: SiteCode, code: string): boolean;
}

/** Returns the vouchers of content that is about to be imported. */
export function vouchersInContent({ vouchers, mayHaveVoucher }: ExtrasContent): KnownVouchers {
  const known = namesOf(
    vouchers.flatMap((voucher) => sitesOf(voucher).map((site) => ({ site, code: voucher.code }))),
  );
  return { has: (site, code) => known.has(nameOf({ site, code })) || mayHaveVoucher(code) };
}

export async function vouchersInDatabase(database: Kysely<ExtrasTables>): Promise<KnownVouchers> {
  const known = namesOf(await database.selectFrom("voucher").select(["site", "code"]).execute());
  return { has: (site, code) => known.has(nameOf({ site, code })) };
}

const nameOf = ({ site, code }: { site: string; code: string }) => `${site} ${code}`;
const namesOf = (vouchers: { site: string; code: string }[]) => new Set(vouchers.map(nameOf));
