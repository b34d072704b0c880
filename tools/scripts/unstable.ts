import { readFileSync } from "node:fs";
import { nameOf, type Failure } from "./steps.ts";

/** Unstable tests, which fail beside others and pass alone: the rule by which a run with some of them is still green. */

/** More failures in browsers than this are a fault of the product or of the run, not of single tests. */
export const maxUnstable = 5;

/** Reads the tests that must not be unstable again, as `FILE › TITLE`. A person who has investigated one adds it. */
export const readKnownUnstable = () =>
  JSON.parse(readFileSync("tests/unstable.json", "utf8")) as string[];

export interface Verdict {
  /** Failures that make the run red. */
  failed: Failure[];
  /** Tests that passed alone, with the message of their first failure. */
  unstable: Failure[];
}

/**
 * Judges tests that failed in a browser. `runAgain` runs them alone and returns those that failed again. More than `maxUnstable`
 * are not repeated: the run is red regardless.
 */
export async function judge(
  first: Failure[],
  runAgain: () => Promise<Failure[]>,
  known: string[],
): Promise<Verdict> {
  if (first.length === 0 || first.length > maxUnstable) return { failed: first, unstable: [] };
  const again = await runAgain();
  const failedAgain = new Set(again.map(nameOf));
  const unstable = first.filter((failure) => !failedAgain.has(nameOf(failure)));
  const repeated = unstable
    .filter((failure) => known.includes(nameOf(failure)))
    .map((failure) => ({
      ...failure,
      message: `It is entered in tests/unstable.json and was unstable again: ${failure.message}`,
    }));
  return { failed: [...again, ...repeated], unstable };
}
