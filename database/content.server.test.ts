import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ContentError } from "../shared/content-file.ts";
import { readMigrations } from "../server/read-migrations.ts";
import { freshDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { everything } from "./content-changes.ts";
import type { ContentTables } from "./content-tables.ts";
import { importContent, type ContentPart, type ImportOptions } from "./content.ts";
import { openDatabase, type Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { importShopContent, rereadShopContent } from "./shop-content.ts";

let fresh: TestDatabase;
let database: Database<ContentTables>;
let contentFolder: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ url: fresh.url, folder: fresh.folder, onError: console.error });
  await migrate(database.sql, await readMigrations());
  contentFolder = await mkdtemp(join(tmpdir(), "kontor-content-"));
  await mkdir(join(contentFolder, "notes"));
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
  await rm(contentFolder, { recursive: true });
});
beforeEach(() => edit("first"));
afterEach(() => sql`delete from content_version`.execute(database.sql));

const edit = (note: string) => writeFile(join(contentFolder, "notes", "notes.yaml"), note);

const write = vi.fn<(transaction: unknown, note: string) => Promise<void>>(async () => {});
const notes: ContentPart<unknown, string> = {
  folder: "notes",
  isEditable: true,
  read: vi.fn<ContentPart<unknown, string>["read"]>(async () => "read"),
  write,
};

/** Imports as a release of that time does; tells whether the part was written, and why not. */
async function importAt(
  time: number,
  more: { code?: string; force?: ImportOptions["force"] } = {},
) {
  write.mockClear();
  const warn = vi.fn<(details: object, message: string) => void>();
  await importContent(database.sql, [notes], {
    release: { code: more.code ?? "code", time },
    contentFolder,
    force: more.force,
    log: { info: () => {}, warn },
  });
  return { isWritten: write.mock.calls.length > 0, warning: warn.mock.calls[0]?.[1] };
}

const importByShop = () =>
  importShopContent(database.sql, {
    imported: [notes],
    editable: [notes],
    folder: contentFolder,
    release: { code: "code", time: 1 },
    dryRun: false,
  });

const written = { isWritten: true, warning: undefined };
const same = { isWritten: false, warning: undefined };

test("a part is imported when its files or the code that reads them changed, and only then", async () => {
  expect(await importAt(1)).toEqual(written);
  expect(await importAt(1)).toEqual(same);
  await edit("second");
  expect(await importAt(1)).toEqual(written);
  expect(await importAt(1, { code: "other code" })).toEqual(written);
  await writeFile(join(contentFolder, "notes", "notes.yaml.swp"), "an editor's draft");
  expect(await importAt(1, { code: "other code" })).toEqual(same);
});

describe("what the shop's team imported", () => {
  const reread = async (release: { code: string; time: number }) => {
    write.mockClear();
    const warn = vi.fn<(details: object, message: string) => void>();
    const log = { info: () => {}, warn };
    await rereadShopContent(database.sql, { editable: [notes], release, log });
    return { isWritten: write.mock.calls.length > 0, warning: warn.mock.calls[0]?.[1] };
  };
  beforeEach(() => importByShop());

  test("is read again by a release that reads content differently, once, and stays the team's", async () => {
    expect(await reread({ code: "code", time: 2 })).toEqual(same);
    expect(await reread({ code: "other code", time: 2 })).toEqual(written);
    expect(await reread({ code: "other code", time: 2 })).toEqual(same);
    expect(await importAt(3)).toMatchObject({ isWritten: false });
  });

  test("is read again by another build of the release that read it", async () => {
    expect(await reread({ code: "other code", time: 1 })).toEqual(written);
  });

  test("is not read again once it belongs to the files", async () => {
    await importAt(2, { force: true });
    expect(await reread({ code: "other code", time: 3 })).toEqual(same);
  });

  test("is not read again by an older release, nor after a change in the database itself", async () => {
    expect(await reread({ code: "older code", time: 0 })).toEqual(same);
    await sql`update content_version set edited = true`.execute(database.sql);
    expect(await reread({ code: "other code", time: 2 })).toEqual(same);
  });

  test("stays as it is when the release cannot read it", async () => {
    vi.mocked(notes.read).mockImplementationOnce(async (_folder, { mistakes }) => {
      mistakes.push("notes.yaml:1: unknown figure");
      return "read";
    });
    expect(await reread({ code: "other code", time: 2 })).toEqual({
      isWritten: false,
      warning: "the shop's content left as it was read before",
    });
  });
});

test("an import notifies every process with what it changed, one that changes nothing does not", async () => {
  const notified = vi.fn<(name: string) => void>();
  await database.listen("content", notified);
  await importAt(1);
  await importAt(1);
  await sql`select pg_notify('content', 'last')`.execute(database.sql);
  await vi.waitFor(() => expect(notified).toHaveBeenCalledWith("last"));
  expect(notified.mock.calls).toEqual([[everything], ["last"]]);
});

test("a mistake in the files leaves what was imported", async () => {
  await importAt(1);
  await edit("broken");
  write.mockRejectedValueOnce(new Error("broken"));
  await expect(importAt(1)).rejects.toThrow("broken");
  await edit("first");
  expect(await importAt(1)).toEqual(same);
});

describe("before any part is written", () => {
  const others: ContentPart<unknown, string> = {
    folder: "others",
    read: vi.fn<ContentPart<unknown, string>["read"]>(),
    write: vi.fn<ContentPart<unknown, string>["write"]>(),
  };
  const importBoth = (more: Partial<ImportOptions> = {}) =>
    importContent(database.sql, [notes, others], {
      release: { code: "code", time: 1 },
      contentFolder,
      log: { info: () => {}, warn: () => {} },
      ...more,
    });
  beforeEach(async () => {
    write.mockClear();
    await mkdir(join(contentFolder, "others"), { recursive: true });
    vi.mocked(others.read).mockImplementation(async () => "others");
  });

  test("all are read, and all their mistakes are named", async () => {
    vi.mocked(notes.read).mockImplementationOnce(async (_folder, { mistakes }) => {
      mistakes.push("notes.yaml:1: first", "notes.yaml:2: second");
      return "read";
    });
    vi.mocked(others.read).mockImplementationOnce(async (_folder, { mistakes, contentOf }) => {
      mistakes.push(`others.yaml:3: ${contentOf(notes)} before`);
      return "others";
    });
    const readOthers = () => Promise.reject(new ContentError("pages/a.md:4: wrong"));
    await expect(importBoth({ readOthers })).rejects.toThrow(
      [
        "Nothing is imported before this is right:",
        "notes/notes.yaml:1: first",
        "notes/notes.yaml:2: second",
        "others/others.yaml:3: read before",
        "pages/a.md:4: wrong",
      ].join("\n"),
    );
    expect(write).not.toHaveBeenCalled();
    expect(await importBoth()).toEqual(["notes", "others"]);
  });

  test("one that did not change is read again when another did, but not written", async () => {
    await importBoth();
    vi.mocked(others.read).mockClear();
    vi.mocked(others.write).mockClear();
    expect(await importBoth()).toEqual([]);
    expect(others.read).not.toHaveBeenCalled();
    await edit("second");
    expect(await importBoth()).toEqual(["notes"]);
    expect(others.read).toHaveBeenCalledOnce();
    expect(others.write).not.toHaveBeenCalled();
  });

  test("other content is read also when no part changed", async () => {
    await importBoth();
    const readOthers = () => Promise.reject(new ContentError("pages/a.md:4: wrong"));
    await expect(importBoth({ readOthers })).rejects.toThrow("pages/a.md:4: wrong");
  });

  test("one that the shop's team owns is not: the database is right", async () => {
    await importBoth();
    await importByShop();
    await writeFile(join(contentFolder, "others", "others.yaml"), "new");
    vi.mocked(others.read).mockImplementationOnce(async (_folder, { contentOf }) =>
      String(contentOf(notes)),
    );
    expect(await importBoth()).toEqual(["others"]);
    expect(others.write).toHaveBeenLastCalledWith(expect.anything(), "undefined");
    await rm(join(contentFolder, "others", "others.yaml"));
  });

  test("one that was changed in the database itself is not: its files lack that change", async () => {
    const editable = [notes, { ...others, isEditable: true as const }];
    const importTogether = (imported: ContentPart[]) =>
      importShopContent(database.sql, {
        imported,
        editable,
        folder: contentFolder,
        release: { code: "code", time: 1 },
        dryRun: false,
      });
    vi.mocked(others.read).mockImplementation(async (_folder, { contentOf }) =>
      String(contentOf(notes)),
    );
    await importTogether(editable);
    await importTogether(editable.slice(1));
    expect(others.write).toHaveBeenLastCalledWith(expect.anything(), "read");
    await sql`update content_version set edited = true where part = 'notes'`.execute(database.sql);
    await importTogether(editable.slice(1));
    expect(others.write).toHaveBeenLastCalledWith(expect.anything(), "undefined");
  });

  test("all are read again when another import came between", async () => {
    vi.mocked(others.read).mockImplementation(async (_folder, { contentOf }) =>
      String(contentOf(notes)),
    );
    vi.mocked(others.read).mockImplementationOnce(async () => {
      await importByShop();
      return "read beside what the shop's team replaced";
    });
    write.mockClear();
    expect(await importBoth()).toEqual(["others"]);
    expect(others.write).toHaveBeenLastCalledWith(expect.anything(), "undefined");
    expect(write, "by the shop's team").toHaveBeenCalledOnce();
  });
});

describe("releases are ordered:", () => {
  const refused = {
    isWritten: false,
    warning: "content left as it is: a newer release imported it",
  };

  test("an older one never overwrites what a newer one imported", async () => {
    await importAt(2);
    await edit("older");
    expect(await importAt(1)).toEqual(refused);
    expect(await importAt(2)).toEqual(written);
  });

  test("a newer one without a change still counts as newer", async () => {
    await importAt(1);
    expect(await importAt(3)).toEqual(same);
    await edit("between");
    expect(await importAt(2)).toEqual(refused);
  });

  test("going back is possible on purpose", async () => {
    await importAt(2);
    await edit("older");
    expect(await importAt(1, { force: true })).toEqual(written);
    await edit("newer");
    expect(await importAt(2)).toEqual(written);
  });
});

describe("what the shop's team owns", () => {
  beforeEach(async () => {
    await importAt(1);
    await importByShop();
  });

  test("is overwritten by no start, however new the release", async () => {
    await edit("second");
    expect(await importAt(9)).toEqual({
      isWritten: false,
      warning: "content left as it is: the shop's team owns it",
    });
  });

  test("belongs to the files again after a forced import", async () => {
    await edit("second");
    expect(await importAt(9, { force: true })).toEqual(written);
    await edit("third");
    expect(await importAt(9)).toEqual(written);
  });

  test("is as in the files after a forced import, whatever was changed in the database", async () => {
    expect(await importAt(1, { force: true })).toEqual(written);
    expect(await importAt(1, { force: true })).toEqual(written);
  });

  test("is as in the files after a forced import, whatever was changed in the database", async () => {
    await importAt(1, { force: true });
    expect(await importAt(1, { force: true })).toEqual(written);
    expect(await importAt(1, { force: "changed" })).toEqual(same);
  });

  test("and nothing else is forced by the name of a part", async () => {
    await edit("second");
    expect(await importAt(9, { force: ["notes"] })).toEqual(written);
    await expect(importAt(9, { force: ["tables"] })).rejects.toThrow(
      'There is no part "tables" of the content; there are notes.',
    );
  });
});
