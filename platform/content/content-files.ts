import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Kysely } from "kysely";
import type { ContentTables } from "./content-tables.ts";

/** Texts of content files by path, which is relative to the folder of their part, with slashes. Sorted by path. */
export type ContentFiles = ReadonlyMap<string, string>;

/** The content files of a folder. */
export interface FolderContent {
  files: ContentFiles;
  /** A sentence for each file that cannot be stored. It is missing from `files`. */
  mistakes: string[];
  /** A hash of all files, including those with a mistake. */
  version: string;
}

/** Maximum size of a content file, in bytes. */
const maxBytes = 1_000_000;

/** Reads the content files in a folder. One that is no regular file, not UTF-8 text or too long is a mistake. */
export async function readFolder(folder: string): Promise<FolderContent> {
  const files = new Map<string, string>();
  const mistakes: string[] = [];
  const found = new Map<string, Uint8Array>();
  for (const path of await pathsIn(folder)) {
    const file = join(folder, path);
    // Reading a named pipe would wait for a writer.
    const isFile = (await stat(file)).isFile();
    const bytes = isFile ? await readFile(file) : Buffer.alloc(0);
    const text = textOf(bytes);
    found.set(path, bytes);
    if (!isFile) mistakes.push(`${path}: it is no regular file; remove it.`);
    else if (path.includes(".."))
      mistakes.push(`${path}: a name with two dots in a row is stored nowhere; rename it.`);
    else if (bytes.length > maxBytes)
      mistakes.push(`${path}: it is longer than ${maxBytes / 1_000} kB; shorten it.`);
    else if (text === undefined)
      mistakes.push(`${path}: it is not written in UTF-8; save it in this encoding.`);
    else files.set(path, text);
  }
  return { files, mistakes, version: versionOf(found) };
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

/** Returns a hash of files. */
function versionOf(files: ReadonlyMap<string, string | Uint8Array>): string {
  const hash = createHash("sha256");
  for (const [path, content] of files) hash.update(path).update(content);
  return hash.digest("hex").slice(0, 16);
}

/** Returns the files from which a part was imported. */
export async function storedFiles(
  database: Kysely<ContentTables>,
  part: string,
): Promise<FolderContent> {
  const rows = await database
    .selectFrom("content_file")
    .select(["path", "source"])
    .where("part", "=", part)
    .execute();
  const files = new Map(
    rows.map(({ path, source }) => [path, source] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { files, mistakes: [], version: versionOf(files) };
}

/** Replaces the stored files of a part. */
export async function storeFiles(
  transaction: Kysely<ContentTables>,
  part: string,
  files: ContentFiles,
): Promise<void> {
  await transaction.deleteFrom("content_file").where("part", "=", part).execute();
  if (files.size > 0)
    await transaction
      .insertInto("content_file")
      .values([...files].map(([path, source]) => ({ part, path, source })))
      .execute();
}
