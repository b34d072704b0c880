import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Market, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { CustomerSalutation } from "../customer-contract.ts";

type Text = ColumnType<string, string | undefined, string>;

export interface CustomerTables {
  customer: {
    id: GeneratedAlways<number>;
    site: SiteCode;
    email: string;
    password_hash: string;
    salutation: CustomerSalutation | null;
    first_name: string;
    last_name: string;
    street: Text;
    postal_code: Text;
    town: Text;
    country: string;
    /** Written by the database with the membership (migration 115). */
    is_community_member: Generated<boolean>;
    created_at: Generated<Date>;
  };
  customer_address: {
    id: string;
    customer_id: number;
    revision: Generated<number>;
    label: string;
    first_name: string;
    last_name: string;
    company: string;
    street: string;
    extra: string;
    postal_code: string;
    town: string;
    region: string;
    country: Market;
    phone: string;
    is_for_delivery: boolean;
    is_for_invoice: boolean;
    created_at: Generated<Date>;
  };
  login_token: {
    selector: string;
    customer_id: number;
    validator_hash: string;
    previous_hash: string | null;
    rotated_at: Date | null;
    rotation_key: string;
    public_id: Generated<string>;
    browser: Text;
    system: Text;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  customer_session: {
    id_hash: string;
    customer_id: number;
    selector: string | null;
    public_id: Generated<string>;
    browser: Text;
    system: Text;
    last_used_at: Generated<Date>;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  registration: {
    id: string;
    site: SiteCode;
    email: string;
    password_hash: string;
    salutation: CustomerSalutation | null;
    first_name: string;
    last_name: string;
    expires_at: Date;
  };
  registration_order: { registration_id: string; order_number: string };
  account_link: {
    token_hash: string;
    purpose: string;
    customer_id: number | null;
    registration_id: string | null;
    email: string | null;
    expires_at: Date;
    used_at: Generated<Date | null>;
  };
  account_follow_up: {
    id: GeneratedAlways<number>;
    customer_id: number;
    site: SiteCode;
    email: string;
    new_email: string | null;
    changed_at: Date;
    tries: Generated<number>;
    next_try: Date;
    problem: ColumnType<string | null, never, string | null>;
  };
}
