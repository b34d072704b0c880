import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { ContentError } from "../shared/content/content-file.ts";
import { nearestWord } from "../shared/texts/nearest.ts";
import { anyContent, notifyContentChange, type ContentName } from "./content-changes.ts";
import { readFolder, storeFiles, type ContentFiles, type FolderContent } from "./content-files.ts";
import { importUndisturbed } from "./content-lock.ts";
import type { ContentOwner, ContentTables } from "./content-tables.ts";

/**
 * A part of the content: the folder with its files, and the tables that they fill. A feature declares its own as
 * `ContentPart<Transaction<ItsTables>, ItsContent>`; the kernel treats all of them alike.
 */
export interface ContentPart<InTransaction = unknown, Content = unknown> {
  /** The folder below shop/content/. It also names the part in commands and in `content_version`. */
  folder: string;
  /**
   * Parses and checks the files. Earlier parts of the list have been read already. Continues after a mistake, so that all are
   * reported.
   */
  read(files: ContentFiles, reading: ContentReading): Content | Promise<Content>;
  /**
   * Replaces the rows of the part; readers see the old ones until the transaction ends. Calls `report` with the progress of a long
   * import. Returns "noted" when triggers of its tables have named what changed.
   */
  write(
    transaction: InTransaction,
    content: Content,
    report: (progress: string) => void,
  ): Promise<"noted" | "all" | void>;
  /** The name of the content that an import changes; by default everything. */
  changes?: ContentName;
  /** Returns a version of what it is made of beside its files: the part is imported when that changes. */
  otherVersion?(): Promise<string>;
  /** The names of the files to read; by default all files of the folder. */
  files?: readonly string[];
  /**
   * Whether the shop's team may export and import the part: the database then stores its files. The triggers of its tables send
   * notifications with the name of the folder.
   */
  isEditable?: true;
}

/** The context in which a part is read. */
export interface ContentReading {
  /** Collects every mistake in the files. */
  mistakes: string[];
  /** Returns the valid entries of an earlier part, or undefined when the database rather than its files is authoritative. */
  contentOf<Content>(part: ContentPart<never, Content>): Content | undefined;
}

/** The identity of a build and its content. Releases are ordered: an older one never overwrites the import of a newer one. */
export interface Release {
  /** Changes with the code that reads the content. */
  code: string;
  /** The time when the release was made, in seconds since 1970 (docs/decisions/012). */
  time: number;
}

export interface ImportOptions {
  release: Release;
  /** The folder with the folders of the parts. */
  contentFolder: string;
  /**
   * Imports these parts, or all, even over newer content in the database and over content that the shop's team owns or has edited
   * there; "changed" does so for all parts whose files changed. Afterwards the files own them. Throws for an unknown part.
   */
  force?: boolean | "changed" | readonly string[];
  /** Reads further content at every import, even when no part changed. A mistake in it prevents the import. */
  readOthers?: () => Promise<unknown>;
  log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
}

/**
 * Imports the parts whose files, or the code that reads them, changed since the last import, and returns their names. Reads all
 * of them before it writes any. Throws a ContentError that lists all mistakes.
 */
export async function importContent(
  database: Kysely<ContentTables>,
  parts: ContentPart[],
  { release, contentFolder, force = false, readOthers, log }: ImportOptions,
): Promise<string[]> {
  if (typeof force === "object") checkParts(force, parts);
  const read = async () => {
    const plans: Plan[] = [];
    for (const [part, content] of await readFolders(parts, contentFolder)) {
      const versions = [content.version, await part.otherVersion?.(), release.code];
      const version = versions.filter(Boolean).join("-");
      const isForced = typeof force === "object" ? force.includes(part.folder) : Boolean(force);
      const stored = await storedVersion(database, part);
      const isNew = stored?.version !== version || (isForced && force !== "changed");
      const decision = decide(stored, { isNew, time: release.time, force: isForced });
      plans.push({ part, content, version, decision, isNew });
    }
    // Parts refer to each other: a change in one part may invalidate another one that did not change.
    const isAnyChanged = plans.some(({ decision }) => decision === "import");
    const checked = plans.filter(({ decision }) => isAnyChanged && !isLeft(decision));
    const contents = await readParts(
      new Map(checked.map(({ part, content }) => [part, content])),
      readOthers,
    );
    return { plans, contents };
  };
  const done = await importUndisturbed(database, read, async (transaction, { plans, contents }) => {
    for (const { part, version, decision, isNew } of plans) {
      if (decision !== "import") continue;
      const row = { version, release: release.time, owner: "release" } as const;
      const report = (progress: string) => log.info({ part: part.folder }, progress);
      await writePart(transaction, part, isNew ? contents.get(part) : undefined, row, report);
    }
    return plans;
  });
  for (const { part, decision } of done) {
    if (!isLeft(decision)) continue;
    const remedy = `to import it anyway: npm run content -- reset --part ${part.folder}`;
    log.warn({ part: part.folder, remedy }, `content left as it is: ${reasons[decision]}`);
  }
  const imported = done
    .filter(({ decision, isNew }) => decision === "import" && isNew)
    .map(({ part }) => part.folder);
  if (imported.length > 0) log.info({ parts: imported }, "content imported");
  return imported;
}

/** The decision whether to import a part. */
interface Plan {
  part: ContentPart;
  content: FolderContent;
  version: string;
  decision: Decision;
  /**
   * Whether the part is written: its files, or the code that reads them, differ from the imported ones, or `force` asks for it.
   */
  isNew: boolean;
}

/** A part after reading. */
export interface ReadPart<Content = unknown> {
  content: Content;
  files: ContentFiles;
}

/** Reads the files of parts from a folder that has a folder for each. */
export async function readFolders(
  parts: readonly ContentPart[],
  contentFolder: string,
): Promise<Map<ContentPart, FolderContent>> {
  const folders = new Map<ContentPart, FolderContent>();
  for (const part of parts) folders.set(part, await readFolder(join(contentFolder, part.folder)));
  return folders;
}

/** Parses and checks parts in their order. Throws a ContentError that lists all mistakes. */
export async function readParts(
  parts: ReadonlyMap<ContentPart, FolderContent>,
  readOthers?: ImportOptions["readOthers"],
): Promise<Map<ContentPart, ReadPart>> {
  const contents = new Map<ContentPart, ReadPart>();
  const contentOf = <Content>(part: ContentPart<never, Content>) =>
    contents.get(part)?.content as Content | undefined;
  const all: string[] = [];
  for (const [part, { files, unusable, shownFolder = part.folder }] of parts) {
    const { files: known = [...files.keys()] } = part;
    const wrong = new Map(unusable);
    for (const path of files.keys())
      if (!known.includes(path) && !wrong.has(path))
        wrong.set(path, `no such file is read; there are ${known.join(", ")}.`);
    const mistakes: string[] = [];
    // Files that cannot be used are read as well: entries that refer to theirs have no mistake of their own.
    const content = await part.read(files, { mistakes, contentOf });
    contents.set(part, { content, files });
    const others = mistakes.filter((mistake) => !wrong.has(mistake.split(/:\d+:/)[0]!));
    const own = Array.from(wrong, ([path, what]) => `${path}: ${what}`);
    all.push(...[...own, ...others].map((mistake) => `${shownFolder}/${mistake}`));
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

interface ImportCandidate {
  isNew: boolean;
  time: number;
  force: boolean;
}

type Stored = { version: string; release: number; owner: ContentOwner } | undefined;

function decide(stored: Stored, { isNew, time, force }: ImportCandidate): Decision {
  if (!stored) return "import";
  if (force) return !isNew && stored.owner === "release" ? "same" : "import";
  if (stored.owner === "shop") return "shop's";
  // A newer release with the same content still counts as newer.
  if (!isNew) return time > stored.release ? "import" : "same";
  return time < stored.release ? "newer" : "import";
}

/** Writes a part with its files and notifies every process. Without its content, writes the version and owner only. */
export async function writePart<Content>(
  transaction: Kysely<ContentTables>,
  part: ContentPart<unknown, Content>,
  read: ReadPart<Content> | undefined,
  row: { version: string; release: number; owner: ContentOwner },
  report: (progress: string) => void = () => {},
): Promise<void> {
  let extent: "noted" | "all" | void = "all";
  if (read) {
    extent = await part.write(transaction, read.content, report);
    if (part.isEditable) await storeFiles(transaction, part.folder, read.files);
  }
  await transaction
    .insertInto("content_version")
    .values({ part: part.folder, ...row })
    .onConflict((conflict) =>
      conflict.column("part").doUpdateSet({
        ...row,
        ...(read && { edited: false }),
        ...(read && extent !== "noted" && { changed_at: sql<Date>`now()` }),
      }),
    )
    .execute();
  if (!read) return;
  const name = extent === "noted" ? part.folder : (part.changes ?? anyContent);
  await notifyContentChange(transaction, name);
}

/** Returns which of some names was meant, or all of them. */
export function nearestOrAll(name: string, known: readonly string[]): string {
  const nearest = nearestWord(name, known);
  return nearest ? `did you mean ${nearest}?` : `there are ${known.join(", ")}.`;
}

/** Throws for an unknown part. */
export function checkParts(names: readonly string[], parts: readonly ContentPart[]) {
  const known = parts.map((part) => part.folder).toSorted();
  for (const name of names)
    if (!known.includes(name))
      throw new ContentError(
        `There is no part "${name}" of the content; ${nearestOrAll(name, known)}`,
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
