import { contributionLengths, type ChangedContribution } from "./community-contract.ts";

/** Names of the inputs of a review. */
export const reviewFields = {
  stars: "stars",
  title: "title",
  body: "body",
  use: "use",
  name: "name",
  /** Invisible to people: only bots fill it in. */
  honeypot: "contact",
  /** "delete" deletes the review. */
  step: "step",
} as const;

export type ReviewProblem = "noStars" | "required" | "tooLong" | "noLinks";
export type ReviewInput = "stars" | "title" | "body" | "use" | "name";
export type ReviewProblems = Partial<Record<ReviewInput, ReviewProblem>>;

/** A review as it was typed. */
export type TypedReview = Record<ReviewInput, string>;

/** Returns what was typed into the form of a review. */
export const typedReview = (form: Partial<Record<string, string>>): TypedReview => ({
  stars: form[reviewFields.stars] ?? "",
  title: (form[reviewFields.title] ?? "").trim(),
  body: (form[reviewFields.body] ?? "").trim(),
  use: (form[reviewFields.use] ?? "").trim(),
  name: (form[reviewFields.name] ?? "").trim(),
});

/** An address of a page: reviews lead nowhere else. */
const link = /https?:\/\/|www\.\w/i;

/** Returns what is wrong with a typed review. Only the use may be missing. */
export function reviewProblems(typed: TypedReview): ReviewProblems {
  const problems: ReviewProblems = {};
  if (!/^[1-5]$/.test(typed.stars)) problems.stars = "noStars";
  for (const name of ["title", "body", "use", "name"] as const) {
    const text = typed[name];
    if (text === "" && name !== "use") problems[name] = "required";
    else if (Array.from(text).length > contributionLengths[name]) problems[name] = "tooLong";
    else if (link.test(text)) problems[name] = "noLinks";
  }
  return problems;
}

/** Returns a review without problems as it is stored. */
export const reviewOf = (typed: TypedReview, isByMail: boolean): ChangedContribution<"review"> => ({
  name: typed.name,
  stars: Number(typed.stars),
  title: typed.title,
  body: typed.body,
  details: { use: typed.use, ...(isByMail && { isByMail: true }) },
});

/** An order as reviews need it. */
export interface ReviewedOrder {
  number: string;
  site: string;
  customerId?: string;
  email: string;
  /** When it was delivered; missing before, and after the whole order was cancelled. */
  deliveredAt?: Date;
  isCancelled: boolean;
  /** Delivered products that stay with the customer, each once. */
  products: ReviewedProduct[];
}

export interface ReviewedProduct {
  product: number;
  title: string;
  picture: string;
  url: string;
}

/** Days after the delivery when the mail is sent that asks for reviews, where its recipient wants it. */
export const invitationDays = 14;

/** Days after which the link of that mail ends. */
export const invitationLinkDays = 90;

/** Days after an order was placed during which it may be delivered, for that mail. */
export const invitationWaitDays = 120;

/** Names what an order reviews once. */
export const reviewOnce = (order: string, product: number) => `review ${order} ${product}`;

const day = 86_400_000;

/** Days after which a mail that an outage prevented is no longer sent. */
const invitationLateDays = 30;

/** Returns what follows for a mail that asks for reviews: it is sent or given up, or its order is looked at later. */
export function invitationStep(
  order: Pick<ReviewedOrder, "deliveredAt" | "isCancelled" | "products"> | undefined,
  askedAt: Date,
  now: Date,
): "send" | "end" | { checkAt: Date } {
  if (!order || order.isCancelled) return "end";
  const time = now.getTime();
  if (!order.deliveredAt)
    return time >= askedAt.getTime() + invitationWaitDays * day
      ? "end"
      : { checkAt: new Date(time + day) };
  if (order.products.length === 0) return "end";
  const due = order.deliveredAt.getTime() + invitationDays * day;
  if (time < due) return { checkAt: new Date(due) };
  return time < due + invitationLateDays * day ? "send" : "end";
}
