import type { ContributionState } from "./community-contract.ts";
import type { MemberKind } from "./member.ts";
import type { MemberNameProblem } from "./member-name.ts";

/** Words of the account's page about membership. */
export interface MemberTexts {
  /** Says what members do, and what others see of them. */
  intro: string;
  joinTitle: string;
  name: string;
  nameHint: string;
  /** With `[…]` around the link to the rules. */
  rules: string;
  mails: string;
  join: string;
  /** Below the form: what is stored, and what happens at the end of the membership. */
  note: string;
  settingsTitle: string;
  /** With `{name}` and `{date}`. */
  memberSince: string;
  save: string;
  /** Leads to the community's page. */
  toCommunity: string;
  shareRecipe: string;
  /** The customer's own contributions. */
  own: {
    title: string;
    empty: string;
    kinds: Record<MemberKind, string>;
    states: Record<ContributionState, string>;
    change: string;
    /** Opens the button that deletes. */
    delete: string;
    deleteFinally: string;
  };
  leaveTitle: string;
  leaveText: string;
  leave: string;
  problems: Record<MemberNameProblem | "rules", string>;
  /** With `{duration}`. */
  tooMany: string;
  unavailable: string;
  /** Stands for the name of an author who is no member any more. */
  former: string;
  /** On forms for members alone. */
  needed: { title: string; text: string; button: string };
}
