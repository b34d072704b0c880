import fc from "fast-check";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { onTestFailed } from "vitest";

/** What all tests of a run draw at random comes from it; `SEED` sets it (vitest.config.ts). Properties that fail print it. */
export const seed = Number(import.meta.env.SEED);

fc.configureGlobal({ seed });
export { fc };

/** Random integers of a test, from 0 to below a limit. If the test fails, it says how to repeat it. */
export function randomIntegers(): (limit: number) => number {
  onTestFailed(() => console.error(`Drawn with SEED=${seed}, which repeats it.`));
  const random = xoroshiro128plus(seed);
  return (limit) => uniformInt(random, 0, limit - 1);
}
