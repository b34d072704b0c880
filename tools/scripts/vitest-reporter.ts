import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";
import type { Results } from "./steps.ts";

/** A reporter of Vitest: writes the results of each project to the file VITEST_REPORT; seconds are the sum over its files. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class ProjectReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const projects: Record<string, Results> = {};
    for (const module of modules) {
      // The name "browser (chromium)" belongs to the project browser.
      const [name = ""] = module.project.name.split(" ");
      const results = (projects[name] ??= { passed: 0, skipped: 0, failures: [], seconds: 0 });
      const fail = (title: string, errors: readonly { message: string }[] = []) => {
        const message = errors.map((error) => error.message).join("; ");
        results.failures.push({ file: module.relativeModuleId, title, message });
      };
      let hasFailure = false;
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === "pending") continue;
        hasFailure ||= state === "failed";
        if (state === "failed") fail(test.fullName, errors);
        else results[state]++;
      }
      // A file that does not load has no test to count.
      if (module.state() === "failed" && !hasFailure) fail("", module.errors());
      const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
      results.seconds += (prepareDuration + collectDuration + setupDuration + duration) / 1000;
    }
    writeFileSync(process.env.VITEST_REPORT!, JSON.stringify(projects));
  }
}
