/** A member of the community: a customer of a site with a public name. */
export interface Member {
  customerId: string;
  name: string;
  joinedAt: Date;
  /** Whether a mail says that a question was answered. */
  wantsMails: boolean;
}

/** What only members contribute. */
export const memberKinds = ["question", "answer", "recipe"] as const;
export type MemberKind = (typeof memberKinds)[number];

/** Names of the fields of the forms of membership, and the values of `step`. */
export const memberFields = {
  step: "step",
  name: "name",
  rules: "rules",
  mails: "mails",
  /** The number of a contribution. */
  number: "number",
} as const;
export const memberSteps = ["save", "leave", "delete"] as const;
export type MemberStep = (typeof memberSteps)[number];
