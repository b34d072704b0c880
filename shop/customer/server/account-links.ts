import type { Kysely, Transaction } from "kysely";
import { hashOf, isSecret, newSecret } from "../../../platform/security/secrets.ts";
import type { LinkPurpose } from "./accounts.ts";
import type { CustomerTables } from "./customer-tables.ts";
import type { CustomerViewpoint } from "./visitor.ts";

/** Minutes for which links in mails are valid, by purpose. */
export const linkMinutes: Record<LinkPurpose, number> = {
  confirmAddress: 24 * 60,
  resetPassword: 30,
  changeEmail: 24 * 60,
};

type Target =
  | { customer_id: number; email?: string; registration_id?: undefined }
  | { registration_id: string; customer_id?: undefined; email?: undefined };

export interface UsedLink {
  tokenHash: string;
  customerId: number;
  /** The new address, if the link confirms one. */
  email: string | null;
}

const minute = 60_000;

/** Creates a link and returns its secret. */
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

const linksWith = (
  database: Kysely<CustomerTables>,
  purpose: LinkPurpose,
  secret: string,
  { site, now }: CustomerViewpoint,
) =>
  database
    .selectFrom("account_link")
    .leftJoin("customer", "customer.id", "account_link.customer_id")
    .leftJoin("registration", "registration.id", "account_link.registration_id")
    .select(["token_hash", "customer_id", "registration_id", "account_link.email"])
    .select("customer.email as customer_email")
    .where("token_hash", "=", hashOf(secret))
    .where("purpose", "=", purpose)
    .where("account_link.expires_at", ">", now)
    .where((row) =>
      row.or([row("customer.site", "=", site.code), row("registration.site", "=", site.code)]),
    );

/** Returns the link with a secret, if it is still valid on this site. */
export async function findLink(
  database: Kysely<CustomerTables>,
  purpose: LinkPurpose,
  secret: string,
  use: CustomerViewpoint,
) {
  if (!isSecret(secret)) return undefined;
  return linksWith(database, purpose, secret, use).where("used_at", "is", null).executeTakeFirst();
}

/** Reports whether the link with a secret has served its purpose on this site. */
export async function wasLinkUsed(
  database: Kysely<CustomerTables>,
  purpose: LinkPurpose,
  secret: string,
  use: CustomerViewpoint,
): Promise<boolean> {
  if (!isSecret(secret)) return false;
  const used = linksWith(database, purpose, secret, use).where("used_at", "is not", null);
  return (await used.executeTakeFirst()) !== undefined;
}

/** Uses up a link and returns its customer, and the new address if there is one. Only one of concurrent requests succeeds. */
export async function takeLink(
  transaction: Transaction<CustomerTables>,
  purpose: LinkPurpose,
  secret: string,
  use: CustomerViewpoint,
): Promise<UsedLink | undefined> {
  const found = await findLink(transaction, purpose, secret, use);
  if (!found) return undefined;
  const taken = await transaction
    .updateTable("account_link")
    .set({ used_at: use.now })
    .where("token_hash", "=", found.token_hash)
    .where("used_at", "is", null)
    .returning(["token_hash", "customer_id", "email"])
    .executeTakeFirst();
  if (!taken?.customer_id) return undefined;
  const { token_hash: tokenHash, customer_id: customerId, email } = taken;
  return { tokenHash, customerId, email };
}

/** Deletes a link that can no longer serve its purpose, and so was not used. */
export const deleteLink = (database: Kysely<CustomerTables>, secret: string) =>
  database.deleteFrom("account_link").where("token_hash", "=", hashOf(secret)).execute();

/**
 * Deletes links, so that mails already sent no longer grant access. The used link stays, so that reopening it shows that it was
 * used.
 */
export const deleteLinks = (
  transaction: Transaction<CustomerTables>,
  customerId: number,
  { tokenHash = "" }: Partial<UsedLink> = {},
) =>
  transaction
    .deleteFrom("account_link")
    .where("customer_id", "=", customerId)
    .where("token_hash", "!=", tokenHash)
    .execute();
