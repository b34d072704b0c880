import type { salutations } from "./newsletter-rules.ts";

/** Where the newsletter has its pages. */
export const newsletterPaths = {
  /** The page with the form, of every site. */
  form: "/subscribenewsletter",
  /** Behind it the token of a mail: one step left, and one button. */
  confirm: "/subscribenewsletter/confirm",
  unsubscribe: "/subscribenewsletter/unsubscribe",
  preferences: "/subscribenewsletter/preferences",
} as const;

const api = "/service/newsletter/api";

/** What the form calls: the private variant in single-page hosts, the internal one elsewhere. */
export const newsletterApi = {
  subscribers: (variant: "private" | "internal") => `${api}/${variant}/newsletter-subscribers`,
  baseData: `${api}/private/customers/base-data`,
  renderToken: `${api}/render-token`,
} as const;

/** The type of a problem that names the address as one that can never receive mail. */
export const invalidEmailProblem = "urn:newsletter:email_invalid";

/** The header with the signed moment at which the form was shown; see `newsletterApi.renderToken`. */
export const renderTokenHeader = "x-kontor-render-token";

/** Milliseconds after which a sign-up without an answer has failed. */
export const submitTimeout = 15_000;

/** The order in which salutations are offered. */
export const salutationOrder = [
  "MRS",
  "MR",
  "DIVERS",
  "COMPANY",
] as const satisfies readonly (typeof salutations)[number][];
