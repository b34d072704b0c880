import fc from "fast-check";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { onTestFailed } from "vitest";

/** The seed of all random values in a test run; `SEED` sets it (vitest.config.ts). Failing properties print it. */
export const seed = Number(import.meta.env.SEED);

fc.configureGlobal({ seed });
export { fc };

/** Returns a generator of random integers from 0 to below a limit. A failing test prints how to repeat it. */
export function randomIntegers(): (limit: number) => number {
  onTestFailed(() => console.error(`Drawn with SEED=${seed}, which repeats it.`));
  const random = xoroshiro128plus(seed);
  return (limit) => uniformInt(random, 0, limit - 1);
}
