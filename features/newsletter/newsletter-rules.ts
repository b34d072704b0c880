import { deliverableEmail, normalEmail } from "../../shared/email.ts";
import { isPersonName, normalName } from "../../shared/person-name.ts";
import type { Site } from "../../shared/site.ts";

/** What the form and the server both check. */

export const salutations = ["MR", "MRS", "COMPANY", "DIVERS"] as const;
export type Salutation = (typeof salutations)[number];

/** What a subscriber may allow besides the newsletter: offers made for them. */
export const consents = ["DNE"] as const;
export type Consent = (typeof consents)[number];

/** What the law of a site wants to be ticked before anything is sent. */
export const legals = ["NEWSLETTER"] as const;

/** @public Where a sign-up comes from, as other teams' pages name it; a form may say something else. */
export const origins = ["NEWSLETTER", "SHOPPING_CART"] as const;

/** @public What subscribers may be interested in. The form does not ask for it. */
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

/** Most characters of a name. */
const longestName = 40;

/** The form as it is filled in; customer base data has the same shape. */
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

/** The fields of a form as they were sent. */
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
  "required" | "invalidEmail" | "tooLong" | "invalidCharacters" | "consentRequired";
/** In the order of the form. */
export type NewsletterProblems = Partial<Record<NewsletterField, NewsletterProblem>>;

type NewsletterSite = Pick<Site, "newsletter">;

/** The fields of a site's form besides the address, in its order. */
export const fieldsOf = ({ newsletter }: NewsletterSite) =>
  Object.keys(newsletter.fields ?? {}) as ("salutation" | "firstName" | "lastName")[];

/** The names among them, in the order in which the site's language has them. */
export const nameFieldsOf = (site: NewsletterSite) =>
  fieldsOf(site).filter((field) => field !== "salutation");

export const isRequired = ({ newsletter }: NewsletterSite, field: NewsletterField): boolean => {
  if (field === "email") return true;
  if (field === "legals") return newsletter.needsConsent === true;
  return newsletter.fields?.[field] === "required";
};

/** The problem of one field; undefined when it has none. */
export function fieldProblem(
  field: NewsletterField,
  values: NewsletterValues,
  site: NewsletterSite,
): NewsletterProblem | undefined {
  if (field === "legals")
    return isRequired(site, field) && !values.legals.includes(legals[0])
      ? "consentRequired"
      : undefined;
  const value = values[field].trim();
  if (value === "") return isRequired(site, field) ? "required" : undefined;
  switch (field) {
    case "email":
      return deliverableEmail(value) ? undefined : "invalidEmail";
    case "salutation":
      return salutations.some((known) => known === value) ? undefined : "invalidCharacters";
    case "firstName":
    case "lastName":
      return nameProblem(normalName(value));
  }
}

function nameProblem(name: string): NewsletterProblem | undefined {
  if (name.length > longestName) return "tooLong";
  return isPersonName(name) ? undefined : "invalidCharacters";
}

/** What is wrong in a site's form, in its order. Fields that the site does not ask for are not looked at. */
export function newsletterProblems(
  values: NewsletterValues,
  site: NewsletterSite,
): NewsletterProblems {
  const fields: NewsletterField[] = ["email", ...fieldsOf(site), "legals"];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = fieldProblem(field, values, site);
      return problem ? [[field, problem]] : [];
    }),
  );
}

/** What the browser sends. Blank salutation and names are left out. */
export interface SubscriptionRequest {
  email: string;
  salutation?: Salutation;
  firstName?: string;
  lastName?: string;
  consents: Consent[];
  origin: string;
  originAddition: string;
}

/** The request of a form without problems. A consent that the shop holds already is not given again. */
export function subscriptionOf(
  values: NewsletterValues,
  site: NewsletterSite,
  from: Pick<SubscriptionRequest, "origin" | "originAddition">,
  known: readonly string[] = [],
): SubscriptionRequest {
  const asked = fieldsOf(site).flatMap((field) => {
    const value = normalName(values[field]);
    return value === "" ? [] : [[field, value]];
  });
  return {
    email: normalEmail(values.email),
    ...(Object.fromEntries(asked) as Pick<
      SubscriptionRequest,
      "salutation" | "firstName" | "lastName"
    >),
    consents: consents.filter((each) => values.consents.includes(each) && !known.includes(each)),
    ...from,
  };
}
