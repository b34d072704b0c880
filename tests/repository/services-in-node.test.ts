import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const projectFolder = join(import.meta.dirname, "../..");

/** Benches import the services from source; Node runs TypeScript, but no JSX. */
test("the services can be imported without a build", async () => {
  const script =
    'const { openServices } = await import("./server/services.ts"); console.log(typeof openServices)';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", script],
    { cwd: projectFolder },
  );
  expect(stdout.trim()).toBe("function");
});
