import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { SharedKeyTable } from "../../../platform/security/shared-key.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type {
  ContributionDetails,
  ContributionKind,
  ContributionReason,
  ContributionState,
  ContributionStep,
  ExampleReview,
} from "../community-contract.ts";
import type { ComplaintOutcome } from "../complaint.ts";
import type { CommunityExampleTables } from "./community-examples.ts";
import type { MemberTables } from "./member-tables.ts";

/** A jsonb column: parsed when read, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface CommunityTables extends CommunityExampleTables, MemberTables {
  community_key: SharedKeyTable;
  question_notice: { question: number; noted_at: Date };
  contribution: {
    number: Generated<number>;
    kind: ContributionKind;
    site: SiteCode;
    language: string;
    product: number | null;
    parent: number | null;
    once: string;
    customer_id: string | null;
    email: string | null;
    order_number: string | null;
    name: string;
    is_shop: Generated<boolean>;
    stars: number | null;
    title: string;
    body: string;
    details: Json<ContributionDetails[ContributionKind]>;
    state: ContributionState;
    reason: ContributionReason | null;
    note: Generated<string>;
    reply: Generated<string>;
    helpful: Generated<number>;
    written_at: Date;
    changed_at: Date;
    published_at: Date | null;
  };
  contribution_step: {
    id: Generated<number>;
    contribution: number;
    step: ContributionStep;
    at: Date;
    staff: number | null;
    reason: ContributionReason | null;
    note: Generated<string>;
  };
  contribution_report: {
    id: Generated<number>;
    contribution: number;
    reason: ContributionReason;
    note: string;
    email: string | null;
    digest: string;
    reported_at: Date;
    settled_at: Date | null;
  };
  contribution_complaint: {
    id: Generated<number>;
    contribution: number;
    step: number;
    report: number | null;
    body: string;
    complained_at: Date;
    outcome: ComplaintOutcome | null;
    note: Generated<string>;
    settled_at: Date | null;
  };
  contribution_vote: { contribution: number; customer_id: string; voted_at: Date };
  review_invitation: {
    order_number: string;
    site: SiteCode;
    email: string;
    asked_at: Date;
    check_at: Date;
    mailed_at: Date | null;
    ended_at: Date | null;
  };
  example_review: {
    language: string;
    product: number;
    place: number;
    content: Json<ExampleReview>;
  };
  product_rating: {
    language: string;
    product: number;
    stars1: number;
    stars2: number;
    stars3: number;
    stars4: number;
    stars5: number;
    is_well_rated: GeneratedAlways<boolean>;
  };
}
