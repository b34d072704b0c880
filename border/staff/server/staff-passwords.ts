import { isCommonPassword } from "../../../platform/security/common-passwords.ts";
import { passwordLength, passwordLimits } from "../../../platform/shared/passwords.ts";
import { shortestStaffPassword } from "../staff-rules.ts";

/** Returns the reason why a new staff password is rejected, with advice; undefined when it is accepted. */
export function staffPasswordProblem(password: string): string | undefined {
  const length = passwordLength(password);
  if (length < shortestStaffPassword || length > passwordLimits.max)
    return `The password has ${length} characters; take ${shortestStaffPassword} to ${passwordLimits.max}.`;
  if (isCommonPassword(password))
    return "Many people have this password: attackers try it first. Take another.";
  return undefined;
}
