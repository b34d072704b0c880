import { expect, test, vi } from "vitest";
import { createCountedWarning } from "./counted-warning.ts";

test("a warning that any client can cause is logged at once, then once a minute with its count", () => {
  let now = 0;
  const warn = vi.fn<(times: number) => void>();
  const happen = createCountedWarning(warn, () => now);
  for (let times = 0; times < 1_000; times++) happen();
  expect(warn.mock.calls).toEqual([[1]]);
  now = 60_000;
  happen();
  expect(warn.mock.calls).toEqual([[1], [1_000]]);
});
