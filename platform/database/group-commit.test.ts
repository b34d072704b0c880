import { expect, test } from "vitest";
import { createGroupCommit } from "./group-commit.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

/** A slow store; the test decides how each transaction ends. */
function slowStore() {
  const groups: { items: string[]; commit(): void; fail(error: unknown): void }[] = [];
  const store = (items: string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    const commit = () => resolve(items.map((item) => `${item} stored`));
    groups.push({ items, commit, fail: reject });
    return promise;
  };
  const begun = async (times: number) => {
    while (groups.length < times) await new Promise(setImmediate);
    return groups.at(-1)!;
  };
  return { store, groups, begun };
}

test("concurrent items share transactions of limited size", async () => {
  const { store, groups, begun } = slowStore();
  const { add } = createGroupCommit({ store, sizeOf: ({ length }) => length, maxSize: 3 });
  const added = [add("a"), add("b")];
  const first = await begun(1);
  added.push(...["cc", "dd", "e", "ffff", "g"].map(add));
  first.commit();
  for (let group = 2; group <= 5; group++) (await begun(group)).commit();
  expect(groups.map(({ items }) => items.join())).toEqual(["a,b", "cc", "dd,e", "ffff", "g"]);
  expect(await Promise.all(added)).toEqual(
    ["a", "b", "cc", "dd", "e", "ffff", "g"].map((item) => `${item} stored`),
  );
});

test("an item is answered only once its transaction has committed", async () => {
  const { store, begun } = slowStore();
  const { add, idle } = createGroupCommit({ store });
  let isAnswered = false;
  let isIdle = false;
  const added = add("a").then(() => (isAnswered = true));
  const done = idle().then(() => (isIdle = true));
  const { commit } = await begun(1);
  await new Promise(setImmediate);
  expect([isAnswered, isIdle]).toEqual([false, false]);
  commit();
  await Promise.all([added, done]);
});

test("an item that the database refuses keeps no other out", async () => {
  const { store, begun } = slowStore();
  const { add } = createGroupCommit({ store });
  const added = Promise.allSettled([add("bad"), add("good")]);
  (await begun(1)).fail(new Error("bad"));
  (await begun(2)).fail(new Error("bad"));
  (await begun(3)).commit();
  expect((await added).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

test("while the database is down each group of items is tried once", async () => {
  const { store, groups, begun } = slowStore();
  const { add } = createGroupCommit({ store });
  const added = Promise.allSettled([add("a"), add("b")]);
  (await begun(1)).fail(new DatabaseUnavailableError(new Error("down")));
  expect((await added).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(groups).toHaveLength(1);
});

test("a group that hangs does not stop the next ones where their order does not matter", async () => {
  const { store, begun } = slowStore();
  const { add } = createGroupCommit({ store, overlapAfter: 1 });
  void add("hung");
  await begun(1);
  const next = add("next");
  (await begun(2)).commit();
  expect(await next).toBe("next stored");
});
