import { getJson } from "../../shared/client/requests.ts";
import { personalDataPath } from "../../features/customer/customer-contract.ts";
import type { PersonalData } from "../../features/customer/customer-schema.ts";

let loading: Promise<PersonalData | undefined> | undefined;

/** Who is looking at the page: asked once for it. Undefined when nobody can say; the reason is in the console. */
export function loadPersonalData(): Promise<PersonalData | undefined> {
  return (loading ??= getJson<PersonalData>(personalDataPath).catch((error: unknown) => {
    console.error("The personal data could not be read:", error);
    return undefined;
  }));
}

/** Somebody logged in or out without a new page: the next question is asked anew. */
export function resetPersonalData() {
  loading = undefined;
}
