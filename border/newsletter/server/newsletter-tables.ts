import type { ColumnType, Kysely } from "kysely";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { SharedKeyTable } from "../../../platform/security/shared-key.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { NewsletterConsent, NewsletterSalutation } from "../newsletter-rules.ts";

/** The database, or a transaction of it. */
export type NewsletterDatabase = Kysely<NewsletterTables & RateLimitTables>;

/** Details that a subscriber has provided. */
export interface SubscriberProfile {
  salutation?: NewsletterSalutation;
  firstName?: string;
  lastName?: string;
  consents: NewsletterConsent[];
  /** The hash of the address that the subscription moves away from. */
  movedFrom?: string;
}

export type EventKind =
  | "requested"
  | "confirmed"
  | "changed"
  | "unsubscribed"
  | "stopped"
  | "bounced";

type Json<Value> = ColumnType<Value, string, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
type NullableDate = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface NewsletterTables {
  newsletter_key: SharedKeyTable;
  newsletter_subscription: {
    site: SiteCode;
    address_hash: string;
    email: string;
    status: "pending" | "confirmed";
    salutation: ColumnType<
      NewsletterSalutation | null,
      NewsletterSalutation | null | undefined,
      NewsletterSalutation | null
    >;
    first_name: ColumnType<string | null, string | null | undefined, string | null>;
    last_name: ColumnType<string | null, string | null | undefined, string | null>;
    consents: ColumnType<NewsletterConsent[], NewsletterConsent[] | undefined, NewsletterConsent[]>;
    requested_at: Date;
    confirmed_at: NullableDate;
    active_at: NullableDate;
  };
  newsletter_consent_text: { version: string; language: string; words: string };
  newsletter_event: {
    id: string;
    site: SiteCode;
    address_hash: string;
    kind: EventKind;
    happened_at: Date;
    details: Json<Record<string, unknown>>;
  };
  newsletter_token: {
    token_hash: string;
    mail: "confirmation" | "notice" | "welcome";
    site: SiteCode;
    address_hash: string;
    request_id: string;
    email: ColumnType<string | null, string | null | undefined, string | null>;
    profile: NullableJson<SubscriberProfile>;
    message_id: string;
    template_hash: string;
    created_at: Date;
    expires_at: NullableDate;
    revoked_at: NullableDate;
    used_at: NullableDate;
  };
  newsletter_register_entry: {
    number: ColumnType<number, never, never>;
    site: SiteCode;
    email: string;
    is_consent: boolean;
    happened_at: Date;
    tries: ColumnType<number, number | undefined, number>;
    next_try: Date;
    problem: ColumnType<string | null, string | null | undefined, string | null>;
  };
}
