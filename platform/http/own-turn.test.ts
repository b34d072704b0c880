import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { ownTurn } from "./own-turn.ts";

test("between two pieces of work that ask for a turn of their own the event loop turns", async () => {
  const events: string[] = [];
  const pieces = ["first", "second", "third"].map(async (piece) => {
    await ownTurn();
    events.push(piece);
  });
  let isDone = false;
  const turning = (async () => {
    for (; !isDone; await setImmediate()) events.push("turn");
  })();
  await Promise.all(pieces);
  isDone = true;
  await turning;
  const between = events.join(" ").match(/first (turn )+second (turn )+third/);
  expect(between).not.toBeNull();
});
