import { sql, type Kysely } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Checkout } from "../checkout-contract.ts";
import { checkoutDays } from "../checkout-rules.ts";
import type { OrderOwner, OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";

/** Returns the name under which an owner's checkout is stored; undefined for a guest without a cart. */
export function ownerName(owner: OrderOwner): string | undefined {
  if ("customerId" in owner) return owner.customerId;
  return owner.secret && hashOf(owner.secret);
}

/**
 * Returns the mark of the shopper who was shown a form of the checkout. Guests of one browser share it, because they share their
 * entries.
 */
export const ownerMark = (owner: OrderOwner): string =>
  "customerId" in owner ? hashOf(`checkout ${owner.customerId}`) : guestMark;
export const guestMark = "guest";

/** Returns when a checkout expires whose last entry was made at a moment. */
export const checkoutExpiry = (entered: Date) =>
  new Date(entered.getTime() + checkoutDays * 86_400_000);

/** Choices that are stored at most: a cart has no more entries, and those that were removed are kept for a while. */
const maxChoices = 100;

/** The choices for subscriptions of both, each by its id: an entry of one does not end the others'. */
const allChoices = (
  now: Date,
) => sql`case when excluded.entered ? 'subscriptions' and checkout.expires_at > ${now}
    and (select count(*) from jsonb_object_keys(coalesce(checkout.entered->'subscriptions', '{}'))) < ${maxChoices}
  then jsonb_build_object('subscriptions', coalesce(checkout.entered->'subscriptions', '{}') || (excluded.entered->'subscriptions'))
  else '{}' end`;

/** Stores what shoppers enter before an order, separately for each site. */
export function createCheckouts(
  database: Kysely<OrderTables>,
  { emailOf }: Pick<OrderPorts, "emailOf">,
) {
  return {
    /** Returns what was entered so far. A customer's own address is the default for mails. */
    async of(owner: OrderOwner, { site, now }: Viewpoint): Promise<Checkout> {
      const name = ownerName(owner);
      if (name === undefined) return {};
      const { rows } = await sql<{ entered: Checkout }>`/* plan once */ select entered from checkout
        where site = ${site.code} and owner = ${name} and expires_at > ${now}`.execute(database);
      const entered = rows[0]?.entered ?? {};
      if (entered.email !== undefined || !("customerId" in owner)) return entered;
      return { ...entered, email: await emailOf(owner.customerId) };
    },

    /**
     * Stores parts and leaves the others as they are; a part that is undefined is removed. A guest without a cart has nothing to
     * check out, so nothing is stored.
     */
    async save(
      owner: OrderOwner,
      at: Viewpoint,
      { subscriptions, ...part }: Partial<Checkout>,
    ): Promise<void> {
      const name = ownerName(owner);
      if (name === undefined) return;
      const customerId = "customerId" in owner ? owner.customerId : null;
      const entered = JSON.stringify({ ...part, ...(subscriptions && { subscriptions }) });
      await sql`insert into checkout (site, owner, customer_id, entered, expires_at)
        values (${at.site.code}, ${name}, ${customerId}, ${entered}, ${checkoutExpiry(at.now)})
        on conflict (site, owner) do update set expires_at = excluded.expires_at,
          entered = case when checkout.expires_at > ${at.now} then checkout.entered - ${Object.keys(part)}::text[]
            else '{}' end || excluded.entered || ${allChoices(at.now)}`.execute(database);
    },

    /**
     * Moves what a guest has entered to the customer who logs in. What the guest entered wins, except the e-mail address: the
     * customer's own receives the mails. A payment replaces the billing too, which is entered with it.
     */
    async merge(secret: string, customerId: string, at: Viewpoint): Promise<void> {
      await sql`with guest as (delete from checkout where site = ${at.site.code} and owner = ${hashOf(secret)}
          and expires_at > ${at.now} returning *)
        insert into checkout (site, owner, customer_id, entered, expires_at)
        select site, ${customerId}, ${customerId}, entered - 'email', expires_at from guest
        on conflict (site, owner) do update set expires_at = excluded.expires_at,
          entered = case when checkout.expires_at <= ${at.now} then '{}'
            when excluded.entered ? 'payment' then checkout.entered - 'billing'
            else checkout.entered end || excluded.entered || ${allChoices(at.now)}`.execute(
        database,
      );
    },

    deleteExpired: (now: Date) =>
      database.deleteFrom("checkout").where("expires_at", "<=", now).execute(),
  };
}
