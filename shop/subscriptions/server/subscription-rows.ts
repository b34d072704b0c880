import {
  sql,
  type Kysely,
  type QueryExecutorProvider,
  type Selectable,
  type Updateable,
} from "kysely";
import type { SubscriptionStep } from "../subscriptions-contract.ts";
import type { SubscriptionTables } from "./subscriptions-tables.ts";

export type SubscriptionRow = Selectable<SubscriptionTables["subscription"]>;
export type DeliveryRow = Selectable<SubscriptionTables["subscription_delivery"]>;

/** The subscription was changed since it was read: the transaction is rolled back, and the decision taken again. */
export class Outdated extends Error {}

export const readSubscription = (
  database: Kysely<SubscriptionTables>,
  number: string,
): Promise<SubscriptionRow | undefined> =>
  database.selectFrom("subscription").selectAll().where("number", "=", number).executeTakeFirst();

export const readDelivery = (
  database: Kysely<SubscriptionTables>,
  subscription: string,
  number: number,
): Promise<DeliveryRow | undefined> =>
  database
    .selectFrom("subscription_delivery")
    .selectAll()
    .where("subscription", "=", subscription)
    .where("number", "=", number)
    .executeTakeFirst();

/** Writes a subscription as it was read, with changes. Throws `Outdated` when another change came first. */
export async function writeSubscription(
  transaction: Kysely<SubscriptionTables>,
  { number, revision }: Pick<SubscriptionRow, "number" | "revision">,
  change: Omit<Updateable<SubscriptionTables["subscription"]>, "revision" | "number">,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable("subscription")
    .set({ ...change, revision: revision + 1 })
    .where("number", "=", number)
    .where("revision", "=", revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Outdated();
}

/** Maximum times that a decision is taken again because of changes in the meantime. */
const maxTries = 10;

/** Takes a decision and writes it, until nothing has changed in the meantime. Nothing is locked while it is taken. */
export async function untilCurrent<Outcome>(decide: () => Promise<Outcome>): Promise<Outcome> {
  for (let tried = 1; ; tried++)
    try {
      return await decide();
    } catch (error) {
      if (!(error instanceof Outdated) || tried === maxTries) throw error;
    }
}

/** Adds a step to the history of a subscription. */
export const addSubscriptionStep = (
  transaction: QueryExecutorProvider,
  number: string,
  { at, by, kind, note }: SubscriptionStep,
) =>
  sql`insert into subscription_step (subscription, at, by_whom, kind, note)
    values (${number}, ${at}::timestamptz, ${by}, ${kind}, ${note})`.execute(transaction);
