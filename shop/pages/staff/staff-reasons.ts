import {
  contributionReasons,
  type ContributionReason,
} from "../../community/community-contract.ts";

/** Reasons to refuse or remove a contribution, as staff read them. */
export const reasonTexts: Record<ContributionReason, string> = {
  notAboutProduct: "Not about the product",
  notOwnExperience: "Not own experience",
  advertising: "Advertising",
  personalData: "Personal data",
  insult: "Insult or hatred",
  illegal: "Against the law (name it in the remark)",
};

/** The options of a form, of which it begins with none. */
export const reasonOptions = [
  { value: "", text: "None" },
  ...contributionReasons.map((reason) => ({ value: reason, text: reasonTexts[reason] })),
];
