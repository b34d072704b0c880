import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import { ContentError } from "../shared/content/content-file.ts";
import { pathsIn, storedFiles, type ContentFiles, type FolderContent } from "./content-files.ts";
import { importUndisturbed } from "./content-lock.ts";
import type { ContentTables } from "./content-tables.ts";
import {
  readParts,
  writePart,
  type ContentPart,
  type ImportOptions,
  type Release,
} from "./content.ts";

/** Export and import of the parts of the content that the shop's team edits. */

/** The files of a part as stored in the database. */
export interface ExportedPart {
  part: string;
  files: ContentFiles;
  /** Why the files may not include everything in the database. */
  warning?: string;
}

/** Reads the files of parts from the database. */
export async function exportContent(
  database: Kysely<ContentTables>,
  parts: readonly ContentPart[],
): Promise<ExportedPart[]> {
  const edited = await editedParts(database);
  return Promise.all(
    parts.map(async ({ folder: part }) => {
      const { files } = await storedFiles(database, part);
      const warning = edited.has(part)
        ? "it was changed in the database itself since its last import: these files do not have that change, and importing them takes it back"
        : files.size === 0
          ? "the database has no files of it: an older release imported it; start this one, or import it"
          : undefined;
      return { part, files, warning };
    }),
  );
}

async function editedParts(database: Kysely<ContentTables>): Promise<Set<string>> {
  const rows = await database
    .selectFrom("content_version")
    .select("part")
    .where("edited", "=", true)
    .execute();
  return new Set(rows.map(({ part }) => part));
}

/** Writes the files of parts, each part into its own folder. Throws when a folder contains other content files. */
export async function writeFiles(folder: string, exported: ExportedPart[]): Promise<void> {
  const others: string[] = [];
  for (const { part, files } of exported) {
    await mkdir(join(folder, part), { recursive: true });
    for (const path of await pathsIn(join(folder, part))) {
      const there = await readFile(join(folder, part, path), "utf8");
      if (there !== files.get(path)) others.push(`${part}/${path}`);
    }
  }
  if (others.length > 0)
    throw new ContentError(
      "Nothing is exported, because these files are other ones than in the database; export into an empty folder:",
      ...others,
    );
  for (const { part, files } of exported)
    for (const [path, source] of files) {
      await mkdir(dirname(join(folder, part, path)), { recursive: true });
      await writeFile(join(folder, part, path), source);
    }
}

export interface ShopImport {
  /** The files of the editable parts to import. */
  imported: ReadonlyMap<ContentPart, FolderContent>;
  editable: readonly ContentPart[];
  release: Release;
  /** Whether to check everything without writing. */
  dryRun: boolean;
}

/** The changes that an import makes, or would make, in a part. */
export interface ImportedChange {
  part: string;
  before: ContentFiles;
  after: ContentFiles;
}

/**
 * Imports parts of the content together or not at all. Afterwards the shop's team owns them, and no release overwrites them. They
 * are checked against the other parts in the database. Throws a ContentError that lists all mistakes.
 */
export async function importShopContent(
  database: Kysely<ContentTables>,
  wanted: ShopImport,
): Promise<ImportedChange[]> {
  const { imported, release, dryRun } = wanted;
  return importUndisturbed(
    database,
    () => readBesideOthers(database, wanted),
    async (transaction, contents) => {
      const changes: ImportedChange[] = [];
      for (const [part, { files, version }] of imported) {
        const before = await storedFiles(transaction, part.folder);
        changes.push({ part: part.folder, before: before.files, after: files });
        if (dryRun) continue;
        const row = {
          version: `${version}-${release.code}`,
          release: release.time,
          owner: "shop",
        } as const;
        await writePart(transaction, part, contents.get(part)!, row);
      }
      return changes;
    },
  );
}

/**
 * Reads content owned by the shop's team again when the release interprets content differently, for example with other figures.
 * The files stay as they are. Rows that were changed directly in the database or by a newer release are left alone, and so is
 * content that this release cannot read.
 */
export async function rereadShopContent(
  database: Kysely<ContentTables>,
  { editable, release, log }: Pick<ShopImport, "editable" | "release"> & Pick<ImportOptions, "log">,
): Promise<void> {
  const owned = await database
    .selectFrom("content_version")
    .select(["part", "version"])
    .where("owner", "=", "shop")
    .where("edited", "=", false)
    .where("release", "<=", release.time)
    .execute();
  const isOld = new Set(
    owned.filter(({ version }) => !version.endsWith(`-${release.code}`)).map(({ part }) => part),
  );
  for (const part of editable.filter((each) => isOld.has(each.folder))) {
    const stored = await storedFiles(database, part.folder);
    if (stored.files.size === 0) continue;
    const imported = new Map([[part, stored]]);
    await importShopContent(database, { imported, editable, release, dryRun: false }).catch(
      (error: unknown) => {
        if (!(error instanceof ContentError)) throw error;
        const { mistakes } = error;
        log.warn({ part: part.folder, mistakes }, "the shop's content left as it was read before");
      },
    );
  }
}

/** Reads parts together with the files of the other parts in the database. */
async function readBesideOthers(
  database: Kysely<ContentTables>,
  { imported, editable }: ShopImport,
) {
  const edited = await editedParts(database);
  const parts = new Map<ContentPart, FolderContent>();
  for (const part of editable) {
    const own = imported.get(part);
    if (own) parts.set(part, own);
    else if (!edited.has(part.folder)) {
      const stored = await storedFiles(database, part.folder);
      // Without files the database is authoritative: other parts are checked against its rows.
      if (stored.files.size > 0) parts.set(part, stored);
    }
  }
  return readParts(parts);
}
