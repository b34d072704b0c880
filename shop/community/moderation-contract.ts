import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type {
  Contribution,
  ContributionKind,
  ContributionReason,
  ContributionState,
  ContributionStep,
} from "./community-contract.ts";
import type { ContributionDecision } from "./community-rules.ts";
import type { Complaint, ComplaintOutcome } from "./complaint.ts";

/**
 * Selects contributions for staff: `reported` are published ones with open reports, `complaints` those with an open complaint about a
 * decision of another member of staff than the reader of the list.
 */
export interface ModerationFilter {
  list: ContributionState | "complaints" | "reported";
  site?: SiteCode;
  kind?: ContributionKind;
  /** The last contribution of the page before. */
  before?: number;
}

/** `ownComplaints`: open complaints that the reader may decide about. */
export type ModerationCounts = Record<
  "complaints" | "ownComplaints" | "reported" | "waiting",
  number
>;

export interface StaffDecision {
  decision: ContributionDecision;
  /** Required to refuse or remove. */
  reason?: ContributionReason | undefined;
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

/** A complaint as staff see it. */
export interface StaffComplaint extends Complaint {
  id: number;
  isReporter: boolean;
  /** The account of staff that took the decision, and so may not decide about the complaint. */
  decidedBy?: number;
}

/** A decision about a complaint. */
export interface ComplaintDecision {
  outcome: ComplaintOutcome;
  /** Required where a contribution is removed. */
  reason?: ContributionReason | undefined;
  /** Read by who complained; required to uphold the decision. */
  note: string;
}

/** `ownDecision`: the complaint is about a decision of the same member of staff. */
export type ModerationOutcome =
  | "done"
  | "unknown"
  | "notAllowed"
  | "noReason"
  | "noNote"
  | "ownDecision";

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
  complaints: StaffComplaint[];
}
