import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

export type Random = ReturnType<typeof seededRandom>;

/** Creates a random generator with the same sequence in every run. */
export function seededRandom(seed: number) {
  const generator = xoroshiro128plus(seed);
  return {
    /** Returns true with this probability, from 0 to 1. */
    chance: (share: number) => uniformFloat64(generator) < share,
    /** Returns a whole number from 0, below a limit. */
    below: (limit: number) => uniformInt(generator, 0, limit - 1),
    pick: <T>(list: ArrayLike<T>): T => list[uniformInt(generator, 0, list.length - 1)]!,
  };
}
