import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { nightFiles, rotatingFiles, rotatingOnEmbedded } from "./rotation.ts";

/** Files that take minutes, and files that take longer than their size says. */
const [longest, long] = [new Set(nightFiles), new Set([...rotatingFiles, ...rotatingOnEmbedded])];

/** Starts files that take long before all others, so that nothing waits for the last of them: some of these are short to read. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const order = ({ project, moduleId }: TestSpecification) => {
      const file = relative(project.config.root, moduleId);
      return longest.has(file) ? 0 : long.has(file) ? 1 : 2;
    };
    return (await super.sort(files)).toSorted((one, other) => order(one) - order(other));
  }
}
