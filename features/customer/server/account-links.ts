import type { Kysely, Transaction } from "kysely";
import { hashOf, isSecret, newSecret } from "../../../security/secrets.ts";
import type { SiteCode } from "../../../shared/site.ts";
import type { CustomerTables } from "./customer-tables.ts";

/** What a link of a mail is good for, and for how many minutes. */
export const linkMinutes = { confirmAddress: 24 * 60, resetPassword: 30, changeEmail: 24 * 60 };
export type LinkPurpose = keyof typeof linkMinutes;

type Target =
  | { customer_id: number; email?: string; registration_id?: undefined }
  | { registration_id: string; customer_id?: undefined; email?: undefined };

interface LinkUse {
  site: { code: SiteCode };
  now: Date;
}

const minute = 60_000;

/** Makes a link and gives its secret. */
export async function createLink(
  database: Kysely<CustomerTables>,
  purpose: LinkPurpose,
  target: Target,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await database
    .insertInto("account_link")
    .values({
      ...target,
      token_hash: hashOf(secret),
      purpose,
      expires_at: new Date(now.getTime() + linkMinutes[purpose] * minute),
    })
    .execute();
  return secret;
}

/** The link with a secret, if it still works at this site. */
export async function findLink(
  database: Kysely<CustomerTables>,
  purpose: LinkPurpose,
  secret: string,
  { site, now }: LinkUse,
) {
  if (!isSecret(secret)) return undefined;
  return database
    .selectFrom("account_link")
    .leftJoin("customer", "customer.id", "account_link.customer_id")
    .leftJoin("registration", "registration.id", "account_link.registration_id")
    .select(["token_hash", "customer_id", "registration_id", "account_link.email"])
    .where("token_hash", "=", hashOf(secret))
    .where("purpose", "=", purpose)
    .where("account_link.expires_at", ">", now)
    .where((row) =>
      row.or([row("customer.site", "=", site.code), row("registration.site", "=", site.code)]),
    )
    .executeTakeFirst();
}

/** The customer of a link, which works no more: of many at once one gets it. Gives the new address, too. */
export async function takeLink(
  transaction: Transaction<CustomerTables>,
  purpose: LinkPurpose,
  secret: string,
  use: LinkUse,
): Promise<{ customerId: number; email: string | null } | undefined> {
  const found = await findLink(transaction, purpose, secret, use);
  if (!found) return undefined;
  const taken = await transaction
    .deleteFrom("account_link")
    .where("token_hash", "=", found.token_hash)
    .returning(["customer_id", "email"])
    .executeTakeFirst();
  return taken?.customer_id ? { customerId: taken.customer_id, email: taken.email } : undefined;
}

/** Whoever got them by mail cannot use them any more. */
export const deleteLinks = (transaction: Transaction<CustomerTables>, customerId: number) =>
  transaction.deleteFrom("account_link").where("customer_id", "=", customerId).execute();
