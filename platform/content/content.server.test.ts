import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openNotes, type Notes } from "../../tests/support/notes-content.ts";
import { anyContent } from "./content-changes.ts";
import { importContent, type ImportOptions } from "./content.ts";
import { rereadShopContent } from "./shop-content.ts";

let content: Notes;
beforeAll(async () => {
  content = await openNotes();
});
afterAll(() => content.close());
beforeEach(() => content.edit("first"));
afterEach(() => content.forgetImports());

/** Imports as a release of that time would. Reports whether the part was written, or why not. */
async function importAt(
  time: number,
  more: { code?: string; force?: ImportOptions["force"]; otherVersion?: string } = {},
) {
  content.write.mockClear();
  const warn = vi.fn<(details: object, message: string) => void>();
  const { otherVersion: other } = more;
  const part = { ...content.notes, ...(other && { otherVersion: async () => other }) };
  await importContent(content.database.sql, [part], {
    release: { code: more.code ?? "code", time },
    contentFolder: content.folder,
    force: more.force,
    log: { info: () => {}, warn },
  });
  return { isWritten: content.write.mock.calls.length > 0, warning: warn.mock.calls[0]?.[1] };
}

const written = { isWritten: true, warning: undefined };
const same = { isWritten: false, warning: undefined };

test("a part is imported when its files or the code that reads them changed, and only then", async () => {
  expect(await importAt(1)).toEqual(written);
  expect(await importAt(1)).toEqual(same);
  await content.edit("second");
  expect(await importAt(1)).toEqual(written);
  expect(await importAt(1, { code: "other code" })).toEqual(written);
  await writeFile(join(content.folder, "notes", "notes.yaml.swp"), "an editor's draft");
  expect(await importAt(1, { code: "other code" })).toEqual(same);
});

test("a part is imported when what it is made of beside its files changed, and only then", async () => {
  expect(await importAt(1, { otherVersion: "drawing" })).toEqual(written);
  expect(await importAt(1, { otherVersion: "drawing" })).toEqual(same);
  expect(await importAt(1, { otherVersion: "photograph" })).toEqual(written);
});

describe("content that the shop's team imported", () => {
  const reread = async (release: { code: string; time: number }) => {
    content.write.mockClear();
    const warn = vi.fn<(details: object, message: string) => void>();
    const log = { info: () => {}, warn };
    await rereadShopContent(content.database.sql, { editable: [content.notes], release, log });
    return { isWritten: content.write.mock.calls.length > 0, warning: warn.mock.calls[0]?.[1] };
  };
  beforeEach(() => content.importByShop());

  test("content of the shop's team is read again once by a release that reads it differently", async () => {
    expect(await reread({ code: "code", time: 2 })).toEqual(same);
    expect(await reread({ code: "other code", time: 2 })).toEqual(written);
    expect(await reread({ code: "other code", time: 2 })).toEqual(same);
    expect(await importAt(3)).toMatchObject({ isWritten: false });
  });

  test("content of the shop's team is read again by another build of the release that read it", async () => {
    expect(await reread({ code: "other code", time: 1 })).toEqual(written);
  });

  test("content of the shop's team is not read again once it belongs to the files", async () => {
    await importAt(2, { force: true });
    expect(await reread({ code: "other code", time: 3 })).toEqual(same);
  });

  test("an older release, or any after a change in the database, reads the team's content no more", async () => {
    expect(await reread({ code: "older code", time: 0 })).toEqual(same);
    await sql`update content_version set edited = true`.execute(content.database.sql);
    expect(await reread({ code: "other code", time: 2 })).toEqual(same);
  });

  test("content of the shop's team stays as it is when a release cannot read it", async () => {
    vi.mocked(content.notes.read).mockImplementationOnce(async (_folder, { mistakes }) => {
      mistakes.push("notes.yaml:1: unknown figure");
      return "read";
    });
    expect(await reread({ code: "other code", time: 2 })).toEqual({
      isWritten: false,
      warning: "the shop's content left as it was read before",
    });
  });
});

test("an import notifies every process of its changes, and of none when it changed nothing", async () => {
  const notified = vi.fn<(name: string) => void>();
  await content.database.listen("content", notified);
  await importAt(1);
  await importAt(1);
  await sql`select pg_notify('content', 'last')`.execute(content.database.sql);
  await vi.waitFor(() => expect(notified).toHaveBeenCalledWith("last"));
  expect(notified.mock.calls).toEqual([[anyContent], ["last"]]);
});

test("a mistake in the files leaves the imported content as it is", async () => {
  await importAt(1);
  await content.edit("broken");
  content.write.mockRejectedValueOnce(new Error("broken"));
  await expect(importAt(1)).rejects.toThrow("broken");
  await content.edit("first");
  expect(await importAt(1)).toEqual(same);
});

describe("releases are ordered:", () => {
  const refused = {
    isWritten: false,
    warning: "content left as it is: a newer release imported it",
  };

  test("an older release never overwrites what a newer one imported", async () => {
    await importAt(2);
    await content.edit("older");
    expect(await importAt(1)).toEqual(refused);
    expect(await importAt(2)).toEqual(written);
  });

  test("a newer release without a change of the content still counts as newer", async () => {
    await importAt(1);
    expect(await importAt(3)).toEqual(same);
    await content.edit("between");
    expect(await importAt(2)).toEqual(refused);
  });

  test("a forced import of an older release goes back", async () => {
    await importAt(2);
    await content.edit("older");
    expect(await importAt(1, { force: true })).toEqual(written);
    await content.edit("newer");
    expect(await importAt(2)).toEqual(written);
  });
});

describe("what the shop's team owns", () => {
  beforeEach(async () => {
    await importAt(1);
    await content.importByShop();
  });

  test("no start overwrites what the shop's team owns, however new the release", async () => {
    await content.edit("second");
    expect(await importAt(9)).toEqual({
      isWritten: false,
      warning: "content left as it is: the shop's team owns it",
    });
  });

  test("content of the shop's team belongs to the files again after a forced import", async () => {
    await content.edit("second");
    expect(await importAt(9, { force: true })).toEqual(written);
    await content.edit("third");
    expect(await importAt(9)).toEqual(written);
  });

  test("a forced import writes a part again, whatever was changed in the database", async () => {
    expect(await importAt(1, { force: true })).toEqual(written);
    expect(await importAt(1, { force: true })).toEqual(written);
  });

  test("an import that is forced where content changed writes no unchanged part", async () => {
    await importAt(1, { force: true });
    expect(await importAt(1, { force: true })).toEqual(written);
    expect(await importAt(1, { force: "changed" })).toEqual(same);
  });

  test("an import is forced for the parts that are named, and refuses unknown names", async () => {
    await content.edit("second");
    expect(await importAt(9, { force: ["notes"] })).toEqual(written);
    await expect(importAt(9, { force: ["tables"] })).rejects.toThrow(
      'There is no part "tables" of the content; there are notes.',
    );
  });
});
