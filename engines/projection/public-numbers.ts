import { sql, type QueryExecutorProvider } from "kysely";
import type { EngineId } from "../../commerce/scope.ts";
import type { WithNumber } from "./feed-rows.ts";

/** Below the first number of each kind, and its column: also what came from another engine has numbers that no other gets. */
const kinds = {
  product: { below: 99_999, column: sql`id from product` },
  category: { below: 0, column: sql`number from category` },
};

type Kind = keyof typeof kinds;

/**
 * Returns products or categories with their public numbers. Those that have none yet get that of their engine, unless another id has it, or the next one, in the
 * caller's transaction; an id keeps its number, also while it is deleted.
 */
export async function withNumbers<Entry extends { id: EngineId; number?: number }>(
  transaction: QueryExecutorProvider,
  kind: Kind,
  entries: Entry[],
): Promise<WithNumber<Entry>[]> {
  const ids = entries.map(({ id }) => id);
  const { below, column } = kinds[kind];
  await sql`
    with given as (
      select id, number, place, row_number() over (partition by number order by place) as turn
      from unnest(${ids}::text[], ${entries.map(({ number }) => number ?? null)}::integer[])
        with ordinality as given (id, number, place)
      where not exists (select from public_number known where known.kind = ${kind} and known.id = given.id)),
    wanted as (
      select id, place, case when turn = 1 and not exists (
        select from public_number taken where taken.kind = ${kind} and taken.number = given.number)
        then number end as number
      from given)
    insert into public_number (kind, id, number)
    select ${kind}, id, coalesce(wanted.number, highest.number + row_number() over (order by place))
    from wanted cross join (select greatest(${below}::integer, max(number)) as number from (
        select number from public_number where kind = ${kind}
        union all select ${column}
        union all select number from wanted) as present) as highest`.execute(transaction);
  const numbers = await knownNumbers(transaction, kind, ids);
  return entries.map((entry) => ({ ...entry, number: numbers.get(entry.id)! }));
}

/** Returns the public numbers of ids that have one. */
export async function knownNumbers(
  transaction: QueryExecutorProvider,
  kind: Kind,
  ids: EngineId[],
): Promise<Map<EngineId, number>> {
  const { rows } = await sql<{ id: EngineId; number: number }>`
    select id, number from public_number where kind = ${kind} and id = any(${ids})`.execute(
    transaction,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}
