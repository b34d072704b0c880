import { deliverableEmail, normalEmail } from "../../platform/shared/email.ts";
import { withoutEmptyStrings } from "../../platform/shared/objects.ts";
import { isPersonName, normalName } from "../../platform/shared/texts/person-name.ts";
import type { Site } from "../../platform/shared/sites/site.ts";

/** Rules that both the form and the server check. */

export const newsletterSalutations = ["MR", "MRS", "COMPANY", "DIVERS"] as const;
export type NewsletterSalutation = (typeof newsletterSalutations)[number];

/** Consents besides the newsletter itself: DNE allows personal offers. */
export const consents = ["DNE"] as const;
export type NewsletterConsent = (typeof consents)[number];

/** Declarations that a site's law requires before anything is sent. */
export const legals = ["NEWSLETTER"] as const;

/** Origins of a sign-up, as other teams' pages name them; a form may send any other. */
export const origins = ["NEWSLETTER", "SHOPPING_CART"] as const;

/** @public Interests of a subscriber. The form does not ask for them. */
export const interests = [
  "WOMEN_FASHION",
  "MEN_FASHION",
  "SPORT",
  "LIVING_FURNITURE",
  "HOBBY",
  "KIDS",
  "KITCHEN",
  "SLEEPING",
  "DISCOUNTS",
  "COFFEE",
  "MOBILE",
  "KONTOR_CARD",
  "STORE",
] as const;

/** Characters of a name. */
const maxNameLength = 40;

/** The values of the form; customer base data has the same shape. */
export interface NewsletterValues {
  email: string;
  salutation: string;
  firstName: string;
  lastName: string;
  consents: readonly string[];
  legals: readonly string[];
}

export const emptyValues: NewsletterValues = {
  email: "",
  salutation: "",
  firstName: "",
  lastName: "",
  consents: [],
  legals: [],
};

/** Returns the values of a submitted form. */
export const valuesOf = (fields: Partial<Record<string, string>>): NewsletterValues => ({
  email: fields.email ?? "",
  salutation: fields.salutation ?? "",
  firstName: fields.firstName ?? "",
  lastName: fields.lastName ?? "",
  consents: fields.consents ? [fields.consents] : [],
  legals: fields.legals ? [fields.legals] : [],
});

export type NewsletterField = "email" | "salutation" | "firstName" | "lastName" | "legals";
export type NewsletterProblem =
  | "required"
  | "invalidEmail"
  | "tooLong"
  | "invalidCharacters"
  | "consentRequired";
/** In the order of the form. */
export type NewsletterProblems = Partial<Record<NewsletterField, NewsletterProblem>>;

type NewsletterSite = Pick<Site, "newsletter">;

/** Returns the fields of a site's form besides the address, in its order. */
export const askedFieldsOf = ({ newsletter }: NewsletterSite) =>
  Object.keys(newsletter.fields ?? {}) as ("salutation" | "firstName" | "lastName")[];

/** Returns the name fields among them, in the order of the site's language. */
export const nameFieldsOf = (site: NewsletterSite) =>
  askedFieldsOf(site).filter((field) => field !== "salutation");

export const isRequiredBy = ({ newsletter }: NewsletterSite, field: NewsletterField): boolean => {
  if (field === "email") return true;
  if (field === "legals") return newsletter.needsConsent === true;
  return newsletter.fields?.[field] === "required";
};

// Repetitions are not nested, so it matches in linear time.
const words = /^\w+([-+.']\w+)*@/;

/**
 * Returns the form of an address that mail servers accept, if the newsletter takes it: before the @ stand words with one separator
 * between two. Accounts and orders take more.
 */
export function newsletterEmail(email: string): string | undefined {
  const deliverable = deliverableEmail(email);
  return deliverable && words.test(deliverable) ? deliverable : undefined;
}

/** Returns the problem of one field; undefined when it has none. */
export function fieldProblem(
  field: NewsletterField,
  values: NewsletterValues,
  site: NewsletterSite,
): NewsletterProblem | undefined {
  if (field === "legals")
    return isRequiredBy(site, field) && !values.legals.includes(legals[0])
      ? "consentRequired"
      : undefined;
  const value = values[field].trim();
  if (value === "") return isRequiredBy(site, field) ? "required" : undefined;
  switch (field) {
    case "email":
      return newsletterEmail(value) ? undefined : "invalidEmail";
    case "salutation":
      return newsletterSalutations.some((known) => known === value)
        ? undefined
        : "invalidCharacters";
    case "firstName":
    case "lastName":
      return nameProblem(normalName(value));
  }
}

function nameProblem(name: string): NewsletterProblem | undefined {
  if (name.length > maxNameLength) return "tooLong";
  return isPersonName(name) ? undefined : "invalidCharacters";
}

/** Returns the problems of a site's form, in its order. Fields that the site does not ask for are ignored. */
export function newsletterProblems(
  values: NewsletterValues,
  site: NewsletterSite,
): NewsletterProblems {
  const fields: NewsletterField[] = ["email", ...askedFieldsOf(site), "legals"];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = fieldProblem(field, values, site);
      return problem ? [[field, problem]] : [];
    }),
  );
}

/** The body of a sign-up request. Blank salutation and names are left out. */
export interface SubscriptionRequest {
  email: string;
  salutation?: NewsletterSalutation;
  firstName?: string;
  lastName?: string;
  consents: NewsletterConsent[];
  origin: string;
  originAddition: string;
}

/** Builds the request of a form without problems. A consent that the customer has already given is left out. */
export function subscriptionRequestOf(
  values: NewsletterValues,
  site: NewsletterSite,
  from: Pick<SubscriptionRequest, "origin" | "originAddition">,
  known: readonly string[] = [],
): SubscriptionRequest {
  const asked = askedFieldsOf(site).map((field) => [field, normalName(values[field])]);
  return {
    email: normalEmail(values.email),
    ...(withoutEmptyStrings(Object.fromEntries(asked)) as Pick<
      SubscriptionRequest,
      "salutation" | "firstName" | "lastName"
    >),
    consents: consents.filter((each) => values.consents.includes(each) && !known.includes(each)),
    ...from,
  };
}
