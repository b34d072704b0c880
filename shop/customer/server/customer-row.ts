import type { Selectable, Transaction } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { CardKind } from "../../shop-paths.ts";
import type { CustomerTables } from "./customer-tables.ts";
import type { CheckedCustomer, Customer } from "./visitor.ts";

export type CustomerRow = Selectable<CustomerTables["customer"]>;

/** Returns the number of the row with an id; 0, which no row has, for a text that is no id of ours. */
export const rowIdOf = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);

/** Returns the card of the customer in a row, with its balance. */
export type CardOf = (
  id: number,
) => Promise<{ kind: CardKind; number: string; beans: number } | undefined>;

/** Returns the customer in a row with their card. */
export const customerOf = (row: CustomerRow, card: Awaited<ReturnType<CardOf>>): Customer => ({
  id: String(row.id),
  createdAt: row.created_at,
  account: {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    loyaltyBeans: card?.beans ?? 0,
    isCommunityMember: row.is_community_member,
    card: card?.kind,
    cardNumber: card?.number,
    profile: {
      salutation: row.salutation ?? "",
      firstName: row.first_name,
      lastName: row.last_name,
    },
  },
});

/** Returns a fingerprint of the password, which cancels the result of a check once the password was changed. */
export const passwordStateOf = ({ password_hash }: Pick<CustomerRow, "password_hash">): string =>
  hashOf(password_hash);

/** Returns the customer in a row whose password was right, or was just set. */
export const checkedCustomer = (
  row: CustomerRow,
  card?: Awaited<ReturnType<CardOf>>,
): CheckedCustomer => ({
  customer: customerOf(row, card),
  passwordState: passwordStateOf(row),
});

/** Locks the row of a customer until the transaction ends; returns undefined if it is gone, or the password has been changed since. */
export async function heldRow(
  transaction: Transaction<CustomerTables>,
  { customer, passwordState }: CheckedCustomer,
): Promise<CustomerRow | undefined> {
  const row = await transaction
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", rowIdOf(customer.id))
    .forUpdate()
    .executeTakeFirst();
  return row && passwordStateOf(row) === passwordState ? row : undefined;
}
