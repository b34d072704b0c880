import { expect, test, vi } from "vitest";
import { createFreshness } from "./freshness.ts";

function open() {
  const content = { version: "1", changesAt: undefined as Date | undefined, now: new Date(0) };
  const refresh = vi.fn<() => Promise<void>>(async () => {});
  const onError = vi.fn<(error: unknown) => void>();
  const freshness = createFreshness({
    version: async () => content.version,
    nextChange: async () => content.changesAt,
    now: () => content.now,
    refresh,
    onError,
  });
  void freshness.stop();
  return { content, refresh, onError, freshness };
}

test("a change that nobody told of is found", async () => {
  const { content, refresh, freshness } = open();
  await freshness.refresh();
  await freshness.check();
  expect(refresh).toHaveBeenCalledTimes(1);
  content.version = "2";
  await freshness.check();
  await freshness.check();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("the moment at which a price begins or ends counts as a change, once", async () => {
  const { content, refresh, freshness } = open();
  content.changesAt = new Date(1_000);
  await freshness.refresh();
  content.now = new Date(999);
  await freshness.check();
  expect(refresh).toHaveBeenCalledTimes(1);
  content.now = new Date(1_000);
  content.changesAt = undefined;
  await freshness.check();
  await freshness.check();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("a failed reading is reported and tried again", async () => {
  const { refresh, onError, freshness } = open();
  refresh.mockRejectedValueOnce(new Error("no database"));
  await freshness.refresh();
  expect(onError).toHaveBeenCalledTimes(1);
  await freshness.check();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("what is told while reading is read after it, and never at the same time", async () => {
  const { refresh, freshness } = open();
  let finish = () => {};
  refresh.mockImplementationOnce(() => new Promise((done) => (finish = done)));
  const first = freshness.refresh();
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  void freshness.refresh();
  void freshness.refresh();
  expect(refresh).toHaveBeenCalledTimes(1);
  finish();
  await first;
  expect(refresh).toHaveBeenCalledTimes(2);
});
