import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

export type Random = ReturnType<typeof seededRandom>;

/** Chance that is the same in every run. */
export function seededRandom(seed: number) {
  const generator = xoroshiro128plus(seed);
  return {
    /** True as often as so many times of one. */
    chance: (share: number) => uniformFloat64(generator) < share,
    /** A whole number from 0, below a limit. */
    below: (limit: number) => uniformInt(generator, 0, limit - 1),
    pick: <T>(list: ArrayLike<T>): T => list[uniformInt(generator, 0, list.length - 1)]!,
  };
}
