import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import { ContentError } from "../shared/content-file.ts";
import { pathsIn, storedFiles, versionOf, type ContentFile } from "./content-files.ts";
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
  files: ContentFile[];
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
      const files = await storedFiles(database, part);
      const warning = edited.has(part)
        ? "it was changed in the database itself since its last import: these files do not have that change, and importing them takes it back"
        : files.length === 0
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
      const known = files.find((file) => file.path === path)?.source;
      const there = await readFile(join(folder, part, path), "utf8");
      if (there !== known) others.push(`${part}/${path}`);
    }
  }
  if (others.length > 0)
    throw new ContentError(
      "Nothing is exported, because these files are other ones than in the database; export into an empty folder:",
      ...others,
    );
  for (const { part, files } of exported)
    for (const { path, source } of files) {
      await mkdir(dirname(join(folder, part, path)), { recursive: true });
      await writeFile(join(folder, part, path), source);
    }
}

export interface ShopImport {
  /** The editable parts to import; `folder` has a folder for each. */
  imported: readonly ContentPart[];
  editable: readonly ContentPart[];
  folder: string;
  release: Release;
  /** Whether to check everything without writing. */
  dryRun: boolean;
}

/** The changes that an import makes, or would make, in a part. */
export interface PartChange {
  part: string;
  before: ContentFile[];
  after: ContentFile[];
}

/**
 * Imports parts of the content together or not at all. Afterwards the shop's team owns them, and no release overwrites them. They
 * are checked against the other parts in the database. Throws a ContentError that lists all mistakes.
 */
export async function importShopContent(
  database: Kysely<ContentTables>,
  wanted: ShopImport,
): Promise<PartChange[]> {
  const { imported, release, dryRun } = wanted;
  return importUndisturbed(
    database,
    () => readBesideOthers(database, wanted),
    async (transaction, { read, versions }) => {
      const changes: PartChange[] = [];
      for (const part of imported) {
        const { content, files } = read.get(part)!;
        changes.push({
          part: part.folder,
          before: await storedFiles(transaction, part.folder),
          after: files,
        });
        if (dryRun) continue;
        const version = versions.get(part)!;
        const row = { version, release: release.time, owner: "shop" } as const;
        await writePart(transaction, part, { content, files }, row);
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
  const folder = await mkdtemp(join(tmpdir(), "kontor-content-"));
  try {
    for (const part of editable.filter((each) => isOld.has(each.folder))) {
      const files = await storedFiles(database, part.folder);
      if (files.length === 0) continue;
      await writeFiles(folder, [{ part: part.folder, files }]);
      const imported = [part];
      await importShopContent(database, {
        imported,
        editable,
        folder,
        release,
        dryRun: false,
      }).catch((error: unknown) => {
        if (!(error instanceof ContentError)) throw error;
        const { mistakes } = error;
        log.warn({ part: part.folder, mistakes }, "the shop's content left as it was read before");
      });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Reads parts together with the files of the other parts in the database. */
async function readBesideOthers(
  database: Kysely<ContentTables>,
  { imported, editable, folder, release }: ShopImport,
) {
  const whole = await mkdtemp(join(tmpdir(), "kontor-content-"));
  try {
    const edited = await editedParts(database);
    const parts: ContentPart[] = [];
    for (const part of editable) {
      const target = join(whole, part.folder);
      const isImported = imported.includes(part);
      if (isImported) await cp(join(folder, part.folder), target, { recursive: true });
      else {
        const files = edited.has(part.folder) ? [] : await storedFiles(database, part.folder);
        // Without files the database is authoritative: other parts are checked against its rows.
        if (files.length === 0) continue;
        await writeFiles(whole, [{ part: part.folder, files }]);
      }
      parts.push(part);
    }
    const read = await readParts(parts, whole);
    const versions = new Map<ContentPart, string>();
    for (const part of imported)
      versions.set(part, `${await versionOf(join(whole, part.folder))}-${release.code}`);
    return { read, versions };
  } finally {
    await rm(whole, { recursive: true });
  }
}
