import { sql, type Kysely } from "kysely";
import { newCode } from "../../../platform/security/codes.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Voucher } from "./cart-extras.ts";
import type { VoucherTables } from "./voucher-tables.ts";

/** The person who receives a voucher, at most one of each kind. */
export interface VoucherHolder {
  site: SiteCode;
  kind: "newsletter";
  /** A pseudonym that does not reveal the person's identity. */
  holder: string;
}

export interface IssuedVoucher extends VoucherHolder {
  /** As shown in the cart. */
  title: string;
  percent: number;
  validUntil: Date;
  now: Date;
}

export type PersonalVouchers = ReturnType<typeof createPersonalVouchers>;

/**
 * Manages vouchers of one person each. A cart accepts them like those of the content; they are redeemed by one order
 * (voucher-orders.ts).
 */
export function createPersonalVouchers(database: Kysely<VoucherTables>) {
  return {
    /** Issues a voucher, unless the person has received one before, redeemed or not. */
    async issue({
      site,
      kind,
      holder,
      title,
      percent,
      validUntil,
      now,
    }: IssuedVoucher): Promise<void> {
      await sql`insert into personal_voucher
          (site, code, kind, holder, title, percent, issued_at, valid_until)
        values (${site}, ${newCode()}, ${kind}, ${holder}, ${title}, ${percent}, ${now}, ${validUntil})
        on conflict (site, kind, holder) do nothing`.execute(database);
    },

    /** Returns the person's voucher while it can be redeemed. */
    async of(
      { site, kind, holder }: VoucherHolder,
      now: Date,
    ): Promise<{ code: string; validUntil: Date } | undefined> {
      return database
        .selectFrom("personal_voucher")
        .select(["code", "valid_until as validUntil"])
        .where("site", "=", site)
        .where("kind", "=", kind)
        .where("holder", "=", holder)
        .where("redeemed_at", "is", null)
        .where("valid_until", ">", now)
        .executeTakeFirst();
    },

    /** Returns the redeemable vouchers among these codes, for a cart. */
    async withCodes({ site, now }: Viewpoint, codes: string[]): Promise<Voucher[]> {
      const found = await database
        .selectFrom("personal_voucher")
        .select(["code", "title", "percent"])
        .where("site", "=", site.code)
        .where("code", "in", codes)
        .where("redeemed_at", "is", null)
        .where("valid_until", ">", now)
        .execute();
      return found.map((each) => ({ ...each, amount: null, minimum: 0, category: null }));
    },
  };
}
