import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type {
  Contribution,
  ContributionKind,
  ContributionReason,
  ContributionState,
  ContributionStep,
} from "./community-contract.ts";
import type { ContributionDecision } from "./community-rules.ts";

/** Selects contributions for staff: `reported` are published ones with open reports. */
export interface ModerationFilter {
  list: ContributionState | "reported";
  site?: SiteCode;
  kind?: ContributionKind;
  /** The last contribution of the page before. */
  before?: number;
}

export interface StaffDecision {
  decision: ContributionDecision;
  /** Required to refuse or remove. */
  reason?: ContributionReason;
  /** A remark that the author reads. */
  note: string;
}

export interface ContributionReport {
  id: number;
  reason: ContributionReason;
  note: string;
  email?: string;
  reportedAt: Date;
  settledAt?: Date;
}

/** A contribution as staff see it. */
export interface ModeratedContribution extends Contribution {
  openReports: number;
}

export type ModerationOutcome = "done" | "unknown" | "notAllowed" | "noReason";

/** All that happened to a contribution, the oldest first. */
export interface ContributionHistory {
  steps: {
    id: number;
    step: ContributionStep;
    at: Date;
    /** The account of staff that took it. */
    staff?: number;
    reason?: ContributionReason;
    note: string;
  }[];
  reports: ContributionReport[];
}
