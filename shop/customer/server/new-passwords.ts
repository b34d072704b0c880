import { isCommonPassword } from "../../../platform/security/common-passwords.ts";
import type { FieldProblem } from "../customer-contract.ts";
import { passwordProblem } from "../customer-rules.ts";

/**
 * Returns the reason why a new password is rejected (NIST SP 800-63B: length and a blocklist, no rules about kinds of
 * characters).
 */
export const newPasswordProblem = (password: string): FieldProblem | undefined =>
  passwordProblem(password) ?? (isCommonPassword(password) ? "commonPassword" : undefined);
