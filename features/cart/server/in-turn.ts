/**
 * Runs what has the same key one after the other, in the order in which it came; what has another key at once. Keeps the
 * changes of one cart in this process from getting in each other's way: between processes the database decides.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<T>(key: string, run: () => Promise<T>): Promise<T> {
    const before = last.get(key);
    const turn = before ? before.then(run, run) : run();
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
