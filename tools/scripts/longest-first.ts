import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { nightFiles, rotatingFiles } from "./rotation.ts";

const long = [...nightFiles, ...rotatingFiles];

/** Runs the files that are known to take long first: at the end, the other processes would wait for one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      long.includes(relative(projectFolder, moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
