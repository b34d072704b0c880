import { readFileSync } from "node:fs";
import { nameOf, type Failure } from "./steps.ts";

/** Tests that failed beside others and passed alone: the rule by which a run with some of them is still green. */

/** More of them in a run are a fault of the run itself. */
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

/** Judges tests that failed at first by those that failed again when they ran alone. */
export function judge(first: Failure[], again: Failure[], known: string[]): Verdict {
  const failedAgain = new Set(again.map(nameOf));
  const unstable = first.filter((failure) => !failedAgain.has(nameOf(failure)));
  const repeated = unstable
    .filter((failure) => known.includes(nameOf(failure)))
    .map((failure) => ({
      ...failure,
      message: `It is entered in tests/unstable.json and was unstable again: ${failure.message}`,
    }));
  const tooMany =
    unstable.length > maxUnstable
      ? [
          {
            file: `${unstable.length} unstable tests`,
            title: "",
            message: `A run with more than ${maxUnstable} tests that pass alone only is red.`,
          },
        ]
      : [];
  return { failed: [...again, ...repeated, ...tooMany], unstable };
}
