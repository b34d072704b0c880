import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import type { Kysely } from "kysely";
import type { ContentTables } from "./content-tables.ts";

/** Texts of content files by path, which is relative to the folder of their part, with slashes. Sorted by path. */
export type ContentFiles = ReadonlyMap<string, string>;

/** The content files of a folder. */
export interface FolderContent {
  files: ContentFiles;
  /** The mistake of each file that cannot be stored, by path. In `files` its text is empty. */
  unusable: ReadonlyMap<string, string>;
  /** A hash of all files, including those with a mistake. */
  version: string;
  /** Its path, as editors open it. Files of the database have none. */
  shownFolder?: string;
}

/** Returns a path as terminals and editors open it: from the project's folder on, or absolute outside of it. */
export function shownPath(path: string): string {
  const inProject = relative("", path).replaceAll("\\", "/");
  return inProject.startsWith("..") ? resolve(path) : inProject;
}

/** Maximum size of a content file, in bytes. */
const maxBytes = 1_000_000;

/** Reads the content files in a folder. One that is no regular file, not UTF-8 text or too long is a mistake. */
export async function readFolder(folder: string): Promise<FolderContent> {
  const files = new Map<string, string>();
  const unusable = new Map<string, string>();
  const found = new Map<string, Uint8Array>();
  for (const path of await pathsIn(folder)) {
    const file = join(folder, path);
    // Reading a named pipe would wait for a writer.
    const isFile = (await stat(file)).isFile();
    const bytes = isFile ? await readFile(file) : Buffer.alloc(0);
    found.set(path, bytes);
    const text = textOf(bytes);
    const mistake = isFile ? mistakeOf(path, bytes, text) : "it is no regular file; remove it.";
    if (mistake) unusable.set(path, mistake);
    files.set(path, mistake ? "" : text!);
  }
  return { files, unusable, version: versionOf(found), shownFolder: shownPath(folder) };
}

/** Returns why a file cannot be stored, if so. */
function mistakeOf(path: string, bytes: Uint8Array, text: string | undefined): string | undefined {
  if (path.includes("..")) return "a name with two dots in a row is stored nowhere; rename it.";
  if (bytes.length > maxBytes)
    return `it is longer than ${maxBytes / 1_000} kB; shorten it, or move entries to another file.`;
  return text === undefined ? "it is not written in UTF-8; save it in this encoding." : undefined;
}

/** Returns the sorted paths of the content files in a folder. */
export async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => /\.(yaml|csv)$/.test(entry.name) && !entry.isDirectory())
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
  return { files, unusable: new Map(), version: versionOf(files) };
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
