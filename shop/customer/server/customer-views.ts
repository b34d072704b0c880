import type { Account, KnownCustomer } from "../customer-contract.ts";
import type { CustomerRow } from "./logins.ts";

/** Returns the data of a row that a browser may show while it is only remembered. */
export function knownCustomer(row: CustomerRow): KnownCustomer {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    loyaltyBeans: row.loyalty_beans,
    isCommunityMember: row.is_community_member,
    card: row.card_kind ?? undefined,
  };
}

/** Returns the data of a row that the customer sees after logging in. */
export function accountOf(row: CustomerRow): Account {
  return {
    ...knownCustomer(row),
    email: row.email,
    cardNumber: row.card_number ?? undefined,
    profile: {
      salutation: row.salutation ?? "",
      firstName: row.first_name,
      lastName: row.last_name,
      street: row.street,
      postalCode: row.postal_code,
      town: row.town,
    },
  };
}
