import { personalDataPath } from "../border-paths.ts";
import { getJson } from "../../platform/client/requests.ts";
import type { PersonalData } from "../personal-data-schema.ts";

let loading: Promise<PersonalData | undefined> | undefined;

/**
 * Resolves to the personal data of the page's shopper, requested once; undefined when the request fails, with the reason in the
 * console. Readers check each field (`headerCustomer`).
 */
export function loadPersonalData(): Promise<PersonalData | undefined> {
  return (loading ??= getJson<PersonalData>(personalDataPath).catch((error: unknown) => {
    console.error("The personal data could not be read:", error);
    return undefined;
  }));
}

/** Makes the next call request the data again, after the customer logged in or out without a new page. */
export function resetPersonalData() {
  loading = undefined;
}
