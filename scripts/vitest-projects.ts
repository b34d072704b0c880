import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";
import type { Failure } from "./steps.ts";

/** A project's tests by result, and the seconds that its files took, added up over all processes. */
export interface ProjectCounts {
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  failures: Failure[];
}

/** A reporter of Vitest: writes the counts of each project to the file VITEST_REPORT. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class ProjectReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const projects: Record<string, ProjectCounts> = {};
    for (const module of modules) {
      // "browser (chromium)" is the project browser.
      const [name = ""] = module.project.name.split(" ");
      const counts = (projects[name] ??= {
        passed: 0,
        failed: 0,
        skipped: 0,
        seconds: 0,
        failures: [],
      });
      const fail = (title: string, errors: readonly { message: string }[] = []) => {
        counts.failed++;
        const message = errors.map((error) => error.message).join("; ");
        counts.failures.push({ name: `${module.relativeModuleId} › ${title}`, message });
      };
      let hasFailure = false;
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === "pending") continue;
        hasFailure ||= state === "failed";
        if (state === "failed") fail(test.fullName, errors);
        else counts[state]++;
      }
      // A file that does not load has no test to count.
      if (module.state() === "failed" && !hasFailure) fail("the file", module.errors());
      const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
      const all = prepareDuration + collectDuration + setupDuration + duration;
      counts.seconds += all / 1000;
    }
    writeFileSync(process.env.VITEST_REPORT!, JSON.stringify(projects));
  }
}
