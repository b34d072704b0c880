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

/** Most characters of each field. */
export const newsletterLimits = { email: 256, name: 40 } as const;

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

export const isRequired = ({ newsletter }: NewsletterSite, field: NewsletterField): boolean => {
  if (field === "email") return true;
  if (field === "legals") return newsletter.needsConsent === true;
  return newsletter.fields?.[field] === "required";
};

/**
 * The ASCII form of a domain (UTS 46), or "" when it has none: `domainToASCII` of Node, or what `URL` makes of a host in a
 * browser. Each world passes its own.
 */
export type DomainToAscii = (domain: string) => string;

/** An address is checked, and sent to, in this form. */
export const normalEmail = (email: string) => email.trim().normalize("NFC");

/** Addresses are compared in this form: nobody has two that differ in the case alone. */
export const comparedEmail = (deliverable: string) => deliverable.toLowerCase();

// None of these patterns repeats what repeats: their time is linear.
const separator = /[-+.']/;
const word = /^\w+$/;
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

/** Octets of an address as mail servers take it (RFC 5321), and of the part before the @. */
const wireLimits = { address: 254, localPart: 64 };

/** The form of an address to which mail can be sent: its domain in ASCII. Undefined for an address that can never receive mail. */
export function deliverableEmail(email: string, domainToAscii: DomainToAscii): string | undefined {
  const normal = normalEmail(email);
  if (normal.length > newsletterLimits.email) return undefined;
  const at = normal.lastIndexOf("@");
  const [local, domain] = [normal.slice(0, at), normal.slice(at + 1)];
  if (local.length > wireLimits.localPart) return undefined;
  if (!local.split(separator).every((each) => word.test(each))) return undefined;
  if (!domainCharacters.test(domain)) return undefined;
  const ascii = domainToAscii(domain).toLowerCase();
  const labels = ascii.split(".");
  const isDomain =
    labels.length > 1 &&
    labels.every((each) => label.test(each)) &&
    // Else it is the address of a machine.
    /[a-z]/.test(labels.at(-1)!);
  const address = `${local}@${ascii}`;
  return isDomain && address.length <= wireLimits.address ? address : undefined;
}

/** The problem of one field; undefined when it has none. */
export function fieldProblem(
  field: NewsletterField,
  values: NewsletterValues,
  site: NewsletterSite,
  domainToAscii: DomainToAscii,
): NewsletterProblem | undefined {
  if (field === "legals")
    return isRequired(site, field) && !values.legals.includes(legals[0])
      ? "consentRequired"
      : undefined;
  const value = values[field].trim();
  if (value === "") return isRequired(site, field) ? "required" : undefined;
  switch (field) {
    case "email":
      return deliverableEmail(value, domainToAscii) ? undefined : "invalidEmail";
    case "salutation":
      return salutations.some((known) => known === value) ? undefined : "invalidCharacters";
    case "firstName":
    case "lastName":
      return nameProblem(normalName(value));
  }
}

function nameProblem(name: string): NewsletterProblem | undefined {
  if (name.length > newsletterLimits.name) return "tooLong";
  return isPersonName(name) ? undefined : "invalidCharacters";
}

/** What is wrong in a site's form, in its order. Fields that the site does not ask for are not looked at. */
export function newsletterProblems(
  values: NewsletterValues,
  site: NewsletterSite,
  domainToAscii: DomainToAscii,
): NewsletterProblems {
  const fields: NewsletterField[] = ["email", ...fieldsOf(site), "legals"];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = fieldProblem(field, values, site, domainToAscii);
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
