import { isCommonPassword } from "../../../platform/security/common-passwords.ts";
import {
  guessablePassword,
  type GuessablePassword,
  type GuessableNames,
} from "../../../platform/security/guessable-passwords.ts";
import { passwordLength, passwordLimits } from "../../../platform/shared/passwords.ts";
import { shortestStaffPassword } from "../staff-rules.ts";

const advice: Record<GuessablePassword, string> = {
  shopName: "The password is hardly more than the name of the shop. Take another.",
  ownName: "The password is hardly more than the name of the account. Take another.",
  repeated: "The password repeats a few characters. Take another.",
};

/** Returns the reason why a new staff password is rejected, with advice; undefined when it is accepted. */
export function staffPasswordProblem(password: string, names: GuessableNames): string | undefined {
  const length = passwordLength(password);
  if (length < shortestStaffPassword || length > passwordLimits.max)
    return `The password has ${length} characters; take ${shortestStaffPassword} to ${passwordLimits.max}.`;
  if (isCommonPassword(password))
    return "Many people have this password: attackers try it first. Take another.";
  const reason = guessablePassword(password, names);
  return reason && advice[reason];
}
