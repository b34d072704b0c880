import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/**
 * How a body was compressed: as its `Content-Encoding` says, twice although that names one compression, without being named there, or
 * otherwise than named.
 */
export type Compression = "as named" | "twice" | "unnamed" | "broken";

/** A body without all compression that it has. */
interface Decompressed {
  bytes: Buffer;
  body: string;
  compression: Compression;
}

/** Takes the compressions that a `Content-Encoding` names from a body, and those that it should not have. */
export function decompressed(received: Buffer, contentEncoding: string): Decompressed {
  const named = contentEncoding.split(",").map((name) => name.trim().toLowerCase());
  const isNamed = named.some((name) => name !== "" && name !== "identity");
  let bytes: Buffer | undefined = received;
  // An answer without a body, such as a 304, may name one.
  if (received.length > 0)
    for (const name of named.toReversed()) bytes = bytes && without(bytes, name);
  if (!bytes) {
    const plain = furtherDecompressed(received) ?? received;
    return { bytes: plain, body: plain.toString(), compression: "broken" };
  }
  const inner = furtherDecompressed(bytes);
  if (inner)
    return { bytes: inner, body: inner.toString(), compression: isNamed ? "twice" : "unnamed" };
  return { bytes, body: bytes.toString(), compression: "as named" };
}

/** Returns a body without a compression; undefined when it does not have it. */
function without(bytes: Buffer, name: string): Buffer | undefined {
  try {
    if (name === "gzip" || name === "x-gzip") return gunzipSync(bytes);
    if (name === "br") return brotliDecompressSync(bytes);
    if (name === "deflate") return inflateSync(bytes);
    return bytes;
  } catch {
    return undefined;
  }
}

/** Returns what a compressed text contains; undefined for other bytes. Brotli has no mark, but what it contains is a text. */
function furtherDecompressed(bytes: Buffer): Buffer | undefined {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return without(bytes, "gzip");
  if (bytes.length < 20 || isText(bytes)) return undefined;
  const inner = without(bytes, "br");
  return inner && inner.length > 0 && isText(inner) ? inner : undefined;
}

function isText(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return !bytes.includes(0);
  } catch {
    return false;
  }
}
