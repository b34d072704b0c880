import type { ColumnType, Generated } from "kysely";

/** What carts are offered, for a time. */
export interface OfferTables {
  campaign: Validity & { site: string; id: string; tcm: string; minimum: number };
  voucher: Validity & {
    site: string;
    code: string;
    title: string;
    percent: number | null;
    amount: number | null;
    minimum: number;
    category_id: string | null;
  };
  partner_product: Validity & {
    site: string;
    id: string;
    title: string;
    hint: string;
    picture_id: string;
    price: number;
  };
  content_version: { part: string; version: string; changed_at: Generated<Date> };
}

export interface Validity {
  valid_from: Moment;
  valid_until: Moment;
}

/** A moment, or the end of time (Infinity, -Infinity). */
type Moment = ColumnType<Date | number, Date | string | undefined, Date | string | undefined>;
