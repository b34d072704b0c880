import type { CustomerProfile, Salutation } from "../customer-contract.ts";

/** Returns the salutation chosen in a form; null when there is no valid choice. */
export function salutationOf({
  salutation,
}: Pick<CustomerProfile, "salutation">): Salutation | null {
  return salutation === "MS" || salutation === "MR" ? salutation : null;
}
