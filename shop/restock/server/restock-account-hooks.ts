import { sql } from "kysely";
import type { AccountHooks } from "../../../platform/http/slice.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";
import type { RestockOptions } from "./restock-ports.ts";

/** Requests of a customer's address end with the account, and when the account gets another address. */
export function restockAccountHooks({ database }: Pick<RestockOptions, "database">): AccountHooks {
  const forget = async (site: string, email: string, now: Date) => {
    await sql`delete from restock_request where site = ${site} and lower(email) = ${comparedEmail(email)}
      and requested_at <= ${now}`.execute(database);
  };
  return {
    onNewAddress: ({ site, from, now }) => forget(site, from, now),
    onRemoved: ({ site, email, now }) => forget(site, email, now),
  };
}
