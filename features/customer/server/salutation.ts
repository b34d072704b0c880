import type { CustomerProfile, Salutation } from "../customer-contract.ts";

/** The salutation that a form chose; none when it chose nothing that is one. */
export function salutationOf({
  salutation,
}: Pick<CustomerProfile, "salutation">): Salutation | null {
  return salutation === "MS" || salutation === "MR" ? salutation : null;
}
