import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { importContent, type ContentPart } from "../database/content.ts";
import { testRelease } from "../tests/support/test-release.ts";
import { wordsOf } from "../tests/support/html.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";
import { contentCommand, runContentCommand, type ContentRequest } from "./content-command.ts";
import { askRunningShop, handleCommand, serveCommands } from "./command-socket.ts";
import { contentFolder, partsOf } from "./services.ts";

let shop: TestShop;
let work: string;
/** A folder that holds what the database does, for a test to edit. */
let folder: string;
const now = new Date("2026-11-22T12:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), "kontor-edit-"));
  folder = join(work, "shop");
});
afterEach(() => rm(work, { recursive: true }));

const source = () => ({
  database: shop.services.database.sql,
  parts: partsOf(shop.services.slices),
  release: testRelease,
  now: () => now,
});
const run = (command: "export" | "import", more: Partial<ContentRequest> = {}) =>
  runContentCommand({ command, folder, parts: [], dryRun: false, ...more }, source());
/** What is wrong, a line each. */
const mistakes = (more?: Partial<ContentRequest>) =>
  run("import", more).then(
    () => [],
    (error: Error) => error.message.split("\n"),
  );
const edit = async (file: string, from: string | RegExp, to: string) => {
  const before = await readFile(join(folder, file), "utf8");
  expect(before).toMatch(from);
  await writeFile(join(folder, file), before.replace(from, to));
};
const filesIn = async (root: string) => {
  const paths = (await readdir(root, { recursive: true })).filter((path) => path.endsWith(".yaml"));
  return Promise.all(
    paths.toSorted().map(async (path) => [path, await readFile(join(root, path))] as const),
  );
};

const parts = ["cart", "footer", "navigation", "promotions", "tests"];

test("content that is exported, imported and exported again is the same in every byte", async () => {
  await run("export");
  const first = await filesIn(folder);
  expect(await readdir(folder)).toEqual(parts);
  for (const [path, bytes] of first)
    expect(bytes.equals(await readFile(join(contentFolder, path))), path).toBe(true);
  expect(await run("import")).toContain("Nothing is other than in the database.");
  const again = join(work, "again");
  await run("export", { folder: again });
  expect(await filesIn(again)).toEqual(first);
});

test("a content import says what it changes, and is shown within seconds", async () => {
  await run("export");
  await edit(
    "footer/DE.yaml",
    /- name: [^]*/,
    "- name: now\n  from: 2026-11-01T00:00:00+01:00\n  content: {headline: Hier ist neu}\n- name: past\n  until: 2026-11-01T00:00:00+01:00\n  content: {headline: Vorbei}\n",
  );
  const changes = ["- footer/DE.yaml: christmas-2026", "+ footer/DE.yaml: now"];
  expect(await run("import", { parts: ["footer"], dryRun: true })).toEqual(
    expect.arrayContaining([...changes, "Nothing was imported: this was a dry run."]),
  );
  const footer = async () => wordsOf((await shop.app.inject("/service/pageborder/footer/DE")).body);
  expect(await footer()).not.toContain("Hier ist neu");
  expect(await run("import", { parts: ["footer"] })).toEqual(
    expect.arrayContaining([
      ...changes,
      "Warning: not valid now: footer/DE.yaml: past: ended 2026-11-01T00:00:00+01:00",
      "Imported. The shop's team owns footer: no release overwrites that.",
    ]),
  );
  await vi.waitFor(async () => expect(await footer()).toContain("Hier ist neu"), 20_000);
});

test("no release overwrites what the shop's team imported, also when its files change", async () => {
  await run("export", { parts: ["promotions"] });
  await edit("promotions/DE.yaml", /headline: .*/, "headline: Vom Team");
  await run("import");
  const warn = vi.fn<(details: object, message: string) => void>();
  const { database, parts: all } = source();
  await importContent(database, all, {
    release: { code: "newer", time: testRelease.time + 1 },
    contentFolder,
    log: { info: () => {}, warn },
  });
  expect(warn.mock.calls.map(([details]) => details)).toContainEqual(
    expect.objectContaining({ part: "promotions" }),
  );
  const again = join(work, "again");
  await run("export", { folder: again, parts: ["promotions"] });
  expect(await readFile(join(again, "promotions/DE.yaml"), "utf8")).toContain("Vom Team");
});

test("exporting a part that was changed in the database itself prints a warning", async () => {
  await sql`update navigation_node set position = position`.execute(source().database);
  const lines = await run("export", { parts: ["navigation"] });
  expect(lines).toContainEqual(
    expect.stringMatching(/^Warning: navigation: it was changed in the/),
  );
  await run("import", { parts: ["navigation"] });
  expect(await run("export", { parts: ["navigation"] })).toEqual(["navigation: 2 files"]);
});

test("a content import is checked again when another import has changed the database", async () => {
  await run("export");
  const { database, parts: all } = source();
  const tests = all.find(({ folder: name }) => name === "tests")!;
  const read: string[] = [];
  const watched: ContentPart = {
    ...tests,
    read: async (...given) => {
      read.push("tests");
      // Meanwhile another member of the team imports the footers.
      if (read.length === 1) await run("import", { parts: ["footer"] });
      return tests.read(...given);
    },
  };
  await edit("footer/DE.yaml", /$/, "\n# Changed");
  await runContentCommand(
    { command: "import", folder, parts: ["tests"], dryRun: true },
    { ...source(), database, parts: all.map((part) => (part === tests ? watched : part)) },
  );
  expect(read).toHaveLength(2);
});

test("a file name that cannot be stored is a mistake, and a folder named as a file is ignored", async () => {
  await run("export", { parts: ["footer"] });
  await writeFile(join(folder, "footer", "a..yaml"), "[]");
  await mkdir(join(folder, "footer", "x.yaml"));
  expect(await mistakes()).toContain(
    "footer/a..yaml: a name with two dots in a row is stored nowhere; rename it.",
  );
  await rm(join(folder, "footer", "a..yaml"));
  expect(await mistakes()).toEqual([]);
});

test("an export does not overwrite files that an editor changed", async () => {
  await run("export");
  await edit("footer/DE.yaml", /headline/, "headline");
  await run("export");
  await writeFile(join(folder, "footer", "DE.yaml"), "[]");
  await expect(run("export")).rejects.toThrow(
    /^Nothing is exported, because[^]*\nfooter\/DE.yaml$/,
  );
});

describe("nothing is imported", () => {
  const bomb = Array.from({ length: 30 }, (_, level) =>
    level === 0 ? `a0: &a0 [x]` : `a${level}: &a${level} [*a${level - 1}, *a${level - 1}]`,
  ).join("\n");

  beforeEach(() => run("export"));

  test("nothing is imported before all mistakes of all parts are corrected", async () => {
    await edit("promotions/DE.yaml", /headline: .*/, 'headline: "<script>alert(1)</script>"');
    await edit(
      "navigation/nodes.yaml",
      "- id:",
      "- id: loop\n  parent: loop\n  title: {de: a, fr: a, pl: a, cs: a, hu: a, sk: a, tr: a}\n  href: /a\n- id:",
    );
    await writeFile(
      join(folder, "footer/PL.yaml"),
      "- {name: a, content: {headline: a}}\n- {name: b, content: {headline: b}}\n",
    );
    await writeFile(
      join(folder, "footer/TR.yaml"),
      "- name: a\n  content: {socialMedia: {heading: a, icons: [{iconName: myspace, link: {url: /a, text: a}}]}}\n",
    );
    await edit("promotions/AT.yaml", "  type:", "  test: {name: nosuch, group: a}\n  type:");
    await edit("promotions/PL.yaml", "  type:", "  name: twice\n  type:");
    await edit("cart/vouchers.yaml", /- code: BLACK15/, "- code: WHITE15");
    const said = await mistakes();
    expect(said[0]).toBe("Nothing is imported before this is right:");
    for (const expected of [
      /^promotions\/DE\.yaml:\d+: .*<script> is not allowed; allowed are/,
      /^navigation\/nodes\.yaml:\d+: loop: on the site \w+ .*/,
      /^footer\/PL\.yaml:2: b: it is valid at the same time as a; end the one/,
      /^footer\/TR\.yaml:2: a: there is no picture "myspace"; there are android/,
      /^promotions\/AT\.yaml:\d+: .*AT has no test nosuch with a group a; correct/,
      /^promotions\/PL\.yaml:\d+: this is not YAML: Map keys must be unique/,
      /^promotions\/\w+\.yaml:\d+: .*has no voucher BLACK15/,
    ])
      expect(said).toContainEqual(expect.stringMatching(expected));
  });

  test.each([
    [
      "another encoding",
      Buffer.from("- name: Frühling\n", "latin1"),
      "footer/DE.yaml: it is not written in UTF-8",
    ],
    [
      "UTF-16",
      Buffer.from("\ufeff- name: a\n", "utf16le"),
      "footer/DE.yaml: it is not written in UTF-8",
    ],
    [
      "the character 0",
      Buffer.from('- name: "a\0b"\n'),
      "footer/DE.yaml: it is not written in UTF-8",
    ],
    ["too much", Buffer.alloc(1_000_001, "#"), "footer/DE.yaml: it is longer than 1000 kB"],
    [
      "aliases that explode",
      Buffer.from(bomb),
      "footer/DE.yaml:1: this is not YAML: Excessive alias count",
    ],
    ["endless brackets", Buffer.from("[".repeat(5_000)), "footer/DE.yaml:1: this is not YAML"],
  ])("nothing is imported of a file with %s", async (_what, bytes, expected) => {
    await writeFile(join(folder, "footer", "DE.yaml"), bytes);
    expect(await mistakes()).toContainEqual(expect.stringContaining(expected));
  });

  test("nothing is imported from a folder with a file that nothing reads", async () => {
    await cp(join(folder, "footer", "DE.yaml"), join(folder, "footer", "de-new.yaml"));
    expect(await mistakes()).toContainEqual(
      expect.stringMatching(/^footer\/de-new\.yaml: no such file is read; there are DE\.yaml, /),
    );
  });

  test("nothing is imported of a folder that is no part of the content or does not exist", async () => {
    await mkdir(join(folder, "promotion"));
    expect(await mistakes()).toEqual([
      expect.stringMatching(
        /promotion is no part of the content; there are cart, footer, navigation, promotions, tests\.$/,
      ),
    ]);
    expect(await mistakes({ folder: join(work, "nowhere") })).toEqual([
      expect.stringMatching(/nowhere is not there: correct the path, or export into it first/),
    ]);
    expect(await mistakes({ folder: join(folder, "footer") })).toEqual([
      expect.stringContaining("has no folder"),
    ]);
    expect(await mistakes({ parts: ["themeworlds"] })).toEqual([
      `There is no part "themeworlds" of the content; there are ${parts.join(", ")}.`,
    ]);
  });

  test("nothing is imported of a part that lacks what other parts of the database name", async () => {
    await edit("cart/vouchers.yaml", /- code: BLACK15/, "- code: WHITE15");
    expect(await mistakes({ parts: ["cart"] })).toContainEqual(
      expect.stringMatching(/^promotions\/DE\.yaml:\d+: .*DE has no voucher BLACK15/),
    );
  });
});

test("a shop that has the embedded database open runs a content command", async () => {
  const server = await serveCommands(work, [
    handleCommand(contentCommand, (request) => runContentCommand(request, source())),
  ]);
  try {
    const request = { folder, parts: ["footer"], dryRun: false };
    expect(await askRunningShop(work, contentCommand, { ...request, command: "export" })).toEqual([
      "footer: 9 files",
    ]);
    await writeFile(join(folder, "footer", "DE.yaml"), "- name: a\n");
    await expect(
      askRunningShop(work, contentCommand, { ...request, command: "import" }),
    ).rejects.toThrow("footer/DE.yaml:1: a");
  } finally {
    server.close();
  }
});

test("a content command asks no running shop when none runs", async () => {
  const request: ContentRequest = { command: "export", folder, parts: [], dryRun: false };
  expect(await askRunningShop(work, contentCommand, request)).toBeUndefined();
});

test("a shop that runs resets some parts of its content, and leaves the others", async () => {
  const owners = async () =>
    Object.fromEntries(
      (await shop.services.database.sql.selectFrom("content_version").selectAll().execute()).map(
        ({ part, owner }) => [part, owner],
      ),
    );
  await run("export");
  await run("import", { parts: ["footer", "cart", "tests"] });
  expect(await owners()).toMatchObject({ footer: "shop", cart: "shop", tests: "shop" });
  const request: ContentRequest = {
    command: "reset",
    folder: "",
    parts: ["footer", "cart"],
    dryRun: false,
  };
  await mkdir(work, { recursive: true });
  const server = await serveCommands(work, [
    handleCommand(contentCommand, (asked) => runContentCommand(asked, source())),
  ]);
  const printed = await askRunningShop(work, contentCommand, request);
  server.close();
  expect(printed?.at(-1)).toBe("The import is done.");
  expect(await owners()).toMatchObject({ footer: "release", cart: "release", tests: "shop" });
  await expect(runContentCommand({ ...request, parts: ["fotter"] }, source())).rejects.toThrow(
    "fotter",
  );
});
