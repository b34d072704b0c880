import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { RecipeDetails } from "./recipe.ts";

/** Kinds of contributions of customers. */
export const contributionKinds = ["review", "question", "answer", "recipe"] as const;
export type ContributionKind = (typeof contributionKinds)[number];

/**
 * The states of a contribution. `waiting` until staff have read it, where the site publishes only then; `refused` before it was
 * published, `removed` afterwards. Its author may change it in every state: what was refused or removed then waits again.
 */
export const contributionStates = ["waiting", "published", "refused", "removed"] as const;
export type ContributionState = (typeof contributionStates)[number];

/** Why staff refuse or remove a contribution, and why readers report one. Authors read it in the words of their site. */
export const contributionReasons = [
  "notAboutProduct",
  "notOwnExperience",
  "advertising",
  "personalData",
  "insult",
  "illegal",
] as const;
export type ContributionReason = (typeof contributionReasons)[number];

/**
 * The steps in the history of a contribution. `kept`: staff have read reports and leave it as it is. `complained`: about a decision, which
 * another member of staff then changes (`granted`) or not (`upheld`).
 */
export type ContributionStep =
  | "written"
  | "changed"
  | "published"
  | "refused"
  | "removed"
  | "reported"
  | "kept"
  | "complained"
  | "granted"
  | "upheld"
  | "replied";

/** Limits of what is typed, in characters. */
export const contributionLengths = {
  name: 40,
  title: 100,
  body: 3_000,
  use: 100,
  note: 1_000,
} as const;

/** Who wrote it. The name is empty where the account was deleted; for the shop, pages write its own. */
export interface ContributionAuthor {
  name: string;
  customerId?: string;
  /** Where a guest gets the mails about it. */
  email?: string;
  /** The number of the order that a guest reviewed. */
  order?: string;
  isShop?: true;
}

/** Properties of one kind, besides the stars of reviews. */
export interface ContributionDetails {
  /** `use`: what the product was used for. `isByMail`: written by the link of a mail. */
  review: { use: string; isByMail?: true };
  question: Record<never, never>;
  /** `isBuyer`: its author had bought the product. */
  answer: { isBuyer?: true };
  recipe: RecipeDetails;
}

export interface Contribution<Kind extends ContributionKind = ContributionKind> {
  number: number;
  kind: Kind;
  site: SiteCode;
  language: string;
  /** The public number of its product. */
  product?: number;
  /** The number of the question that it answers. */
  parent?: number;
  author: ContributionAuthor;
  /** 1 to 5; only reviews have them. */
  stars?: number;
  title: string;
  body: string;
  details: ContributionDetails[Kind];
  state: ContributionState;
  reason?: ContributionReason;
  /** The remark of staff for its author. */
  note: string;
  /** The shop's public answer to a review; empty without one. */
  reply: string;
  helpful: number;
  writtenAt: Date;
  changedAt: Date;
  publishedAt?: Date;
}

/** A contribution as its author writes it. */
export type WrittenContribution<Kind extends ContributionKind = ContributionKind> = Pick<
  Contribution<Kind>,
  "author" | "body" | "details" | "kind" | "parent" | "product" | "stars" | "title"
>;

/** The part of a contribution that its author may change later. */
export type ChangedContribution<Kind extends ContributionKind = ContributionKind> = Pick<
  Contribution<Kind>,
  "body" | "details" | "stars" | "title"
> & { name: string };

/** Names of content that renderings note: `add` of `Viewpoint.reads`. Each is a change of published contributions. */
export const communityNames = {
  /** Any contribution in a language. */
  language: (language: string) => `community:${language}`,
  /** Contributions about a product in a language. */
  product: (language: string, product: number) => `community:${language}:${product}`,
  /** Which products have four stars or more in a language. */
  wellRated: (language: string) => `well-rated:${language}`,
  /** The stars of a product in a language. */
  rating: (language: string, product: number) => `rating:${language}:${product}`,
};

/** The published reviews of a product in a language, by stars: the first number is of those with one star. */
export type StarCounts = readonly [number, number, number, number, number];

/** The mean of the stars of a product's reviews, and how many reviews there are. */
export interface ProductRating {
  product: number;
  counts: StarCounts;
  count: number;
  /** From 1 to 5, not rounded. */
  mean: number;
}

/** How a site treats contributions. A site without has no community. */
export interface CommunitySettings {
  /** Whether staff read each contribution before it is published; otherwise they read it afterwards. */
  isCheckedFirst: boolean;
  /** Whether examples are shown beside real reviews. They are marked, and count nowhere. */
  showsExamples: boolean;
  /** Months after which settled reports and complaints are deleted. More than the six in which a decision may be complained about. */
  reportMonths: number;
}

/** An invented review of the content, which shows how reviews look. It counts nowhere. */
export interface ExampleReview {
  stars: number;
  name: string;
  title: string;
  text: string;
  use?: string;
}
