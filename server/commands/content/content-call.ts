import { readdir } from "node:fs/promises";
import { join } from "node:path";
import Type, { type Static } from "typebox";
import {
  checkParts,
  nearestOrAll,
  readFolders,
  type ContentPart,
} from "../../../platform/content/content.ts";
import { shownPath } from "../../../platform/content/content-files.ts";
import {
  exportContent,
  importShopContent,
  writeFiles,
} from "../../../platform/content/shop-content.ts";
import { ContentError } from "../../../platform/shared/content/content-file.ts";
import { importRelease } from "../../../storefront/server/services.ts";
import { shopCall, type CalledShop } from "../shop-call.ts";
import { checkWasStarted } from "../started-shop.ts";
import { differences, notValid } from "./content-differences.ts";

/** The request of `npm run content`, executed in its own process or in that of a shop that has the database open. */
const ContentRequest = Type.Object({
  command: Type.Union([
    Type.Literal("export"),
    Type.Literal("import"),
    Type.Literal("update"),
    Type.Literal("reset"),
  ]),
  /** Absolute path of the folder with a folder for each part; empty for that of the release. */
  folder: Type.String(),
  /** Names of parts; empty for all. */
  parts: Type.Array(Type.String()),
  dryRun: Type.Boolean(),
});
export type ContentRequest = Static<typeof ContentRequest>;

/** Answers with the lines to print. */
export const contentCall = shopCall()({
  name: "content",
  needs: [],
  request: ContentRequest,
  answer: Type.Array(Type.String()),
  run: runContentCommand,
});

/** Executes the command and resolves to the lines to print. Throws a ContentError for a mistake in the folder or files. */
export async function runContentCommand(
  { command, folder, parts: names, dryRun }: ContentRequest,
  opened: CalledShop,
): Promise<string[]> {
  const { parts, release, now } = opened;
  const database = opened.database.sql;
  if (command === "update" || command === "reset") {
    const warnings: string[] = [];
    await importRelease(opened, {
      force: command === "reset" && (names.length > 0 ? names : true),
      log: {
        info: () => {},
        warn: (details, message) =>
          warnings.push(`Warning: ${message}: ${Object.values(details).flat().join(": ")}`),
      },
    });
    return [...warnings, "The import is done."];
  }
  await checkWasStarted(opened);
  const editable = parts.filter(({ isEditable }) => isEditable);
  checkParts(names, editable);
  const named = editable.filter((part) => names.length === 0 || names.includes(part.folder));
  if (command === "export") {
    const exported = await exportContent(database, named);
    await writeFiles(folder, exported);
    return [
      ...exported.map(({ part, files }) => `${part}: ${count(files.size, "file")}`),
      ...exported.flatMap(({ part, warning }) =>
        warning ? [`Warning: ${part}: ${warning}.`] : [],
      ),
    ];
  }
  const folders = await foldersIn(folder, parts, editable);
  const missing = names.filter((name) => !folders.includes(name));
  const imported = named.filter((part) => folders.includes(part.folder));
  if (missing.length > 0 || imported.length === 0)
    throw new ContentError(
      `${folder} has no folder ${(missing.length > 0 ? missing : editable.map((part) => part.folder)).toSorted().join(" or ")}: export first, then edit and import what was exported.`,
    );
  const changes = await importShopContent(database, {
    imported: await readFolders(imported, folder),
    editable,
    release,
    dryRun,
  });
  const changed = changes.flatMap(differences);
  const owned = imported.map((part) => part.folder).join(", ");
  const left = parts.filter((part) => !part.isEditable && folders.includes(part.folder));
  return [
    ...left.map(({ folder: part }) => `Warning: ${part} comes with a release: it is not imported.`),
    ...(changed.length > 0 ? changed : ["Nothing is other than in the database."]),
    ...changes.flatMap((change) =>
      notValid(
        change,
        now(),
        Object.values(opened.sites).map(({ site }) => site),
      ).map((line) => `Warning: not valid now: ${line}`),
    ),
    dryRun
      ? "Nothing was imported: this was a dry run."
      : `Imported. The shop's team owns ${owned}: no release overwrites that.`,
  ];
}

/**
 * Returns the folders of parts. Throws for a folder with any other name: it is a typo, and its files would be ignored silently.
 */
async function foldersIn(
  folder: string,
  parts: readonly ContentPart[],
  editable: readonly ContentPart[],
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    const { code = "" }: NodeJS.ErrnoException = Object(error);
    const why = unreadable[code];
    if (why) throw new ContentError(`${folder} ${why}`);
    throw error;
  });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const known = [...parts.map((part) => part.folder), "pages"];
  const unknown = folders.filter((name) => !known.includes(name) && !name.startsWith("."));
  if (unknown.length > 0)
    throw new ContentError(
      ...unknown.map(
        (name) =>
          `${shownPath(join(folder, name))} is no part of the content; ${nearestOrAll(name, namesOf(editable))}`,
      ),
    );
  return folders;
}

const unreadable: Partial<Record<string, string>> = {
  ENOENT:
    "is not there: correct the path, or export into it first, then edit and import what was exported.",
  ENOTDIR: "is a file: give the folder that holds a folder for each part.",
  EACCES: "may not be read by this user: change its permissions.",
};

const namesOf = (parts: readonly ContentPart[]) => parts.map((part) => part.folder).toSorted();

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
