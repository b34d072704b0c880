/** Name of the field that takes a vote back, with the value 1. */
export const withdrawnVote = "off";

/** What the script of the helpful buttons shows after a vote, and for earlier ones by the number of their contribution. */
export interface VoteState {
  isHelpful: boolean;
  button: string;
  /** How many find it helpful; empty for none. */
  count: string;
}

/** Maximum contributions whose votes a page reads at once. */
export const maxVotesRead = 100;
