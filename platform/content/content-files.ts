import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Kysely } from "kysely";
import type { ContentTables } from "./content-tables.ts";

/** A content file. Its path is relative to the folder of its part, with slashes. */
export interface ContentFile {
  path: string;
  source: string;
}

/** Maximum size of a content file, in bytes. */
const maxBytes = 1_000_000;

/**
 * Reads the content files in a folder. Adds to `mistakes` each file that is not UTF-8 text, is too long, or is not one of the
 * expected files.
 */
export async function readFiles(
  folder: string,
  known: readonly string[] | undefined,
  mistakes: string[],
): Promise<ContentFile[]> {
  const files: ContentFile[] = [];
  for (const path of await pathsIn(folder)) {
    if (path.includes("..")) {
      mistakes.push(`${path}: a name with two dots in a row is stored nowhere; rename it.`);
      continue;
    }
    const bytes = await readFile(join(folder, path));
    const source = textOf(bytes);
    if (known && !known.includes(path))
      mistakes.push(`${path}: no such file is read; there are ${known.join(", ")}.`);
    else if (bytes.length > maxBytes)
      mistakes.push(`${path}: it is longer than ${maxBytes / 1_000} kB; shorten it.`);
    else if (source === undefined)
      mistakes.push(`${path}: it is not written in UTF-8; save it in this encoding.`);
    else files.push({ path, source });
  }
  return files;
}

/** Returns the sorted paths of the content files in a folder. */
export async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.name.endsWith(".yaml") && !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** Decodes UTF-8. Returns undefined when the bytes are not text that PostgreSQL can store, which excludes U+0000. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Returns a hash of the content files in a folder. */
export async function versionOf(folder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const path of await pathsIn(folder))
    hash.update(path).update(await readFile(join(folder, path)));
  return hash.digest("hex").slice(0, 16);
}

/** Returns the files from which a part was imported. */
export async function storedFiles(
  database: Kysely<ContentTables>,
  part: string,
): Promise<ContentFile[]> {
  return database
    .selectFrom("content_file")
    .select(["path", "source"])
    .where("part", "=", part)
    .orderBy("path")
    .execute();
}

/** Replaces the stored files of a part. */
export async function storeFiles(
  transaction: Kysely<ContentTables>,
  part: string,
  files: ContentFile[],
): Promise<void> {
  await transaction.deleteFrom("content_file").where("part", "=", part).execute();
  if (files.length > 0)
    await transaction
      .insertInto("content_file")
      .values(files.map((file) => ({ part, ...file })))
      .execute();
}
