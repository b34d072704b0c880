import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { ContentError } from "../shared/content-file.ts";
import { everything, notifyContentChange, type ContentName } from "./content-changes.ts";
import { readFiles, storeFiles, versionOf, type ContentFile } from "./content-files.ts";
import { importUndisturbed } from "./content-lock.ts";
import type { ContentOwner, ContentTables } from "./content-tables.ts";

/**
 * A part of the content: the folder with its files, and the tables that it fills. A feature declares its own as
 * `ContentPart<Transaction<ItsTables>, ItsContent>`; the kernel handles all of them alike.
 */
export interface ContentPart<InTransaction = unknown, Content = unknown> {
  /** The folder below content/; names the part in commands and in `content_version`. */
  folder: string;
  /** Reads and checks the files. Parts earlier in the list are read already; a mistake does not end the reading. */
  read(folder: string, reading: ContentReading): Promise<Content>;
  /** Replaces the rows of the part; readers see the old ones until the transaction ends. */
  write(transaction: InTransaction, content: Content): Promise<void>;
  /** What an import changes; without it everything. */
  changes?: ContentName;
  /** The names of the files that it reads; without it all of the folder. */
  files?: readonly string[];
  /**
   * The shop's team may export and import it: the database stores its files. The triggers of its tables notify with the name
   * of the folder.
   */
  isEditable?: true;
}

/** What a part is read with. */
export interface ContentReading {
  /** Gets every mistake in the files. */
  mistakes: string[];
  /** What an earlier part holds, as far as its form is right; undefined when the database is right and not its files. */
  contentOf<Content>(part: ContentPart<never, Content>): Content | undefined;
}

/** The build and the content beside it. Releases are ordered: an older one never overwrites what a newer one imported. */
export interface Release {
  /** Changes with the code that reads and draws the content. */
  code: string;
  /** When the release was made, in seconds since 1970 (decisions/012). */
  time: number;
}

export interface ImportOptions {
  release: Release;
  /** Where the folders of the parts are. */
  contentFolder: string;
  /**
   * Imports also over what is newer in the database, and over what the shop's team owns or has edited there: the parts of these
   * names, or all; with "changed" all whose files changed. The files own it from then on. Throws when there is no such part.
   */
  force?: boolean | "changed" | readonly string[];
  /** Reads other content at every import, also when no part changed. It must be right before anything is imported. */
  readOthers?: () => Promise<unknown>;
  log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
}

/**
 * Imports the parts whose files, or the code that reads them, changed since the last import; returns their names. Before any is
 * written, all of them are read; a ContentError names all mistakes.
 */
export async function importContent(
  database: Kysely<ContentTables>,
  parts: ContentPart[],
  { release, contentFolder, force = false, readOthers, log }: ImportOptions,
): Promise<string[]> {
  if (typeof force === "object") checkParts(force, parts);
  const read = async () => {
    const plans: Plan[] = [];
    for (const part of parts) {
      const version = `${await versionOf(join(contentFolder, part.folder))}-${release.code}`;
      const isForced = typeof force === "object" ? force.includes(part.folder) : Boolean(force);
      const stored = await storedVersion(database, part);
      const isNew = stored?.version !== version || (isForced && force !== "changed");
      const decision = decide(stored, { isNew, time: release.time, force: isForced });
      plans.push({ part, version, decision, isNew });
    }
    // Parts refer to each other: one that did not change may be wrong after a change of another.
    const isAnyChanged = plans.some(({ decision }) => decision === "import");
    const checked = plans.filter(({ decision }) => isAnyChanged && !isLeft(decision));
    const contents = await readParts(
      checked.map(({ part }) => part),
      contentFolder,
      readOthers,
    );
    return { plans, contents };
  };
  const done = await importUndisturbed(database, read, async (transaction, { plans, contents }) => {
    for (const { part, version, decision, isNew } of plans) {
      if (decision !== "import") continue;
      const row = { version, release: release.time, owner: "release" } as const;
      await writePart(transaction, part, isNew ? contents.get(part) : undefined, row);
    }
    return plans;
  });
  for (const { part, decision } of done) {
    if (!isLeft(decision)) continue;
    const remedy = `to import it all the same: npm run content -- reset --part ${part.folder}`;
    log.warn({ part: part.folder, remedy }, `content left as it is: ${reasons[decision]}`);
  }
  const imported = done
    .filter(({ decision, isNew }) => decision === "import" && isNew)
    .map(({ part }) => part.folder);
  if (imported.length > 0) log.info({ parts: imported }, "content imported");
  return imported;
}

/** What an import does with a part. */
interface Plan {
  part: ContentPart;
  version: string;
  decision: Decision;
  /** Whether it is written: its files, or the code that reads them, are others than those that were imported; or by force. */
  isNew: boolean;
}

/** A part as it was read. */
export interface ReadPart<Content = unknown> {
  content: Content;
  files: ContentFile[];
}

/** Reads parts that lie in one folder; a ContentError names all mistakes. */
export async function readParts(
  parts: ContentPart[],
  contentFolder: string,
  readOthers?: ImportOptions["readOthers"],
): Promise<Map<ContentPart, ReadPart>> {
  const contents = new Map<ContentPart, ReadPart>();
  const contentOf = <Content>(part: ContentPart<never, Content>) =>
    contents.get(part)?.content as Content | undefined;
  const all: string[] = [];
  for (const part of parts) {
    const mistakes: string[] = [];
    const folder = join(contentFolder, part.folder);
    const files = await readFiles(folder, part.files, mistakes);
    if (mistakes.length === 0)
      contents.set(part, { content: await part.read(folder, { mistakes, contentOf }), files });
    all.push(...mistakes.map((mistake) => `${part.folder}/${mistake}`));
  }
  await readOthers?.().catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    all.push(...error.mistakes);
  });
  if (all.length > 0) throw new ContentError("Nothing is imported before this is right:", ...all);
  return contents;
}

const reasons = {
  newer: "a newer release imported it",
  "shop's": "the shop's team owns it",
};

type Decision = "import" | "same" | keyof typeof reasons;

const isLeft = (decision: Decision): decision is keyof typeof reasons => decision in reasons;

interface Wish {
  isNew: boolean;
  time: number;
  force: boolean;
}

type Stored = { version: string; release: number; owner: ContentOwner } | undefined;

function decide(stored: Stored, { isNew, time, force }: Wish): Decision {
  if (!stored) return "import";
  if (force) return !isNew && stored.owner === "release" ? "same" : "import";
  if (stored.owner === "shop") return "shop's";
  // A newer release with the same content still counts as newer.
  if (!isNew) return time > stored.release ? "import" : "same";
  return time < stored.release ? "newer" : "import";
}

/** Writes a part with its files and notifies every process; without what was read, its version and owner alone. */
export async function writePart<Content>(
  transaction: Kysely<ContentTables>,
  part: ContentPart<unknown, Content>,
  read: ReadPart<Content> | undefined,
  row: { version: string; release: number; owner: ContentOwner },
): Promise<void> {
  if (read) {
    await part.write(transaction, read.content);
    if (part.isEditable) await storeFiles(transaction, part.folder, read.files);
  }
  await transaction
    .insertInto("content_version")
    .values({ part: part.folder, ...row })
    .onConflict((conflict) =>
      conflict
        .column("part")
        .doUpdateSet({ ...row, ...(read ? { changed_at: sql<Date>`now()`, edited: false } : {}) }),
    )
    .execute();
  if (read) await notifyContentChange(transaction, part.changes ?? everything);
}

/** Throws when there is no part of one of the names. */
export function checkParts(names: readonly string[], parts: readonly ContentPart[]) {
  const known = parts.map((part) => part.folder).toSorted();
  for (const name of names)
    if (!known.includes(name))
      throw new ContentError(
        `There is no part "${name}" of the content; there are ${known.join(", ")}.`,
      );
}

async function storedVersion(
  database: Kysely<ContentTables>,
  { folder }: { folder: string },
): Promise<Stored> {
  return database
    .selectFrom("content_version")
    .select(["version", "release", "owner"])
    .where("part", "=", folder)
    .executeTakeFirst();
}
