import { createHook } from "node:async_hooks";
import { nextTick } from "node:process";

let kept: object | undefined;

/**
 * Keeps the object of one `process.nextTick` for ever, and returns it. V8 forgets the hidden class of objects none of which live
 * during a garbage collection, and makes another one for the next of them. After a few collections the code in Node that creates
 * ticks, which has a case for each class, has the slow one for all, and each takes .7 instead of .1 µs. A request has eight of them:
 * that was a fifth of what a cached fragment costs (`npm run bench`).
 */
export function keepShapeOfTicks(): object | undefined {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === "TickObject") kept ??= resource;
    },
  });
  hook.enable();
  nextTick(() => {});
  hook.disable();
  return kept;
}
