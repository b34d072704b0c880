/** Name of the field that takes a vote back, with the value 1. */
export const withdrawnVote = "off";

/** The state of a helpful button after a vote, or because of an earlier one. */
export interface VoteState {
  isHelpful: boolean;
  button: string;
  /** How many find it helpful; empty for none. */
  count: string;
}

/** Maximum contributions whose votes a page reads at once. */
export const maxVotesRead = 100;
