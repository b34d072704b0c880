import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { builtServer, type BuiltServer } from "../support/built-server.ts";
import { runForTeaShop } from "../support/tea-shop.ts";

/** A release of the tea shop, outside of this project. */

let made: string;
let release: string;
let server: BuiltServer;

beforeAll(async () => {
  const printed = await runForTeaShop("tools/scripts/release.ts", "--allow-dirty");
  made = printed.split(" is Kontor")[0]!;
  release = await mkdtemp(join(tmpdir(), "tea-release-"));
  await cp(made, release, { recursive: true });
  await rm(made, { recursive: true });
  server = await builtServer({ project: release });
  await server.start();
}, 400_000);
afterAll(async () => {
  await server.remove();
  await rm(release, { recursive: true });
});

test("a release of a shop in a folder serves that shop with only Node, and prints its addresses at the start", async () => {
  expect(server.printed()).toContain("Oolong & Co is open:\n  GB     http://gb.localhost:");
  expect(server.printed()).toContain("Metrics  http://127.0.0.1:");
  expect(server.printed()).not.toContain("/service/docs");
  await vi.waitFor(
    async () => expect(await (await fetch(server.origin)).text()).toContain("Darjeeling"),
    { timeout: 60_000 },
  );
  const page = await (await fetch(server.origin)).text();
  const boot = /src="(\/kontor\/boot-[^"]+)"/.exec(page)?.[1];
  expect((await fetch(server.origin + boot)).status).toBe(200);
});

test("a release of a shop in a folder is named for it, and has its content and none of the coffee shop", async () => {
  expect(made).toMatch(/^dist\/release\/tea-shop-[\d.]+$/);
  const files = await readdir(release, { recursive: true });
  expect(files).toContain("tests/fixtures/tea-shop/content/navigation/nodes.yaml");
  expect(files.filter((file) => file.startsWith("shop/"))).toEqual([]);
});

test("the commands of a release are those that its shop has", async () => {
  const { scripts } = JSON.parse(await readFile(join(release, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(scripts).toHaveProperty("content", "node dist/server/content.js");
  expect(scripts).not.toHaveProperty("orders");
  const { stdout } = await promisify(execFile)(process.execPath, ["dist/server/staff.js", "list"], {
    cwd: release,
    env: { DATA_DIR: server.folder },
  });
  expect(stdout).toContain("There is no account yet.");
});
