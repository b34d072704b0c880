import { executionAsyncResource } from "node:async_hooks";
import { nextTick } from "node:process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { keepShapeOfTicks } from "./shape-of-ticks.ts";

setFlagsFromString("--expose-gc");
setFlagsFromString("--allow-natives-syntax");
const collectGarbage = runInNewContext("gc") as () => void;
const haveSameShape = runInNewContext("(one, other) => %HaveSameMap(one, other)") as (
  ...objects: (object | undefined)[]
) => boolean;

test("after a garbage collection new ticks have the shape of the one that is kept", async () => {
  const kept = keepShapeOfTicks();
  collectGarbage();
  const later = await new Promise<object>((resolve) =>
    nextTick(() => resolve(executionAsyncResource())),
  );
  expect(later).not.toBe(kept);
  expect(haveSameShape(kept, later)).toBe(true);
});
