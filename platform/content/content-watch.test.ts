import { expect, onTestFinished, test, vi } from "vitest";
import { anyContent } from "./content-changes.ts";
import { ContentWatch } from "./content-watch.ts";

function open() {
  const content = {
    version: "1",
    changesAt: undefined as Date | undefined,
    now: new Date(0),
    failure: undefined as Error | undefined,
    answer: Promise.resolve(),
  };
  const invalidate = vi.fn<(changed: ReadonlySet<string>) => void>();
  const rebuild = vi.fn<(changed: ReadonlySet<string>) => Promise<void>>(async () => {});
  const onError = vi.fn<(error: unknown) => void>();
  const watch = new ContentWatch({
    version: async () => {
      await content.answer;
      if (content.failure) throw content.failure;
      return content.version;
    },
    nextChange: async () => content.changesAt,
    now: () => content.now,
    invalidate,
    rebuild,
    onError,
  });
  return { content, invalidate, rebuild, onError, watch };
}

test("a change of the content without a notification is found by the next check", async () => {
  const { content, invalidate, watch } = open();
  await watch.refresh();
  await watch.check();
  expect(invalidate).toHaveBeenCalledTimes(1);
  content.version = "2";
  await watch.check();
  await watch.check();
  expect(invalidate).toHaveBeenCalledTimes(2);
});

test("the next check finds a change that came without a notification while the version was read", async () => {
  const { content, invalidate, watch } = open();
  await watch.refresh();
  content.version = "2";
  invalidate.mockImplementationOnce(() => {
    // What is rendered between the two lacks the change.
    content.version = "3";
  });
  await watch.check();
  await watch.check();
  expect(invalidate).toHaveBeenCalledTimes(3);
  await watch.check();
  expect(invalidate).toHaveBeenCalledTimes(3);
});

test("the moment at which a price begins or ends counts as a change, once", async () => {
  const { content, invalidate, watch } = open();
  content.changesAt = new Date(1_000);
  await watch.refresh();
  content.now = new Date(999);
  await watch.check();
  expect(invalidate).toHaveBeenCalledTimes(1);
  content.now = new Date(1_000);
  content.changesAt = undefined;
  await watch.check();
  await watch.check();
  expect(invalidate).toHaveBeenCalledTimes(2);
});

test("at the moment at which something begins or ends it is rebuilt, between two checks", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { content, invalidate, rebuild, watch } = open();
  content.now = new Date();
  const later = (seconds: number) => new Date(content.now.getTime() + seconds * 1_000);
  content.changesAt = later(20);
  await watch.refresh();
  content.now = later(15);
  await watch.check();
  rebuild.mockClear();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(rebuild).not.toHaveBeenCalled();
  content.changesAt = later(7);
  content.now = later(5);
  await vi.advanceTimersByTimeAsync(200);
  expect(rebuild).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(rebuild).toHaveBeenCalledTimes(2);
  expect(invalidate).toHaveBeenCalledOnce();
  await watch.stop();
});

test("changes are dropped also when the version cannot be read, and everything with the next check", async () => {
  const { content, invalidate, onError, watch } = open();
  await watch.refresh();
  content.failure = new Error("no database");
  await watch.refresh(new Set(["product:1"]));
  expect(invalidate).toHaveBeenLastCalledWith(new Set(["product:1"]));
  expect(onError).toHaveBeenCalledTimes(1);
  content.failure = undefined;
  await watch.check();
  expect(invalidate).toHaveBeenLastCalledWith(new Set([anyContent]));
});

test("changes are dropped while the database does not answer", async () => {
  const { content, invalidate, watch } = open();
  content.answer = new Promise(() => {});
  void watch.refresh(new Set(["product:1"]));
  void watch.refresh(new Set(["product:2"]));
  expect(invalidate.mock.calls).toEqual([[new Set(["product:1"])], [new Set(["product:2"])]]);
});

test("a failed rebuild is reported and repeated after a growing delay, and no cache is emptied for it", async () => {
  const { content, invalidate, rebuild, onError, watch } = open();
  const checkAfter = async (seconds: number) => {
    rebuild.mockClear();
    content.now = new Date(content.now.getTime() + seconds * 1_000);
    await watch.check();
    // A change of nothing waits for the rebuilds.
    await watch.refresh(new Set());
    return rebuild.mock.calls;
  };
  rebuild.mockRejectedValue(new Error("out of memory"));
  await watch.refresh();
  expect(onError).toHaveBeenCalledTimes(1);
  invalidate.mockClear();
  expect(await checkAfter(0)).toEqual([[new Set([anyContent])]]);
  expect(await checkAfter(14)).toEqual([]);
  expect(await checkAfter(1)).toEqual([[new Set([anyContent])]]);
  expect(await checkAfter(44)).toEqual([]);
  rebuild.mockResolvedValue();
  expect(await checkAfter(1)).toEqual([[new Set([anyContent])]]);
  expect(await checkAfter(3_600)).toEqual([]);
  expect(onError).toHaveBeenCalledTimes(3);
  expect(invalidate.mock.calls.filter(([names]) => names.size > 0)).toEqual([]);
});

test("a failed rebuild waits for its retry while other changes are rebuilt", async () => {
  const { content, rebuild, watch } = open();
  rebuild.mockRejectedValueOnce(new Error("out of memory"));
  await watch.refresh(new Set(["listing"]));
  await watch.refresh(new Set(["offers"]));
  content.now = new Date(15_000);
  await watch.check();
  await watch.stop();
  expect(rebuild.mock.calls.map(([names]) => [...names])).toEqual([
    ["listing"],
    ["offers"],
    ["listing"],
  ]);
});

test("changes during a rebuild are dropped at once, and rebuilt together after it", async () => {
  const { invalidate, rebuild, watch } = open();
  let finish = () => {};
  rebuild.mockImplementationOnce(() => new Promise((done) => (finish = done)));
  const first = watch.refresh();
  await vi.waitFor(() => expect(rebuild).toHaveBeenCalledTimes(1));
  void watch.refresh(new Set(["product:1"]));
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith(new Set(["product:1"])));
  void watch.refresh(new Set(["product:2"]));
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith(new Set(["product:2"])));
  expect(rebuild).toHaveBeenCalledTimes(1);
  finish();
  await first;
  expect(rebuild.mock.calls).toEqual([
    [new Set([anyContent])],
    [new Set(["product:1", "product:2"])],
  ]);
});

test("notified changes are collected for 100 ms and dropped together", async () => {
  vi.useFakeTimers();
  const { invalidate, watch } = open();
  for (const name of ["product:1", "offers", "product:1", "product:2"]) watch.notice(name);
  expect(invalidate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(invalidate.mock.calls).toEqual([[new Set(["product:1", "offers", "product:2"])]]);
  watch.notice("product:3");
  await watch.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(invalidate).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("while changes go on, they are dropped together every 400 ms, and the first after a pause within 100 ms", async () => {
  vi.useFakeTimers();
  const { invalidate, watch } = open();
  const changeFor = async (milliseconds: number) => {
    for (let at = 0; at < milliseconds; at += 20) {
      watch.notice(`product:${at}`);
      await vi.advanceTimersByTimeAsync(20);
    }
  };
  await changeFor(100 + 400 + 400);
  expect(invalidate).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(invalidate).toHaveBeenCalledTimes(3);
  await changeFor(100);
  expect(invalidate).toHaveBeenCalledTimes(4);
  await watch.stop();
  vi.useRealTimers();
});

test("a stopped content watch refreshes nothing", async () => {
  const { content, invalidate, watch } = open();
  await watch.refresh();
  await watch.stop();
  content.version = "2";
  await watch.refresh(new Set(["product:1"]));
  await watch.check();
  expect(invalidate).toHaveBeenCalledTimes(1);
});
