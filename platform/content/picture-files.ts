import { createHash, hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, parse, relative } from "node:path";
import { ContentError } from "../shared/content/content-file.ts";
import { shownPath } from "./content-files.ts";

/** A picture in the folder `pictures` of a shop's content. */
export interface PictureFile {
  /** Changes with the file, and so does the address of the picture. */
  version: string;
  /** The path in the folder, with slashes. */
  source: { file: string };
}

/** Pictures by id: the name of the file without its ending. Folders are for order. */
export type PictureFiles = ReadonlyMap<string, PictureFile>;

const pathOfPicture = /^([\w-]+\/)*[\w-]{1,80}\.(svg|jpe?g|png|webp|avif)$/;

/** Reports whether the source of a picture is such a file. It stays in the folder, whichever system named it. */
export const isPictureFile = (source: unknown): source is PictureFile["source"] =>
  typeof source === "object" &&
  source !== null &&
  "file" in source &&
  typeof source.file === "string" &&
  pathOfPicture.test(source.file);

export const pictureVersion = (bytes: Uint8Array) => hash("sha256", bytes, "hex").slice(0, 8);

/** Returns a function that reads the pictures of a shop's content, once for a process. It rejects with all mistakes in their names. */
export function pictureFilesOf(contentFolder: string): () => Promise<PictureFiles> {
  let pictures: Promise<PictureFiles> | undefined;
  return () => (pictures ??= readPictureFiles(join(contentFolder, "pictures")));
}

async function readPictureFiles(folder: string): Promise<PictureFiles> {
  const pictures = new Map<string, PictureFile>();
  const mistakes: string[] = [];
  for (const file of await filesIn(folder)) {
    const id = parse(file).name;
    const other = pictures.get(id)?.source.file;
    if (!pathOfPicture.test(file))
      mistakes.push(
        `${shownPath(join(folder, file))}: pictures are .svg, .jpg, .png, .webp or .avif, and their names letters, digits, - and _; rename it or remove it.`,
      );
    else if (other)
      mistakes.push(
        `${shownPath(join(folder, file))}: ${shownPath(join(folder, other))} has its name; remove one.`,
      );
    else {
      // Reading them asynchronously takes three times the processor time, and a start waits for them anyway.
      const version = pictureVersion(readFileSync(join(folder, file)));
      pictures.set(id, { version, source: { file } });
    }
  }
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  return pictures;
}

/** Returns the sorted paths of the files in a folder, without hidden ones. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** Returns a version that changes with each of the pictures. */
export function versionOfPictures(pictures: PictureFiles): string {
  const all = createHash("sha256");
  for (const [id, { version }] of pictures) all.update(`${id} ${version}\n`);
  return all.digest("hex").slice(0, 16);
}
