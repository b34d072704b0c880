import type { Server } from "node:net";
import { setImmediate } from "node:timers/promises";

let last = Promise.resolve();
/** Number of connections that servers have accepted. */
let accepted = 0;
/** Maximum number of connections that are accepted before a piece of work. */
const maxAtOnce = 32;

/** Makes work in turns wait for connections that a server has not accepted yet. */
export function acceptBetweenTurns(server: Server) {
  server.on("connection", () => accepted++);
}

/**
 * Yields to the event loop before a task of some milliseconds: finished responses are sent and connections accepted before the next
 * such task begins. Each caller gets a turn of its own.
 */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(turnUntilAccepted);
  return last;
}

/**
 * Lets the event loop turn as long as each turn accepts a connection. It never accepts more than one: with ten milliseconds of work
 * in every turn, the last of a thousand new clients would wait for ten seconds. The current turn does not count: it may have
 * accepted its connection already.
 */
async function turnUntilAccepted() {
  await setImmediate();
  for (let turns = 1; turns < maxAtOnce; turns++) {
    const before = accepted;
    await setImmediate();
    if (accepted === before) return;
  }
}
