import { dictionary } from "@zxcvbn-ts/language-common";
import { passwordLimits } from "../shared/passwords.ts";

/** In lower case; shorter ones are refused for their length. */
const commonPasswords = new Set(
  dictionary["passwords-common"].filter(({ length }) => length >= passwordLimits.min),
);

/** Whether many people have a password: attackers try it first. */
export const isCommonPassword = (password: string) =>
  commonPasswords.has(password.normalize("NFKC").toLowerCase());
