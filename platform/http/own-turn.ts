import { setImmediate } from "node:timers/promises";

let last = Promise.resolve();

/**
 * Resolves in a turn of the event loop that belongs to one caller, for work that takes milliseconds: responses that are ready are
 * sent before the next such work begins.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
