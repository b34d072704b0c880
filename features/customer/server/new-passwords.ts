import { dictionary } from "@zxcvbn-ts/language-common";
import type { FieldProblem } from "../customer-contract.ts";
import { customerLimits, passwordProblem } from "../customer-rules.ts";

/** Passwords that many people have, in lower case: what attackers try first. Shorter ones are refused for their length. */
const commonPasswords = new Set(
  dictionary["passwords-common"].filter(({ length }) => length >= customerLimits.password.min),
);

/** Why a new password is not accepted (NIST SP 800-63B: length and a list, no rules about kinds of characters). */
export function newPasswordProblem(password: string): FieldProblem | undefined {
  const isCommon = commonPasswords.has(password.normalize("NFKC").toLowerCase());
  return passwordProblem(password) ?? (isCommon ? "commonPassword" : undefined);
}
