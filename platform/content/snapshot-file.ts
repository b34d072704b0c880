import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import { removeAbandoned, writeWhole } from "../database/files.ts";
import { bytesOf, packValue, unpackValue } from "./packed-value.ts";

/**
 * A snapshot file: lengths of key and JSON, key, JSON, the bytes of arrays from a multiple of eight on, and at the end the checksum
 * of all that (CRC-32). It is only read on machines like the one that wrote it.
 */

const lengthsBytes = 8;
const checksumBytes = 4;
/** Bytes that are checked between two pauses: a millisecond of work. */
const chunkBytes = 4 * 1_048_576;

const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8;

/** Thrown when a snapshot is damaged: cut off, or not as it was written. */
export class DamagedSnapshotError extends Error {}

/** Writes a value that `packValue` accepts. Readers see the old file until the new one is complete. */
export async function writeSnapshot(file: string, key: string, value: unknown): Promise<void> {
  const { json, arrays } = packValue(value);
  const texts = [Buffer.from(key), Buffer.from(json)];
  const lengths = Uint32Array.from(texts, ({ length }) => length);
  const head = Buffer.concat([Buffer.from(lengths.buffer), ...texts]);
  const padding = Buffer.alloc(aligned(head.length) - head.length);
  async function* content(): AsyncGenerator<Uint8Array, void> {
    let checksum = 0;
    for (const part of [head, padding, ...bytesOf(arrays)])
      for (let at = 0; at < part.length; at += chunkBytes) {
        const chunk = part.subarray(at, at + chunkBytes);
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
    yield new Uint8Array(Uint32Array.of(checksum).buffer);
  }
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder);
  await writeWhole(file, content());
}

/**
 * Returns the value of a snapshot; undefined when there is none with this key. Its arrays are views of one buffer. Throws a
 * DamagedSnapshotError.
 */
export async function readSnapshot(file: string, key: string): Promise<unknown> {
  const bytes = await readChecked(file);
  if (!bytes) return undefined;
  const [keyLength, jsonLength] = new Uint32Array(bytes.buffer, 0, 2) as unknown as [
    number,
    number,
  ];
  const text = (from: number, length: number) =>
    new TextDecoder().decode(bytes.subarray(from, from + length));
  if (text(lengthsBytes, keyLength) !== key) return undefined;
  const end = lengthsBytes + keyLength + jsonLength;
  return unpackValue(text(lengthsBytes + keyLength, jsonLength), bytes.subarray(aligned(end)));
}

/** Reads a file whose last bytes are the checksum of those before; undefined when there is none. */
async function readChecked(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const opened = await open(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  });
  if (!opened) return undefined;
  await using handle = opened;
  const { size } = await handle.stat();
  const bytes = new Uint8Array(size);
  const end = size - checksumBytes;
  let checksum = 0;
  for (let at = 0; at < size;) {
    const { bytesRead } = await handle.read(bytes, at, Math.min(chunkBytes, size - at), at);
    if (bytesRead === 0) break;
    checksum = crc32(bytes.subarray(at, Math.min(at + bytesRead, end)), checksum);
    at += bytesRead;
  }
  if (end < lengthsBytes || new DataView(bytes.buffer).getUint32(end, true) !== checksum)
    throw new DamagedSnapshotError(`The snapshot ${file} is damaged.`);
  return bytes;
}
