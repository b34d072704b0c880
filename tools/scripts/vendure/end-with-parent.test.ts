import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

const child = `
  process.on("SIGINT", () => { console.log("interrupted"); process.exit(); });
  setInterval(() => {}, 1_000);
  console.log("ready");`;
const parent = `
  const { spawn } = require("node:child_process");
  spawn(process.execPath, ["--import", process.argv[1], "-e", process.argv[2]],
    { detached: true, stdio: ["ignore", "inherit", "inherit", "ipc"] });`;

test("a process that was started by a killed one is interrupted", async () => {
  const file = join(import.meta.dirname, "end-with-parent.ts");
  const killed = spawn(process.execPath, ["-e", parent, file, child], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface(killed.stdout);
  expect(await once(lines, "line")).toEqual(["ready"]);
  killed.kill("SIGKILL");
  expect(await once(lines, "line")).toEqual(["interrupted"]);
});
