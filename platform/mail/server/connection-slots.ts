/** Runs as many tasks at once as there are connections. Further ones wait, in their order. */
export function createConnectionSlots(max: number) {
  const waiting: (() => void)[] = [];
  let free = max;
  return async function inSlot<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free--;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await task();
    } finally {
      const begin = waiting.shift();
      if (begin) begin();
      else free++;
    }
  };
}
