import { getJson } from "../../shared/client/requests.ts";
import { personalDataPath } from "../../features/customer/personal-data-paths.ts";
import type { PersonalData } from "../../features/customer/customer-schema.ts";

let loading: Promise<PersonalData | undefined> | undefined;

/**
 * The personal data of the page's shopper, requested once. Undefined when the request fails; the reason is in the console.
 * Its readers check each field (`headerCustomer`).
 */
export function loadPersonalData(): Promise<PersonalData | undefined> {
  return (loading ??= getJson<PersonalData>(personalDataPath).catch((error: unknown) => {
    console.error("The personal data could not be read:", error);
    return undefined;
  }));
}

/** The customer logged in or out without a new page: the next call requests the data again. */
export function resetPersonalData() {
  loading = undefined;
}
