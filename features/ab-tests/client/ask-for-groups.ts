import { readCookie } from "../../../shared/client/cookies.ts";
import { allowsTests } from "../../../shared/consent-cookie.ts";
import { abTestCookies, abTestPaths } from "../ab-tests-contract.ts";

const askedKey = "kontorTestsAsked";

/**
 * Has the server put the visitor into the groups of running tests, once in a visit and only with consent; when the consent is
 * withdrawn, has it forget them. Nothing depends on the answer.
 */
export async function askForGroups(): Promise<void> {
  try {
    if (allowsTests(document.cookie)) {
      if (sessionStorage.getItem(askedKey)) return;
      sessionStorage.setItem(askedKey, "yes");
    } else {
      if (readCookie(abTestCookies.groups) === undefined) return;
      sessionStorage.removeItem(askedKey);
    }
    await fetch(abTestPaths.assignment);
  } catch {
    // Without storage or network the visitor stays in no group.
  }
}
