import { expect, test, vi } from "vitest";
import { singleFlight } from "./single-flight.ts";

test("a call joins a running task, and starts another once that has ended or failed", async () => {
  const start = vi.fn<() => Promise<string>>(async () => "done");
  const run = singleFlight(start);
  expect(await Promise.all([run(), run()])).toEqual(["done", "done"]);
  expect(start).toHaveBeenCalledTimes(1);
  start.mockRejectedValueOnce(new Error("down"));
  await expect(run()).rejects.toThrow("down");
  expect(await run()).toBe("done");
  expect(start).toHaveBeenCalledTimes(3);
});
