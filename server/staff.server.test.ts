import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { projectFolder } from "./project-folder.ts";

/** What `npm run staff` prints on a database in a folder; what it is piped is the password. */
async function staff(folder: string, args: string[], piped = "") {
  const running = promisify(execFile)(process.execPath, ["server/staff.ts", ...args], {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  running.child.stdin?.end(piped);
  return running.then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );
}

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), "kontor-staff-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("accounts are made, also before the shop ever ran, and listed", async () => {
  const folder = await newFolder();
  const add = ["add", "Anna", "--role", "preview"];
  expect(await staff(folder, add, "kaffee am hafen\n")).toBe(
    "anna may log in at /staff of each shop.",
  );
  expect(await staff(folder, add)).toContain("There is an account anna already.");
  expect(await staff(folder, ["list"])).toBe("anna  preview  no login yet");
});

test("a shop that runs on the folder keeps the command out, which says what to do", async () => {
  const folder = await newFolder();
  const shop = await openDatabase({ url: "", folder, onError: console.error });
  onTestFinished(() => shop.close());
  expect(await staff(folder, ["list"])).toContain("is in use by another process. Stop that one");
});
