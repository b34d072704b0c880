import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DamagedSnapshotError, readSnapshot, writeSnapshot } from "./snapshot-file.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "snapshot-"));
  file = join(folder, "indexes", "products");
});
afterEach(() => rm(folder, { recursive: true }));

const value = {
  name: "Käse",
  bytes: Uint8Array.of(1, 2, 255),
  nothing: new Uint32Array(0),
  // Longer than a chunk of the file.
  large: Uint32Array.from({ length: 1_100_000 }, (_, at) => at),
  negative: Int32Array.of(-1, 7),
  fractions: Float64Array.of(0.5, 1e12),
  byKey: new Map([[2 ** 40, { bits: Uint32Array.of(9) }]]),
  lists: [new Map([["a", new Map([["b", 3]])]])],
};

test("a snapshot returns the value that was stored under its key, and nothing under another one", async () => {
  await writeSnapshot(file, "first", value);
  expect(await readSnapshot(file, "first")).toEqual(value);
  expect(await readSnapshot(file, "second")).toBeUndefined();
  await writeSnapshot(file, "second", { small: Uint32Array.of(1) });
  expect(await readSnapshot(file, "second")).toEqual({ small: Uint32Array.of(1) });
  expect(await readdir(join(folder, "indexes"))).toEqual(["products"]);
});

test("there is no snapshot before one is stored", async () => {
  expect(await readSnapshot(file, "first")).toBeUndefined();
});

test("a snapshot removes the remains of one whose process was killed", async () => {
  const left = `${file}.killed.part`;
  const old = new Date(Date.now() - 2 * 3_600_000);
  await mkdir(join(folder, "indexes"));
  await writeFile(left, "");
  await utimes(left, old, old);
  await writeSnapshot(file, "first", value);
  expect(await readdir(join(folder, "indexes"))).toEqual(["products"]);
});

test("a snapshot with one flipped bit is refused, wherever the bit is", async () => {
  await writeSnapshot(file, "first", { numbers: Uint32Array.of(1, 2, 3), name: "Käse" });
  const written = await readFile(file);
  for (let at = 0; at < written.length; at++) {
    const flipped = Buffer.from(written);
    flipped[at]! ^= 1 << (at % 8);
    await writeFile(file, flipped);
    await expect(readSnapshot(file, "first")).rejects.toThrow(DamagedSnapshotError);
  }
});

test("a truncated snapshot, or one with further bytes, is refused", async () => {
  await writeSnapshot(file, "first", { numbers: Uint32Array.of(1, 2, 3) });
  const written = await readFile(file);
  for (let length = 0; length < written.length; length++) {
    await writeFile(file, written.subarray(0, length));
    await expect(readSnapshot(file, "first")).rejects.toThrow(DamagedSnapshotError);
  }
  await writeFile(file, Buffer.concat([written, written]));
  await expect(readSnapshot(file, "first")).rejects.toThrow(DamagedSnapshotError);
});
