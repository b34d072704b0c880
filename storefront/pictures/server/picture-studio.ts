import { mkdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { writeWhole } from "../../../platform/database/files.ts";
import type { PictureFormat, PictureWidth } from "../pictures-contract.ts";

/** Finds a picture by its id. `undefined` for an unknown picture. */
export type FindPicture = (id: string) => Promise<FoundPicture | undefined>;

export interface FoundPicture {
  version: string;
  /** Whether it is cropped to a square. */
  isSquare: boolean;
  /** Reads its file, a drawing or a photograph, when it is first requested. `undefined` when it is not there in this version. */
  original(): Promise<Uint8Array | undefined>;
}

export type PictureAnswer =
  | { found: true; bytes: Buffer }
  /** The picture does not exist in this version; `current` is another one in which it does. */
  | { found: false; current?: string };

export interface PictureRequest {
  id: string;
  version: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** Pictures encoded concurrently, each on one core. */
const atOnce = availableParallelism();
sharp.concurrency(1);

/**
 * Encodes pictures once in the widths and formats that browsers request, stores them in a folder and caches the most requested
 * ones in memory. When the folder is not writable they are still served; `onNotStored` is called once, not for each picture.
 */
export function createPictureStudio(
  source: FindPicture,
  folder: string,
  onNotStored: (error: unknown) => void,
  cacheBytes: number,
  /** The colour behind JPEG, which cannot be translucent. */
  ground: string,
) {
  const inMemory = new LRUCache<string, Buffer, PictureRequest>({
    maxSize: cacheBytes,
    sizeCalculation: (bytes) => bytes.length + 256,
    fetchMethod: (_path, _old, { context }) => fromFolder(context),
  });
  const places: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve());
  let turn = 0;
  let isToldNotKept = false;

  async function fromFolder(request: PictureRequest): Promise<Buffer | undefined> {
    const file = join(folder, request.id, `${request.version}-${request.width}.${request.format}`);
    try {
      return await readFile(file);
    } catch {
      const made = await make(request);
      if (made) await tryToKeep(file, made);
      return made;
    }
  }

  async function tryToKeep(file: string, bytes: Buffer) {
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, bytes);
    } catch (error) {
      if (!isToldNotKept) onNotStored(error);
      isToldNotKept = true;
    }
  }

  /** Encodes a few pictures at a time, so that a page full of new ones does not starve the rest of the server. */
  function make(request: PictureRequest): Promise<Buffer | undefined> {
    const place = turn++ % atOnce;
    const result = places[place]!.then(async () => {
      const picture = await source(request.id);
      if (picture?.version !== request.version) return undefined;
      const original = await picture.original();
      return original && encode(original, request, picture.isSquare, ground);
    });
    places[place] = result.catch(() => {});
    return result;
  }

  async function picture(request: PictureRequest): Promise<PictureAnswer> {
    const path = `${request.id}/${request.version}/${request.width}.${request.format}`;
    const bytes = await inMemory.fetch(path, { context: request });
    if (bytes) return { found: true, bytes };
    const current = (await source(request.id))?.version;
    return { found: false, current: current === request.version ? undefined : current };
  }

  return Object.assign(picture, {
    /** Returns the bytes of the pictures in memory, and their limit. */
    memory: () => ({ bytes: inMemory.calculatedSize, limit: cacheBytes }),
  });
}

async function encode(
  original: Uint8Array,
  { width, format }: PictureRequest,
  isSquare: boolean,
  ground: string,
): Promise<Buffer> {
  const image = sharp(original)
    .autoOrient()
    .resize(isSquare ? { width, height: width } : { width });
  switch (format) {
    case "avif":
      return image.avif({ quality: 58, effort: 2 }).toBuffer();
    case "webp":
      return image.webp({ quality: 80, alphaQuality: 60, effort: 4 }).toBuffer();
    case "jpeg":
      return image.flatten({ background: ground }).jpeg({ quality: 82 }).toBuffer();
  }
}
