import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const projectFolder = join(import.meta.dirname, "../..");

/** Imports a file in Node as benches do: it runs TypeScript, but no JSX. */
const importInNode = (file: string) =>
  promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", `console.log(Object.keys(await import("${file}")).join())`],
    { cwd: projectFolder },
  );

test("the shop with its services can be imported without a build", async () => {
  const { stdout } = await importInNode("./server/shop.ts");
  expect(stdout.trim().split(",")).toContain("coffeeShop");
});

test("a file with JSX cannot be imported without a build", async () => {
  await expect(importInNode("./border/client/Island.tsx")).rejects.toThrow('extension ".tsx"');
});
