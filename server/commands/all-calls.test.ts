import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownCalls } from "../served-shop.ts";
import { allCalls } from "./all-calls.ts";
import type { ShopCall } from "./shop-call.ts";

test("a shop that runs answers the call of every command", async () => {
  const files = await Array.fromAsync(glob(join(import.meta.dirname, "*/*-call.ts")));
  expect(files.length).toBeGreaterThan(0);
  const calls = await Promise.all(
    files.map(async (file) => Object.values((await import(file)) as Record<string, unknown>)),
  );
  const names = calls.flat().flatMap((value) => (isCall(value) ? value.name : []));
  expect(names).toHaveLength(files.length);
  expect([...allCalls, ...ownCalls].map(({ name }) => name).sort()).toEqual(names.sort());
});

const isCall = (value: unknown): value is ShopCall =>
  typeof value === "object" && value !== null && "run" in value;
