import { normalEmail } from "../../platform/shared/email.ts";
import { normalName } from "../../platform/shared/texts/person-name.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { CustomerProfile, FieldProblem, Registration } from "./customer-contract.ts";
import {
  emailProblem,
  foundProblems,
  givenPasswordProblem,
  maxLoginCodeLength,
  passwordProblem,
  profileProblems,
  registrationProblems,
  type Problems,
} from "./customer-rules.ts";

/** Forms of an account: the fields of each one, and its validation in browser and server. */

/** The submitted fields of a form. */
export type Fields = Partial<Record<string, string>>;

/** The server passes a stricter check of new passwords: its list of common passwords is too large for browsers. */
type PasswordCheck = (password: string) => FieldProblem | undefined;

export const registrationOf = (fields: Fields): Registration => ({
  ...profileOf(fields),
  email: normalEmail(fields.email ?? ""),
  password: fields.password ?? "",
});

export const profileOf = ({
  salutation = "",
  firstName = "",
  lastName = "",
}: Fields): CustomerProfile => ({
  salutation,
  firstName: normalName(firstName),
  lastName: normalName(lastName),
});

/** A remembered customer submits no e-mail address. */
export const loginProblems = ({ email = "", password = "" }: Fields, isRemembered: boolean) =>
  foundProblems({
    email: isRemembered ? undefined : emailProblem(email),
    password: givenPasswordProblem(password),
  });

/** Returns the problems of a login with a code by mail. */
export const codeLoginProblems = ({ code = "", ...fields }: Fields) => ({
  ...loginProblems(fields, false),
  ...foundProblems({ code: codeProblem(code.trim()) }),
});

function codeProblem(code: string): FieldProblem | undefined {
  if (code === "") return "required";
  return code.length > maxLoginCodeLength ? "tooLong" : undefined;
}

export function registerProblems(
  fields: Fields,
  site: Pick<Site, "language">,
  newPassword: PasswordCheck = passwordProblem,
): Problems<keyof Registration> {
  const registration = registrationOf(fields);
  return foundProblems({
    ...registrationProblems(registration, site),
    password: newPassword(registration.password),
  });
}

export const profileFormProblems = (fields: Fields, site: Pick<Site, "language">) =>
  profileProblems(profileOf(fields), site);

export const passwordFormProblems = (
  { password = "", newPassword = "" }: Fields,
  newPasswordProblem: PasswordCheck = passwordProblem,
) =>
  foundProblems({
    password: givenPasswordProblem(password),
    newPassword: newPasswordProblem(newPassword),
  });

export const removalProblems = ({ password = "" }: Fields) =>
  foundProblems({ password: givenPasswordProblem(password) });

/** Returns the problems of a form whose only field is an e-mail address. */
export const forgottenProblems = ({ email = "" }: Fields) =>
  foundProblems({ email: emailProblem(email) });

export const newPasswordProblems = (
  { newPassword = "" }: Fields,
  newPasswordProblem: PasswordCheck = passwordProblem,
) => foundProblems({ newPassword: newPasswordProblem(newPassword) });

export const emailFormProblems = ({ newEmail = "", password = "" }: Fields) =>
  foundProblems({
    newEmail: emailProblem(newEmail),
    password: givenPasswordProblem(password),
  });
