import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { nightFiles, rotatingFiles, rotatingOnEmbedded } from "./rotation.ts";

const long = new Set([...nightFiles, ...rotatingFiles, ...rotatingOnEmbedded]);

/** Starts files that take long before all others, so that nothing waits for the last of them: some of these are short to read. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ project, moduleId }: TestSpecification) =>
      long.has(relative(project.config.root, moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
