import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "../../server/free-port.ts";
import { askSite, copyProject, type ProjectCopy } from "../support/project-copy.ts";

/** `npm run dev` in a copy of this project, whose files the tests change. */

let project: ProjectCopy;
let data: string;
let dev: ChildProcess;
let origin: string;
let printed = "";

beforeAll(async () => {
  project = await copyProject();
  data = await mkdtemp(join(tmpdir(), "kontor-dev-"));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ["tools/scripts/dev/main.ts"], {
    cwd: project.folder,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: data, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [dev.stdout!, dev.stderr!])
    stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  await vi.waitUntil(() => printed.includes("de.localhost"), { timeout: 240_000 });
}, 250_000);

afterAll(async () => {
  dev.kill("SIGTERM");
  await once(dev, "exit");
  await project.remove();
  await rm(data, { recursive: true });
});

// Of its own connection: one that is kept open may end with the process.
const home = () => askSite(origin, { site: "DE", path: "/", headers: { connection: "close" } });

async function replaceIn(file: string, before: string, after: string) {
  const path = join(project.folder, file);
  const text = await readFile(path, "utf8");
  expect(text).toContain(before);
  await writeFile(path, text.replaceAll(before, after));
}

/** Waits for the line of a save. */
const told = (line: RegExp) =>
  vi.waitUntil(() => line.exec(printed)?.[0], { timeout: 60_000, interval: 20 });

test("a changed name of a category is imported and shown without a restart", async () => {
  await replaceIn("shop/content/catalogue/categories.yaml", "{de: Kaffee,", "{de: Bohnenkram,");
  await told(/categories\.yaml: imported catalogue/);
  expect(await home()).toContain("Bohnenkram");
  expect(printed).not.toContain("restarted");
});

test("a mistake in content is told with file and line, and the shop stays as it was", async () => {
  await replaceIn("shop/content/catalogue/categories.yaml", "{de: Bohnenkram,", "{de: [,");
  await told(/categories\.yaml: not shown\n.*\n.*categories\.yaml:\d+: /);
  expect(await home()).toContain("Bohnenkram");
  await replaceIn("shop/content/catalogue/categories.yaml", "{de: [,", "{de: Kaffee,");
  await vi.waitUntil(async () => !(await home()).includes("Bohnenkram"), { timeout: 60_000 });
});

test("a changed style sheet is served under its address in open pages", async () => {
  const [sheet] = /\/kontor\/shop-[\w-]+\.css/.exec(await home())!;
  await writeFile(
    join(project.folder, "border/header/client/header.css"),
    ".changed-in-development { order: 1 }",
    { flag: "a" },
  );
  await told(/header\.css: styles replaced/);
  expect(await askSite(origin, { site: "DE", path: sheet })).toContain("changed-in-development");
  expect(await home()).toContain(sheet);
  expect(printed).not.toContain("restarted");
});

test("a changed word of the interface is shown by a restart, during which every request is answered", async () => {
  await replaceIn(
    "shop/sites/de/texts/search.ts",
    'placeholder: "Suchen"',
    'placeholder: "Aufspüren"',
  );
  await vi.waitUntil(async () => (await home()).includes("Aufspüren"), {
    timeout: 120_000,
    interval: 100,
  });
  expect(await told(/search\.ts: built and restarted/)).toBeTruthy();
});
