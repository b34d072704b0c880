import type { Generated, GeneratedAlways } from "kysely";
import type { StaffRole } from "../staff-contract.ts";

export interface StaffTables {
  staff_account: {
    id: GeneratedAlways<number>;
    name: string;
    password_hash: string;
    roles: StaffRole[];
    created_at: Generated<Date>;
    last_login_at: Date | null;
    /** In base32; null without a second factor. */
    totp_secret: string | null;
    totp_step: number | null;
  };
  staff_code: {
    code_hash: string;
    account_id: number;
    kind: "recovery";
  };
  staff_session: {
    id: GeneratedAlways<string>;
    secret_hash: string;
    account_id: number;
    created_at: Generated<Date>;
    expires_at: Date;
  };
}
