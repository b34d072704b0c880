import type { CustomerProfile, CustomerSalutation } from "../customer-contract.ts";

/** Returns the salutation chosen in a form; null when there is no valid choice. */
export function salutationOf({
  salutation,
}: Pick<CustomerProfile, "salutation">): CustomerSalutation | null {
  return salutation === "MS" || salutation === "MR" ? salutation : null;
}
