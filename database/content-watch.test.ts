import { expect, test, vi } from "vitest";
import { everything } from "./content-changes.ts";
import { createContentWatch } from "./content-watch.ts";

function open() {
  const content = { version: "1", changesAt: undefined as Date | undefined, now: new Date(0) };
  const refresh = vi.fn<(changed: ReadonlySet<string>) => Promise<void>>(async () => {});
  const onError = vi.fn<(error: unknown) => void>();
  const watch = createContentWatch({
    version: async () => content.version,
    nextChange: async () => content.changesAt,
    now: () => content.now,
    refresh,
    onError,
  });
  return { content, refresh, onError, watch };
}

test("a change without a notification is found", async () => {
  const { content, refresh, watch } = open();
  await watch.refresh();
  await watch.check();
  expect(refresh).toHaveBeenCalledTimes(1);
  content.version = "2";
  await watch.check();
  await watch.check();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("the moment at which a price begins or ends counts as a change, once", async () => {
  const { content, refresh, watch } = open();
  content.changesAt = new Date(1_000);
  await watch.refresh();
  content.now = new Date(999);
  await watch.check();
  expect(refresh).toHaveBeenCalledTimes(1);
  content.now = new Date(1_000);
  content.changesAt = undefined;
  await watch.check();
  await watch.check();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("a failed reading is reported and tried again", async () => {
  const { refresh, onError, watch } = open();
  refresh.mockRejectedValueOnce(new Error("no database"));
  await watch.refresh();
  expect(onError).toHaveBeenCalledTimes(1);
  await watch.check();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("changes during a refresh are refreshed together after it", async () => {
  const { refresh, watch } = open();
  let finish = () => {};
  refresh.mockImplementationOnce(() => new Promise((done) => (finish = done)));
  const first = watch.refresh();
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  void watch.refresh("product:1");
  void watch.refresh("product:2");
  expect(refresh).toHaveBeenCalledTimes(1);
  finish();
  await first;
  expect(refresh.mock.calls).toEqual([
    [new Set([everything])],
    [new Set(["product:1", "product:2"])],
  ]);
});

test("nothing is refreshed after the end", async () => {
  const { content, refresh, watch } = open();
  await watch.refresh();
  await watch.stop();
  content.version = "2";
  await watch.refresh("product:1");
  await watch.check();
  expect(refresh).toHaveBeenCalledTimes(1);
});
