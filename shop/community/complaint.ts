import type {
  Contribution,
  ContributionReason,
  ContributionState,
  ContributionStep,
} from "./community-contract.ts";

/** `granted`: the decision is changed; `upheld`: it stays. */
export const complaintOutcomes = ["granted", "upheld"] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/**
 * Days after a decision in which it may be complained about: article 20 of Regulation (EU) 2022/2065 asks for six months. As long
 * are the links of the mails valid.
 */
export const complaintDays = 184;

/** Names of the inputs of a complaint. */
export const complaintFields = { text: "text", honeypot: "contact" } as const;

/** The author of a contribution, or the reader behind one of its reports. */
export interface DecisionParty {
  contribution: number;
  report?: number;
}

export interface Complaint {
  text: string;
  complainedAt: Date;
  /** Missing until another member of staff has decided. */
  decided?: { outcome: ComplaintOutcome; note: string; at: Date };
}

/** A decision about a contribution, as one of the parties sees it. */
export interface SeenDecision {
  contribution: Contribution;
  isReporter: boolean;
  /** Missing until staff have decided. */
  decided?: {
    step: number;
    kind: ContributionStep;
    at: Date;
    reason?: ContributionReason;
    note: string;
  };
  complaint?: Complaint;
  /** Until when it may be complained about; missing where it may not. */
  complainUntil?: Date;
}

/** Whether a party may disagree with a decision, which no later one or change of the text has replaced. */
export const isDisputable = (
  step: ContributionStep,
  state: ContributionState,
  isReporter: boolean,
): boolean =>
  isReporter
    ? (step === "kept" || step === "published") && state === "published"
    : (step === "refused" || step === "removed") && state === step;

/** Returns the end of the time in which a decision may be complained about. */
export const complaintEnd = (decidedAt: Date) =>
  new Date(decidedAt.getTime() + complaintDays * 86_400_000);

/** Returns the decision that a granted complaint needs; undefined where the contribution already is as its party wants it. */
export function grantedDecision(state: ContributionState, isReporter: boolean) {
  if (!isReporter) return state === "published" ? undefined : "publish";
  if (state === "published") return "remove";
  return state === "waiting" ? "refuse" : undefined;
}
