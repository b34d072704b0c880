import type { Validity } from "../../../platform/content/content-tables.ts";

/** Campaigns, vouchers and partner products, each with its period of validity. */
export interface ExtrasTables {
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
    is_online: boolean;
  };
}
