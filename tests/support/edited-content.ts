import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import {
  runContentCommand,
  type ContentRequest,
} from "../../server/commands/content/content-call.ts";
import { calledShop } from "../../server/commands/answer-commands.ts";
import { coffeeShop } from "../../server/shop.ts";
import { openTestShop } from "./shop.ts";
import { testRelease } from "./test-release.ts";

/** The parts of the content that the shop's team may edit. */
export const editedParts = [
  "cart",
  "community",
  "content-pages",
  "footer",
  "leads",
  "leaflets",
  "navigation",
  "promotions",
  "reviews",
  "sales",
  "stock",
  "stores",
  "tests",
];

/** Opens the shop whose content a file's tests export, edit and import. */
export async function openEditedContent() {
  const now = new Date("2026-11-22T12:00:00Z");
  const shop = await openTestShop({ now: () => now });
  const work = await mkdtemp(join(tmpdir(), "kontor-edit-"));
  const folder = join(work, "shop");
  afterAll(() => shop.close());
  beforeEach(() => mkdir(work, { recursive: true }));
  afterEach(() => rm(work, { recursive: true }));

  /** Returns the shop on which commands work. */
  const source = () => calledShop(coffeeShop, shop.services, testRelease);
  const run = (command: "export" | "import", more: Partial<ContentRequest> = {}) =>
    runContentCommand({ command, folder, parts: [], dryRun: false, ...more }, source());
  return {
    shop,
    /** An empty folder for each test. */
    work,
    /** The folder below it to which `run` exports. */
    folder,
    source,
    run,
    /** Returns the mistakes, one per line, with FOLDER for the path of `folder`. */
    mistakes: (more?: Partial<ContentRequest>) =>
      run("import", more).then(
        () => [],
        (error: Error) => error.message.replaceAll(folder, "FOLDER").split("\n"),
      ),
    async edit(file: string, from: string | RegExp, to: string) {
      const before = await readFile(join(folder, file), "utf8");
      expect(before).toMatch(from);
      await writeFile(join(folder, file), before.replace(from, to));
    },
  };
}
