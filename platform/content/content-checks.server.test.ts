import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openNotes, type Notes } from "../../tests/support/notes-content.ts";
import { ContentError } from "../shared/content/content-file.ts";
import { importContent, readFolders, type ContentPart, type ImportOptions } from "./content.ts";
import { importShopContent } from "./shop-content.ts";

/** All parts are read and checked before any of them is written. */

let content: Notes;
beforeAll(async () => {
  content = await openNotes();
});
afterAll(() => content.close());
afterEach(() => content.forgetImports());

const others: ContentPart<unknown, string> = {
  folder: "others",
  read: vi.fn<ContentPart<unknown, string>["read"]>(),
  write: vi.fn<ContentPart<unknown, string>["write"]>(),
};
const importBoth = (more: Partial<ImportOptions> = {}) =>
  importContent(content.database.sql, [content.notes, others], {
    release: { code: "code", time: 1 },
    contentFolder: content.folder,
    log: { info: () => {}, warn: () => {} },
    ...more,
  });
beforeEach(async () => {
  await content.edit("first");
  content.write.mockClear();
  await mkdir(join(content.folder, "others"), { recursive: true });
  vi.mocked(others.read).mockImplementation(async () => "others");
});

test("all parts are read before any is written, and all their mistakes are named", async () => {
  vi.mocked(content.notes.read).mockImplementationOnce(async (_folder, { mistakes }) => {
    mistakes.push("notes.yaml:1: first", "notes.yaml:2: second");
    return "read";
  });
  vi.mocked(others.read).mockImplementationOnce(async (_folder, { mistakes, contentOf }) => {
    mistakes.push(`others.yaml:3: ${contentOf(content.notes)} before`);
    return "others";
  });
  const readOthers = () => Promise.reject(new ContentError("pages/a.md:4: wrong"));
  await expect(importBoth({ readOthers })).rejects.toThrow(
    [
      "Nothing is imported before this is right:",
      `${content.folder}/notes/notes.yaml:1: first`,
      `${content.folder}/notes/notes.yaml:2: second`,
      `${content.folder}/others/others.yaml:3: read before`,
      "pages/a.md:4: wrong",
    ].join("\n"),
  );
  expect(content.write).not.toHaveBeenCalled();
  expect(await importBoth()).toEqual(["notes", "others"]);
});

test.each([
  ["is too long", "notes.yaml", Buffer.alloc(1_000_001, "#"), /\/notes\/notes\.yaml: it is longer/],
  [
    "is in another encoding",
    "more.yaml",
    Buffer.of(0xff),
    /\/notes\/more\.yaml: it is not written/,
  ],
  ["nothing reads", "other.yaml", Buffer.from("[]"), /\/notes\/other\.yaml: no such file is read/],
])("a file that %s is one mistake, whatever refers to it", async (_what, file, bytes, mistake) => {
  const notes = { ...content.notes, files: ["notes.yaml", "more.yaml"] };
  vi.mocked(notes.read).mockImplementationOnce(async (files, { mistakes }) => {
    for (const [path, source] of files)
      if (source !== "first") mistakes.push(`${path}:1: it must be a list`);
    return "may have anything";
  });
  vi.mocked(others.read).mockImplementationOnce(async (_files, { mistakes, contentOf }) => {
    mistakes.push(...(contentOf(notes) ? [] : ["others.yaml:1: refers to nothing"]));
    return "others";
  });
  await writeFile(join(content.folder, "notes", file), bytes);
  const error = await importContent(content.database.sql, [notes, others], {
    release: { code: "code", time: 1 },
    contentFolder: content.folder,
    log: { info: () => {}, warn: () => {} },
  }).catch((reason: ContentError) => reason.mistakes);
  expect(error).toEqual([expect.any(String), expect.stringMatching(mistake)]);
  await rm(join(content.folder, "notes", file));
});

test("an unchanged part is read again when another changed, but not written", async () => {
  await importBoth();
  vi.mocked(others.read).mockClear();
  vi.mocked(others.write).mockClear();
  expect(await importBoth()).toEqual([]);
  expect(others.read).not.toHaveBeenCalled();
  await content.edit("second");
  expect(await importBoth()).toEqual(["notes"]);
  expect(others.read).toHaveBeenCalledOnce();
  expect(others.write).not.toHaveBeenCalled();
});

test("content that is no part is read also when no part changed", async () => {
  await importBoth();
  const readOthers = () => Promise.reject(new ContentError("pages/a.md:4: wrong"));
  await expect(importBoth({ readOthers })).rejects.toThrow("pages/a.md:4: wrong");
});

test("a part that the shop's team owns is not read from the files for the others", async () => {
  await importBoth();
  await content.importByShop();
  await writeFile(join(content.folder, "others", "others.yaml"), "new");
  vi.mocked(others.read).mockImplementationOnce(async (_folder, { contentOf }) =>
    String(contentOf(content.notes)),
  );
  expect(await importBoth()).toEqual(["others"]);
  expect(others.write).toHaveBeenLastCalledWith(expect.anything(), "undefined", expect.anything());
  await rm(join(content.folder, "others", "others.yaml"));
});

test("a part that was changed in the database itself is not read from the files for the others", async () => {
  const editable = [content.notes, { ...others, isEditable: true as const }];
  const importTogether = async (imported: ContentPart[]) =>
    importShopContent(content.database.sql, {
      imported: await readFolders(imported, content.folder),
      editable,
      release: { code: "code", time: 1 },
      dryRun: false,
    });
  vi.mocked(others.read).mockImplementation(async (_folder, { contentOf }) =>
    String(contentOf(content.notes)),
  );
  await importTogether(editable);
  await importTogether(editable.slice(1));
  expect(others.write).toHaveBeenLastCalledWith(expect.anything(), "read", expect.anything());
  await sql`update content_version set edited = true where part = 'notes'`.execute(
    content.database.sql,
  );
  await importTogether(editable.slice(1));
  expect(others.write).toHaveBeenLastCalledWith(expect.anything(), "undefined", expect.anything());
});

test("all parts are read again when another import came between", async () => {
  vi.mocked(others.read).mockImplementation(async (_folder, { contentOf }) =>
    String(contentOf(content.notes)),
  );
  vi.mocked(others.read).mockImplementationOnce(async () => {
    await content.importByShop();
    return "read beside what the shop's team replaced";
  });
  content.write.mockClear();
  expect(await importBoth()).toEqual(["others"]);
  expect(others.write).toHaveBeenLastCalledWith(expect.anything(), "undefined", expect.anything());
  expect(content.write, "by the shop's team").toHaveBeenCalledOnce();
});
