import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { importContent, type ContentPart } from "../../../platform/content/content.ts";
import { editedParts, openEditedContent } from "../../../tests/support/edited-content.ts";
import { wordsOf } from "../../../tests/support/html.ts";
import { testRelease } from "../../../tests/support/test-release.ts";
import { coffeeShop } from "../../shop.ts";
import { runContentCommand } from "./content-call.ts";

const { contentFolder } = coffeeShop;
const { shop, work, folder, source, run, edit } = await openEditedContent();

const filesIn = async (root: string) => {
  const paths = (await readdir(root, { recursive: true })).filter((path) => path.endsWith(".yaml"));
  return Promise.all(
    paths.toSorted().map(async (path) => [path, await readFile(join(root, path))] as const),
  );
};

test("content that is exported, imported and exported again is the same in every byte", async () => {
  await run("export");
  const first = await filesIn(folder);
  expect(await readdir(folder)).toEqual(editedParts);
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
  await importContent(database.sql, all, {
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
  await sql`update navigation_node set position = position`.execute(source().database.sql);
  const lines = await run("export", { parts: ["navigation"] });
  expect(lines).toContainEqual(
    expect.stringMatching(/^Warning: navigation: it was changed in the/),
  );
  await run("import", { parts: ["navigation"] });
  expect(await run("export", { parts: ["navigation"] })).toEqual(["navigation: 2 files"]);
});

test("a content import is checked again when another import has changed the database", async () => {
  await run("export");
  const { parts: all } = source();
  const tests = all.find(({ folder: name }) => name === "tests")!;
  const read: string[] = [];
  const watched: ContentPart = {
    ...tests,
    read: async (...given) => {
      read.push("tests");
      // Another member of the team imports the footers during the first import.
      if (read.length === 1) await run("import", { parts: ["footer"] });
      return tests.read(...given);
    },
  };
  await edit("footer/DE.yaml", /$/, "\n# Changed");
  await runContentCommand(
    { command: "import", folder, parts: ["tests"], dryRun: true },
    { ...source(), parts: all.map((part) => (part === tests ? watched : part)) },
  );
  expect(read).toHaveLength(2);
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
