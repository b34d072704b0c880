import { abTestPaths } from "../../border-paths.ts";
import { readCookie } from "../../../platform/client/cookies.ts";
import { fetchFromShop } from "../../../platform/client/shop-address.ts";
import { allows } from "../../../platform/shared/cookies/consent-cookie.ts";
import { abTestCookies, testsAskedKey } from "../ab-tests-contract.ts";

/**
 * Requests that the server assign the visitor to the groups of running tests, once per visit and only with consent, or forget
 * them when the consent is withdrawn. The response is not needed.
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
    await fetchFromShop(abTestPaths.assignment);
  } catch {
    // Without storage or network the visitor is in no group.
  }
}
