import type pg from "pg";

/** Measures things in turn, each once in a round, so that a machine that gets slower disturbs all alike. */
export async function inTurn<Name extends string, Result>(
  rounds: number,
  measures: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(measures) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]]));
  for (let round = 0; round < rounds; round++)
    for (const name of names) results[name]!.push(await measures[name]());
  return results as Record<Name, Result[]>;
}

const pairsInRound = 4;

/** Measures two things in pairs of short measurements, of which either is the first in turn. */
export async function inPairs<Ours, Bare>(
  rounds: number,
  measureOurs: () => Promise<Ours>,
  measureBare: () => Promise<Bare>,
): Promise<{ ours: Ours; bare: Bare }[]> {
  const pairs: { ours: Ours; bare: Bare }[] = [];
  for (let made = 0; made < rounds * pairsInRound; made += 2) {
    pairs.push({ ours: await measureOurs(), bare: await measureBare() });
    const bare = await measureBare();
    pairs.push({ ours: await measureOurs(), bare });
  }
  return pairs;
}

/** Returns how often per second clients act, one time after the other, until the seconds are over or they have acted so often. */
export async function rateOf(
  clients: number,
  { seconds = Infinity, times = Infinity }: { seconds?: number; times?: number },
  act: () => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  let begun = 0;
  let done = 0;
  const client = async () => {
    while (performance.now() - started < seconds * 1_000 && begun++ < times) {
      await act();
      done++;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (done * 1_000) / (performance.now() - started);
}

/** Returns a function that runs statements on a connection of a pool. */
export const onPool =
  (pool: pg.Pool, run: (client: pg.PoolClient) => Promise<unknown>) => async () => {
    const client = await pool.connect();
    await run(client).finally(() => client.release());
  };

/** Returns the milliseconds that something takes. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
