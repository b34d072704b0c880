import { isDeepStrictEqual } from "node:util";
import type { Kysely, Selectable } from "kysely";
import type { EngineOrder, OrderDraft } from "../../commerce/orders.ts";
import type { Scope } from "../../commerce/scope.ts";
import type { Returns, VendureTables } from "./vendure-tables.ts";

export type OrderRecord = Selectable<VendureTables["vendure_order"]>;

/** Milliseconds after which an order that was begun, and never placed, is given up. */
const begunFor = 86_400_000;

export interface OrderRecordsOptions {
  now(): Date;
  /** Returns when an order that is placed in a channel at a moment is deleted. */
  storedUntil(placedAt: Date, channel: string): Date;
}

/** Keeps which orders of Vendure are those of which keys, with their drafts as the shopper reviewed them. */
export function createOrderRecords(
  database: Kysely<VendureTables>,
  { now, storedUntil }: OrderRecordsOptions,
) {
  const find = async (name: Partial<Pick<OrderRecord, "key" | "number">>) =>
    database
      .selectFrom("vendure_order")
      .selectAll()
      .where((each) => each.and(name))
      .executeTakeFirst();
  const update = (key: string) => database.updateTable("vendure_order").where("key", "=", key);
  return {
    find,
    /** Stores the reference of an order before anything is paid; replaces an earlier one that was given up. */
    async begin(
      key: string,
      { at: placedAt, channel }: Scope,
      draft: OrderDraft,
      reference: Pick<OrderRecord, "order_id" | "number">,
    ): Promise<void> {
      const values = {
        ...reference,
        channel,
        placed_at: placedAt,
        state: "begun",
        draft: JSON.stringify(draft),
        expires_at: new Date(now().getTime() + begunFor),
      } as const;
      await database
        .insertInto("vendure_order")
        .values({ key, ...values })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(values))
        .execute();
    },
    async setState(
      { key, channel, placed_at: placedAt }: OrderRecord,
      state: EngineOrder["state"],
    ) {
      return update(key)
        .set({ state, expires_at: storedUntil(placedAt, channel) })
        .returningAll()
        .executeTakeFirstOrThrow();
    },
    setReturns: (key: string, returned: Returns) =>
      update(key)
        .set({ returned: JSON.stringify(returned) })
        .returningAll()
        .executeTakeFirstOrThrow(),
    remove: async ({ key }: Pick<OrderRecord, "key">) =>
      void (await database.deleteFrom("vendure_order").where("key", "=", key).execute()),
    expired: (at: Date) =>
      database.selectFrom("vendure_order").selectAll().where("expires_at", "<=", at).execute(),
  };
}

export type OrderRecords = ReturnType<typeof createOrderRecords>;

export const orderOf = ({
  number,
  channel,
  placed_at: placedAt,
  state,
  draft,
}: OrderRecord): EngineOrder => ({
  ...draft,
  number,
  channel,
  placedAt,
  state: state === "cancelled" ? "cancelled" : "placed",
});

/** Reports whether a key was used for this draft. */
export const isSameDraft = ({ channel, draft }: OrderRecord, scope: Scope, other: OrderDraft) =>
  channel === scope.channel && isDeepStrictEqual(draft, { ...other });
