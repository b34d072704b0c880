import { readCookie } from "../../../shared/client/cookies.ts";
import { allows } from "../../../shared/consent-cookie.ts";
import { abTestCookies, abTestPaths, testsAskedKey } from "../ab-tests-contract.ts";

/**
 * Has the server put the visitor into the groups of running tests, once in a visit and only with consent; when the consent is
 * withdrawn, has it forget them. Nothing depends on the answer.
 */
export async function askForGroups(): Promise<void> {
  try {
    if (allows("functional", document.cookie)) {
      if (sessionStorage.getItem(testsAskedKey)) return;
      sessionStorage.setItem(testsAskedKey, "yes");
    } else {
      if (readCookie(abTestCookies.groups) === undefined) return;
      sessionStorage.removeItem(testsAskedKey);
    }
    await fetch(abTestPaths.assignment);
  } catch {
    // Without storage or network the visitor stays in no group.
  }
}
