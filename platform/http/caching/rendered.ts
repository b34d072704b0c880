import { hash } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastq from "fastq";

type Encoded = "gzip" | "br";
export type Encoding = "identity" | Encoded;

type Headers = Record<string, string>;

/** The bytes of a response in one encoding, with complete headers: nothing is assembled per request. */
interface Body {
  bytes: Buffer;
  /** A strong ETag, different for each encoding. */
  etag: string;
  headers: Headers;
  /** Headers of a 304. */
  unchanged: Headers;
}

/** A response that is the same for all clients, in every encoding. */
export interface Rendered {
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
  /**
   * Called when the response is sent to a client that accepts an encoding: compresses it for the next ones, and better when it is
   * sent often. Missing when it is not worth it.
   */
  compress?(encoding: Encoded): void;
  /** 200 if missing. */
  status?: number;
}

/** Brotli's quality: 11 for responses that are cached long, 5 for pages, 10 for pages that are sent often. */
export type BrotliQuality = 5 | 10 | 11;

/**
 * Number of times that a page is sent before it is compressed with quality 10. That takes fifteen times as long as quality 5, and
 * saves a tenth of the bytes, with which a page of the shop often fits the first packets of a connection.
 */
const often = 4;

/**
 * Creates a response. The first request that accepts an encoding starts the compression in the background. Until that is done,
 * and when the compression queue is full, the uncompressed bytes are served.
 */
export function renderedFrom(
  content: string | Buffer,
  headers: Headers,
  quality: BrotliQuality = 5,
): Rendered {
  const rendered = plainRendered(content, headers);
  if (rendered.bodies.identity.bytes.length < tooSmallToEncode) return rendered;
  const begun = new Set<string>();
  const begin = (encoding: Encoded, quality: BrotliQuality, max: number) => {
    const task = `${encoding} ${quality}`;
    if (begun.has(task) || encodings.length() >= max) return;
    begun.add(task);
    void encodings.push({ rendered, headers, quality, encoding });
  };
  let sent = 0;
  rendered.compress = (encoding) => {
    if (!rendered.bodies[encoding]) begin(encoding, quality, maxWaiting);
    else if (encoding === "br" && quality < 10 && ++sent >= often) begin("br", 10, 1);
  };
  return rendered;
}

/** Creates an uncompressed response that is sent once. */
export function plainRendered(content: string | Buffer, headers: Headers): Rendered {
  const bytes = Buffer.from(content);
  const digest = hash("sha256", bytes, "base64url").slice(0, 22);
  return { bodies: { identity: bodyOf(bytes, `"${digest}"`, headers) } };
}

/** Creates a response from existing encodings. */
export function encodedRendered(
  content: Buffer,
  headers: Headers,
  encoded: Partial<Record<Encoded, Buffer>>,
): Rendered {
  const rendered = plainRendered(content, headers);
  addEncodings(rendered, headers, encoded);
  return rendered;
}

function addEncodings(
  { bodies }: Rendered,
  headers: Headers,
  { gzip, br }: Partial<Record<Encoded, Buffer>>,
) {
  const hash = bodies.identity.etag.slice(1, -1);
  if (gzip) bodies.gzip = bodyOf(gzip, `"${hash}-gz"`, headers, "gzip");
  if (br) bodies.br = bodyOf(br, `"${hash}-br${br.length}"`, headers, "br");
}

function bodyOf(bytes: Buffer, etag: string, given: Headers, encoding?: Encoded): Body {
  const headers = { ...given, etag, vary: "Accept-Encoding" };
  const { "content-type": _type, ...unchanged } = headers as Headers;
  return {
    bytes,
    etag,
    unchanged,
    headers: {
      ...headers,
      ...(encoding ? { "content-encoding": encoding } : {}),
      "content-length": String(bytes.length),
    },
  };
}

/** Returns the same response with some headers changed. */
export function withHeaders({ bodies, compress, status }: Rendered, changed: Headers): Rendered {
  const change = (body: Body): Body => ({
    ...body,
    headers: { ...body.headers, ...changed },
    unchanged: { ...body.unchanged, ...changed },
  });
  return {
    bodies: {
      identity: change(bodies.identity),
      ...(bodies.gzip ? { gzip: change(bodies.gzip) } : {}),
      ...(bodies.br ? { br: change(bodies.br) } : {}),
    },
    ...(compress && { compress }),
    ...(status && { status }),
  };
}

const tooSmallToEncode = 256;

interface EncodingTask {
  rendered: Rendered;
  headers: Headers;
  quality: BrotliQuality;
  encoding: Encoded;
}

/**
 * Queue of compressions. Each takes a thread and some MB, so few run at once, however many responses are rendered, and one
 * processor is left to the event loop, where the next work is more urgent. A busy event loop notices late that a compression has
 * ended. Waiting ones hold their bytes in memory, so their number is limited as well.
 */
const encodings = fastq.promise(encode, Math.min(8, Math.max(1, availableParallelism() - 1)));
const maxWaiting = 500;

async function encode({ rendered, headers, quality, encoding }: EncodingTask) {
  const { bytes } = rendered.bodies.identity;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const encoded = await (encoding === "br"
    ? promisify(brotliCompress)(bytes, { params })
    : promisify(gzip)(bytes));
  addEncodings(rendered, headers, { [encoding]: encoded });
}

/**
 * Responds with the best encoding that the client accepts, or with 304 when it has the current bytes. Bypasses Fastify's `send`,
 * which costs more than the response (see tools/bench/): headers set on the reply before and onSend hooks have no effect; onResponse
 * hooks run.
 */
export function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: Rendered,
  status?: number,
): FastifyReply {
  reply.hijack();
  writeRendered(request.headers, reply.raw, rendered, status);
  return reply;
}

/** Writes the response to a plain Node response. Returns the status that was sent. */
export function writeRendered(
  asked: IncomingHttpHeaders,
  response: ServerResponse,
  rendered: Rendered,
  status = rendered.status ?? 200,
): number {
  const { bodies } = rendered;
  const encoding = chooseEncoding(asked["accept-encoding"], rendered);
  const { bytes, headers, unchanged } = bodies[encoding] ?? bodies.identity;
  if (status === 200 && matches(asked["if-none-match"], bodies)) {
    response.writeHead(304, unchanged).end();
    return 304;
  }
  response.writeHead(status, headers).end(bytes);
  return status;
}

/**
 * Chooses Brotli, gzip or identity, whichever the client accepts and is ready; the best one that it accepts is ready for later
 * requests. `q=0` forbids an encoding.
 */
export function chooseEncoding(
  accepted: string | undefined,
  { bodies, compress }: Rendered,
): Encoding {
  const possible = acceptedEncodings(accepted);
  const [best] = possible;
  if (best) compress?.(best);
  return possible.find((encoding) => bodies[encoding]) ?? "identity";
}

/** Accepted encodings by `Accept-Encoding` header: browsers send few different ones. */
const acceptances = new Map<string, readonly Encoded[]>();
const mostAcceptances = 100;

/** Returns the encodings that a client accepts, the best first. */
export function acceptedEncodings(accepted = ""): readonly Encoded[] {
  const known = acceptances.get(accepted);
  if (known) return known;
  if (acceptances.size === mostAcceptances) acceptances.clear();
  const encodings = (["br", "gzip"] as const).filter((encoding) => names[encoding].test(accepted));
  acceptances.set(accepted, encodings);
  return encodings;
}

const names = { br: takes("br"), gzip: takes("gzip") };

/** Matches the name in the list, without `q=0` among its parameters. */
function takes(name: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?![^,]*\\bq=0(?:\\.0*)?\\s*(?:[,;]|$)))`);
}

/** Reports whether a client has the response, in whichever encoding: ETags of all encodings begin with the same hash. */
function matches(known: string | undefined, { identity }: Rendered["bodies"]): boolean {
  return known !== undefined && (known === "*" || known.includes(identity.etag.slice(0, -1)));
}
