import { readFileSync } from "node:fs";
import { nameOf, type Failure } from "./steps.ts";

/** Tests that failed beside others and passed alone: the rule by which a run with some of them is still green. */

/** More failures in browsers are a fault of the product or of the run, not of single tests. */
export const maxUnstable = 5;

/** Tests that must not be unstable again, as `FILE › TITLE`: a person who has looked at one enters it. */
export const readKnownUnstable = () =>
  JSON.parse(readFileSync("tests/unstable.json", "utf8")) as string[];

export interface Verdict {
  /** What makes the run red. */
  failed: Failure[];
  /** What passed alone, with the message of its first failure. */
  unstable: Failure[];
}

/**
 * Judges tests that failed in a browser by `runAgain`, which runs them alone and returns those that failed again. More than
 * `maxUnstable` are not repeated: the run is red, whatever a repetition says.
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
