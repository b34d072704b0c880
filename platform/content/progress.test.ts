import { expect, test, vi } from "vitest";
import { createProgress } from "./progress.ts";

function progressOf(total: number) {
  let moment = 0;
  const report = vi.fn<(text: string) => void>();
  const progress = createProgress(total, report, () => moment);
  return {
    report,
    doneAfter(seconds: number, done: number) {
      moment = seconds * 1_000;
      progress(done);
    },
  };
}

test("a long task reports its share every five seconds, and how long the rest takes at this pace", () => {
  const { report, doneAfter } = progressOf(100_000);
  doneAfter(4, 10_000);
  doneAfter(8, 40_000);
  doneAfter(12, 50_000);
  doneAfter(16, 80_000);
  expect(report.mock.calls.flat()).toEqual([
    "40 % (40,000 of 100,000), 12 s left",
    "80 % (80,000 of 100,000), 4 s left",
  ]);
});

test("a task that has done nothing yet reports nothing", () => {
  const { report, doneAfter } = progressOf(10);
  doneAfter(60, 0);
  expect(report).not.toHaveBeenCalled();
});
