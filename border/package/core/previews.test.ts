import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { previewsOf } from "./previews.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a clock that is set back does not prolong the pause after a failed preview", async () => {
  const preview = previewsOf(() => {});
  await preview(() => Promise.reject(new Error("The shop fails.")));
  expect(await preview(async () => "shown")).toBeUndefined();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await preview(async () => "shown")).toBe("shown");
});
