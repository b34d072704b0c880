import { expect, test, vi } from "vitest";
import { createNextChange } from "./next-change.ts";

const at = (time: number) => new Date(time);

/** Counts the reads of a source whose changes are at 5 and at 9. */
const counting = () => {
  const read = vi.fn<(now: Date) => Promise<Date | undefined>>(async (now) =>
    [5, 9].map(at).find((bound) => bound > now),
  );
  return { read, next: createNextChange(read) };
};

test("the next change is read once until it comes, also when none is left", async () => {
  const { read, next } = counting();
  for (const [now, change] of [
    [1, 5],
    [4, 5],
    [5, 9],
    [8, 9],
  ] as const)
    expect(await next.after(at(now))).toEqual(at(change));
  expect(await next.after(at(9))).toBeUndefined();
  expect(await next.after(at(99))).toBeUndefined();
  expect(read.mock.calls).toEqual([[at(1)], [at(5)], [at(9)]]);
});

test("a moment before the known span has a next change of its own", async () => {
  const { next } = counting();
  expect(await next.after(at(6))).toEqual(at(9));
  expect(await next.after(at(1))).toEqual(at(5));
});

test("callers at the same time share one reading of the next change; a failed one is retried", async () => {
  const { read, next } = counting();
  read.mockRejectedValueOnce(new Error("no database"));
  const failed = await Promise.allSettled([next.after(at(1)), next.after(at(1))]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await next.after(at(1))).toEqual(at(5));
});

test("the next change is read again after a change of the content, also one that was being read", async () => {
  const { read, next } = counting();
  const begun = Promise.withResolvers<Date>();
  read.mockReturnValueOnce(begun.promise);
  const before = next.after(at(1));
  next.invalidate();
  const after = next.after(at(1));
  begun.resolve(at(3));
  expect(await before).toEqual(at(3));
  expect(await after).toEqual(at(5));
  expect(await next.after(at(2))).toEqual(at(5));
});
