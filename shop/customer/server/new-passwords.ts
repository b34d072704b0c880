import { isCommonPassword } from "../../../platform/security/common-passwords.ts";
import {
  guessablePassword,
  type GuessablePassword,
} from "../../../platform/security/guessable-passwords.ts";
import { brand } from "../../brand.ts";
import type { FieldProblem } from "../customer-contract.ts";
import { passwordProblem } from "../customer-rules.ts";

const shopNames = [brand.name, brand.card, brand.domain];

const problems: Record<GuessablePassword, FieldProblem> = {
  shopName: "shopNamePassword",
  ownName: "addressPassword",
  repeated: "repeatedPassword",
};

/**
 * Returns the check of new passwords of the account with an address. Its reasons follow NIST SP 800-63B: length, a blocklist and
 * words of the context, no rules about kinds of characters.
 */
export const newPasswordProblem =
  (email: string) =>
  (password: string): FieldProblem | undefined => {
    const problem = passwordProblem(password);
    if (problem) return problem;
    if (isCommonPassword(password)) return "commonPassword";
    const reason = guessablePassword(password, { shopNames, ownName: email });
    return reason && problems[reason];
  };
