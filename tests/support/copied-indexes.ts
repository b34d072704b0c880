import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSnapshot, writeSnapshot } from "../../platform/content/snapshot-file.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { cursorOf, markOf, readMark, type Mark } from "../../engines/projection/database-mark.ts";
import type { CatalogueTables } from "../../engines/projection/catalogue-tables.ts";
import { sharePictures } from "./filled-folder.ts";

/**
 * Creates a folder, for the setting DATA_DIR, with the indexes of a database for a copy of it. A stored index names its database,
 * so each is written again as one of the copy, which takes a fraction of the time of building it.
 */
export async function folderWithIndexes(indexes: string, copy: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-test-"));
  await sharePictures(folder);
  const origin = await originOf(copy);
  const copyIndex = async <Index>(name: string, moved: (index: Index) => Index) => {
    const file = join(indexes, name);
    const key = await keyOf(file);
    const index = (await readSnapshot(file, key)) as Index;
    await writeSnapshot(join(folder, "indexes", name), key, moved(index));
  };
  await copyIndex<{ cursor: string }>("search-index", ({ cursor, ...index }) => ({
    ...index,
    cursor: cursorOf({ ...markOf(cursor), origin }),
  }));
  await copyIndex<{ mark: Mark }>("list-index", ({ mark, ...index }) => ({
    ...index,
    mark: { ...mark, origin },
  }));
  return folder;
}

async function originOf(url: string): Promise<string | undefined> {
  const database = await openDatabase<CatalogueTables>({
    url,
    folder: "memory://",
    onError: console.error,
  });
  const { origin } = await readMark(database.sql, new Date());
  await database.close();
  return origin;
}

/** Returns the key of a snapshot, whose length stands first in its file. */
async function keyOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  return bytes.toString("utf8", 8, 8 + bytes.readUInt32LE());
}
