/**
 * Runs tasks with the same key in sequence, in order of arrival, and tasks with different keys concurrently. Prevents conflicts
 * between changes of one cart in this process; conflicts between processes are resolved by the database.
 */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async function runExclusively<T>(key: string, run: () => Promise<T>): Promise<T> {
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
