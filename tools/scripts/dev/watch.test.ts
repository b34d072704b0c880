import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { watchFiles } from "./watch.ts";

let root: string;
let stop: () => void;
let nextChange: () => Promise<string[]>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "kontor-watch-"));
  await save("border/cart/Cart.tsx");
  await save("content/news.md");
  const changes = new ReadableStream<string[]>({
    start(controller) {
      stop = watchFiles({
        root,
        folders: ["border", "content"],
        pattern: /\.(tsx?|md)$/,
        onChange: (files) => controller.enqueue(files.map((file) => file.replaceAll("\\", "/"))),
      });
    },
  }).getReader();
  nextChange = async () => (await changes.read()).value!;
});

afterEach(async () => {
  stop();
  await rm(root, { recursive: true });
});

async function save(file: string) {
  await mkdir(join(root, dirname(file)), { recursive: true });
  await writeFile(join(root, file), String(Math.random()));
}

/** Saves a file like `sed -i`, vim and most IDEs: another file takes its name. */
async function saveByRename(file: string) {
  const temporary = `${file}.tmp`;
  await save(temporary);
  await rename(join(root, temporary), join(root, file));
}

test("the file watcher reports each of several saves by rename", async () => {
  for (let saves = 0; saves < 3; saves++) {
    await saveByRename("border/cart/Cart.tsx");
    expect(await nextChange()).toEqual(["border/cart/Cart.tsx"]);
  }
});

test("the file watcher reports a save in place, also after one by rename", async () => {
  await saveByRename("content/news.md");
  expect(await nextChange()).toEqual(["content/news.md"]);
  await save("content/news.md");
  expect(await nextChange()).toEqual(["content/news.md"]);
});

test("the file watcher reports a new file in a new folder, its change and its deletion", async () => {
  const file = "border/wishlist/client/Wishlist.tsx";
  await save(file);
  expect(await nextChange()).toEqual([file]);
  await saveByRename(file);
  expect(await nextChange()).toEqual([file]);
  await rm(join(root, file));
  expect(await nextChange()).toEqual([file]);
});

test("the file watcher ignores files that match no pattern", async () => {
  await save("border/cart/cart.log");
  await save("content/news.md");
  expect(await nextChange()).toEqual(["content/news.md"]);
});

test("the file watcher reports a folder that is deleted and comes back", async () => {
  const file = "border/cart/Cart.tsx";
  await rm(join(root, "border/cart"), { recursive: true });
  expect(await nextChange()).toEqual([file]);
  await save(file);
  expect(await nextChange()).toEqual([file]);
});
