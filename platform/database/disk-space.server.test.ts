import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { smallDisk } from "../../tests/support/small-disk.ts";
import { openDatabase } from "./database.ts";

const disk = smallDisk(300);
afterAll(() => disk?.remove());

test.skipIf(!disk)(
  "a full disk is named at the start and while writing, and writes work again once there is space",
  async () => {
    const onError = vi.fn<(error: Error) => void>();
    const open = (folder: string) =>
      openDatabase({ url: "", folder: join(disk!.folder, folder), onError });
    const { leave } = disk!;
    await leave(100);
    await expect(open("new")).rejects.toThrow(/^The disk of DATA_DIR .*new is full: .*Free 28 MB/);
    await leave(0);
    await expect(open("new")).rejects.toThrow(/^The disk of DATA_DIR .*new is full: .*Free 128 MB/);
    await leave(300);
    const database = await open("new");
    await sql`create table note (text text)`.execute(database.sql);

    await leave(60);
    const write = () => sql`insert into note values ('x')`.execute(database.sql);
    await expect.poll(() => write().then(() => "", String)).toContain("unavailable");
    await expect(write()).rejects.toMatchObject({ statusCode: 503 });
    expect(onError.mock.calls.at(-1)![0].message).toMatch(/^The disk of DATA_DIR .* is full/);
    const { rows } = await sql`select text from note`.execute(database.sql);
    await leave(300);
    await expect.poll(() => write().then(() => "", String)).toBe("");
    expect((await sql`select text from note`.execute(database.sql)).rows).toHaveLength(
      rows.length + 1,
    );
    await database.close();
  },
);
