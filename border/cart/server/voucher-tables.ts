import type { Generated } from "kysely";

export interface VoucherTables {
  personal_voucher: {
    site: string;
    code: string;
    kind: string;
    holder: string;
    title: string;
    percent: number;
    issued_at: Date;
    valid_until: Date;
    redeemed_at: Date | null;
    order_number: Generated<string | null>;
    reserved_until: Generated<Date | null>;
  };
}
