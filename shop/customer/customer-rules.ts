import type { LoginStatus } from "../../border/personal-data-schema.ts";
import type { PersonalData } from "../../border/personal-data-schema.ts";
import {
  comparedEmail,
  deliverableEmail,
  maxEmailLength,
  normalEmail,
} from "../../platform/shared/email.ts";
import { passwordLength, passwordLimits } from "../../platform/shared/passwords.ts";
import { nameOrder } from "../../platform/shared/texts/name-order.ts";
import { isPersonName } from "../../platform/shared/texts/person-name.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import {
  customerSalutations,
  type KnownCustomer,
  type CustomerProfile,
  type FieldProblem,
  type Registration,
} from "./customer-contract.ts";

export const customerLimits = {
  name: 40,
  /** The customer's own name for an address. */
  label: 40,
  addresses: 20,
} as const;

/** Minutes after its last use until a session ends. */
export const sessionMinutes = 120;
/** Maximum lifetime of a session in hours after login. Use does not extend it. */
export const maxSessionHours = 24;
/** Seconds after its last visit until a browser is forgotten. */
export const rememberedSeconds = 2_592_000;
/** Maximum time in hours after login for which a browser is remembered. Further visits do not extend it. */
export const maxRememberedHours = 180 * 24;

/** Minutes for which a login code is valid: twice as long as further mails to an address may be refused. */
export const loginCodeMinutes = 30;

/** Maximum length of a typed login code in characters, including spaces. */
export const maxLoginCodeLength = 20;

/** Returns the strength of a password: a hint for the customer, not a requirement. */
export function passwordStrength(password: string) {
  return {
    isLongEnough: passwordLength(password) >= passwordLimits.min,
    hasLowerCase: /\p{Ll}/u.test(password),
    hasUpperCase: /\p{Lu}/u.test(password),
    hasDigit: /\d/.test(password),
  };
}

export function passwordProblem(password: string): FieldProblem | undefined {
  const problem = givenPasswordProblem(password);
  if (problem) return problem;
  return passwordStrength(password).isLongEnough ? undefined : "shortPassword";
}

function nameProblem(name: string): FieldProblem | undefined {
  if (name === "") return "required";
  if (name.length > customerLimits.name) return "tooLong";
  return isPersonName(name) ? undefined : "invalidCharacters";
}

export function emailProblem(given: string): FieldProblem | undefined {
  const email = normalEmail(given);
  if (email === "") return "required";
  if (email.length > maxEmailLength) return "tooLong";
  return deliverableEmail(email) ? undefined : "invalidEmail";
}

/** Normalizes an e-mail address; customers are stored with it and found by it. */
export const customerEmail = (email: string): string =>
  comparedEmail(deliverableEmail(email) ?? normalEmail(email));

/** Validates the password of a login; unlike a new one, it needs no minimum length. */
export function givenPasswordProblem(password: string): FieldProblem | undefined {
  if (password === "") return "required";
  return passwordLength(password) > passwordLimits.max ? "tooLong" : undefined;
}

export const hasProblems = (problems: object) => Object.keys(problems).length > 0;

export type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>;

/** Returns the problems of a profile by field. */
export const profileProblems = (profile: CustomerProfile, site: Pick<Site, "language">) =>
  foundProblems(personProblems(profile, site));

/** Returns the problems of a registration, except those of its password, which the server checks. */
export function registrationProblems(
  form: Omit<Registration, "password">,
  site: Pick<Site, "language">,
): Problems<keyof Registration> {
  return foundProblems({
    ...personProblems(form, site),
    email: emailProblem(form.email),
  });
}

function personProblems(person: CustomerProfile, site: Pick<Site, "language">) {
  const isSalutation = ["", ...customerSalutations].includes(person.salutation);
  const problems: Problems<"salutation" | "firstName" | "lastName"> = {
    salutation: isSalutation ? undefined : "invalidCharacters",
  };
  for (const part of nameOrder(site)) problems[part] = nameProblem(person[part]);
  return problems;
}

/** Returns the fields that have a problem. */
export function foundProblems<Field extends string>(
  checked: Partial<Record<Field, FieldProblem | undefined>>,
): Problems<Field> {
  const problems = Object.entries(checked).filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(problems) as Problems<Field>;
}

export function personalData(loginStatus: LoginStatus, known?: KnownCustomer): PersonalData {
  return {
    tracking: { loginStatus },
    customer: {
      firstname: known?.firstName ?? "",
      lastname: known?.lastName ?? "",
      loyaltyBeans: known?.loyaltyBeans ?? 0,
      statuses: {
        isCommunityMember: known?.isCommunityMember ?? false,
        isKontorcardMember: known?.card !== undefined,
      },
    },
    nl_status: "NOT_SUBSCRIBED",
  };
}
