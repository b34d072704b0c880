import type { Generated, GeneratedAlways } from "kysely";
import type { SharedKeyTable } from "../../../platform/security/shared-key.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { CardKind } from "../../shop-paths.ts";
import type { BookingKind } from "../card-contract.ts";

export interface CardTables {
  card_ledger: {
    id: string;
    site: SiteCode;
    kind: CardKind;
    created_at: Date;
    closed_at: Date | null;
    merged_into: string | null;
    expired_until: Date;
    announced_until: Date;
  };
  card: {
    number: string;
    ledger_id: string;
    customer_id: number | null;
    is_manager: boolean;
    issued_at: Date;
    returned_at: Date | null;
  };
  card_booking: {
    id: GeneratedAlways<number>;
    ledger_id: string;
    kind: BookingKind;
    beans: number;
    at: Date;
    expires_at: Date | null;
    order_number: string | null;
    note: Generated<string>;
    staff_id: number | null;
    key: string;
  };
  card_order: {
    order_number: string;
    ledger_id: string;
    card_number: string;
    placed_at: Date;
    expected: number;
    due_at: Date | null;
    check_at: Date | null;
  };
  card_invitation: {
    id: string;
    ledger_id: string;
    email: string;
    created_at: Date;
    expires_at: Date;
  };
  card_key: SharedKeyTable;
  store_card_batch: { id: string; site: SiteCode; issued_at: Date; staff_id: number };
  store_card: { number: string; batch_id: string; ledger_id: string; attached_at: Date | null };
}
