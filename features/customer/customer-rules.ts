import { comparedEmail, deliverableEmail, longestEmail, normalEmail } from "../../shared/email.ts";
import { passwordLength, passwordLimits } from "../../shared/passwords.ts";
import { isPersonName } from "../../shared/person-name.ts";
import type { Site } from "../../shared/site.ts";
import {
  salutations,
  type KnownCustomer,
  type CustomerProfile,
  type FieldProblem,
  type LoginStatus,
  type Registration,
} from "./customer-contract.ts";
import type { PersonalData } from "./customer-schema.ts";

export const customerLimits = {
  name: 40,
  street: 80,
  town: 60,
  postalCode: 10,
} as const;

/** A session ends this long after it was last used. */
export const sessionMinutes = 120;
/** It ends this long after its login at the latest, however often it is used. */
export const longestSessionHours = 24;
/** A browser is remembered this long after its last visit (seconds). */
export const rememberedSeconds = 2_592_000;
/** At the latest this long after its login, however often it comes back. */
export const longestRememberedHours = 180 * 24;

/** What makes a password strong: a hint for the customer, and no condition. */
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

/** The field of the family name comes first where the language says it first. */
export function nameOrder({ language }: Pick<Site, "language">) {
  const order = ["firstName", "lastName"] as const;
  return language === "hu" ? order.toReversed() : [...order];
}

export function fullName(
  person: Pick<CustomerProfile, "firstName" | "lastName">,
  site: Pick<Site, "language">,
): string {
  return nameOrder(site)
    .map((part) => person[part])
    .join(" ");
}

/** Streets and towns are written in many ways: "Cad. No:12 D:3", "ul. Długa 5 „B”". */
const placeCharacters = /^[^<>\p{Cc}]*$/u;

function nameProblem(name: string): FieldProblem | undefined {
  if (name === "") return "required";
  if (name.length > customerLimits.name) return "tooLong";
  return isPersonName(name) ? undefined : "invalidCharacters";
}

export function emailProblem(email: string): FieldProblem | undefined {
  if (email === "") return "required";
  if (email.length > longestEmail) return "tooLong";
  return deliverableEmail(email) ? undefined : "invalidEmail";
}

/** Customers have their address in this form, and are found by it. */
export const customerEmail = (email: string): string =>
  comparedEmail(deliverableEmail(email) ?? normalEmail(email));

/** A password that is compared with the stored one may be any. */
export function givenPasswordProblem(password: string): FieldProblem | undefined {
  if (password === "") return "required";
  return passwordLength(password) > passwordLimits.max ? "tooLong" : undefined;
}

export const hasProblems = (problems: object) => Object.keys(problems).length > 0;

export type Problems<Field extends string> = Partial<Record<Field, FieldProblem>>;

/** The problems of a profile by field. An address may be left out. */
export function profileProblems(
  profile: CustomerProfile,
  site: Pick<Site, "postalCode" | "language">,
): Problems<keyof CustomerProfile> {
  const place = (value: string, max: number): FieldProblem | undefined => {
    if (value.length > max) return "tooLong";
    return placeCharacters.test(value) ? undefined : "invalidCharacters";
  };
  const { postalCode } = profile;
  return foundProblems({
    ...personProblems(profile, site),
    street: place(profile.street, customerLimits.street),
    postalCode:
      postalCode === "" || new RegExp(`^${site.postalCode.pattern}$`).test(postalCode)
        ? undefined
        : "invalidPostalCode",
    town: place(profile.town, customerLimits.town),
  });
}

/** The problems of a registration but for its password, which the server checks. */
export function registrationProblems(
  form: Omit<Registration, "password">,
  site: Pick<Site, "language">,
): Problems<keyof Registration> {
  return foundProblems({
    ...personProblems(form, site),
    email: emailProblem(form.email),
  });
}

function personProblems(
  person: Pick<CustomerProfile, "salutation" | "firstName" | "lastName">,
  site: Pick<Site, "language">,
) {
  const isSalutation = ["", ...salutations].includes(person.salutation);
  const problems: Problems<"salutation" | "firstName" | "lastName"> = {
    salutation: isSalutation ? undefined : "invalidCharacters",
  };
  for (const part of nameOrder(site)) problems[part] = nameProblem(person[part]);
  return problems;
}

/** The fields that have a problem. */
export function foundProblems<Field extends string>(
  checked: Partial<Record<Field, FieldProblem | undefined>>,
): Problems<Field> {
  const problems = Object.entries(checked).filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(problems) as Problems<Field>;
}

/** Luhn: what is mistyped in one digit, or in two neighbours, is no number of a card. */
function checkDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const weighed = index % 2 === 0 ? digit * 2 : digit;
      return total + (weighed > 9 ? weighed - 9 : weighed);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** A card's number: 29, ten digits, and one that proves the others. */
export function cardNumber(tenDigits: string): string {
  const digits = `29${tenDigits}`;
  return digits + checkDigit(digits);
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
