/** A member of the community: a customer of a site with a public name. */
export interface Member {
  customerId: string;
  name: string;
  joinedAt: Date;
  /** Whether a mail says that a question was answered. */
  wantsMails: boolean;
}

/** Kinds of contributions that only members write. */
export const memberKinds = ["question", "answer", "recipe"] as const;
export type MemberKind = (typeof memberKinds)[number];

/** Names of the fields of the forms of membership. */
export const memberFields = {
  step: "step",
  name: "name",
  rules: "rules",
  mails: "mails",
  /** The number of a contribution. */
  number: "number",
} as const;
