import { dictionary } from "@zxcvbn-ts/language-common";
import { passwordLimits } from "../shared/passwords.ts";

/** In lower case. Excludes passwords that are too short anyway. */
const commonPasswords = new Set(
  dictionary["passwords-common"].filter(({ length }) => length >= passwordLimits.min),
);

/** Reports whether a password is one of the common ones, which attackers try first. */
export const isCommonPassword = (password: string) =>
  commonPasswords.has(password.normalize("NFKC").toLowerCase());
