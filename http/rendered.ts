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

/** The bytes of an answer in one encoding, with all that goes before them: nothing is put together on a request. */
interface Body {
  bytes: Buffer;
  /** Strong, and another one for each encoding. */
  etag: string;
  headers: Headers;
  /** Headers of a 304. */
  unchanged: Headers;
}

/** An answer that is the same for everybody, in every encoding. */
export interface Rendered {
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
}

/** Brotli's effort: 11 for answers that are cached long, 5 for pages. */
export type BrotliQuality = 5 | 11;

/** Encodes in the background; until then, and when too many wait for it, the identity bytes are served. */
export function renderedFrom(
  content: string | Buffer,
  headers: Headers,
  quality: BrotliQuality = 5,
): Rendered {
  const rendered = plainRendered(content, headers);
  const { bytes } = rendered.bodies.identity;
  if (bytes.length >= tooSmallToEncode && encodings.length() < mostWaiting)
    void encodings.push({ rendered, headers, quality });
  return rendered;
}

/** The identity bytes alone, for an answer that is sent once. */
export function plainRendered(content: string | Buffer, headers: Headers): Rendered {
  const bytes = Buffer.from(content);
  const digest = hash("sha256", bytes, "base64url").slice(0, 22);
  return { bodies: { identity: bodyOf(bytes, `"${digest}"`, headers) } };
}

/** An answer whose encodings are there already. */
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
  if (br) bodies.br = bodyOf(br, `"${hash}-br"`, headers, "br");
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

/** The same bytes with some headers changed. */
export function withHeaders({ bodies }: Rendered, changed: Headers): Rendered {
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
  };
}

const tooSmallToEncode = 256;

interface EncodingTask {
  rendered: Rendered;
  headers: Headers;
  quality: BrotliQuality;
}

/**
 * Each compression takes a thread and some MB, so few run at once, however many answers are rendered, and one processor is left
 * to the event loop: what comes next is needed sooner. A busy event loop notices late that one has ended: those that wait hold
 * their bytes, so their number has a limit, too.
 */
const encodings = fastq.promise(encode, Math.min(8, Math.max(1, availableParallelism() - 1)));
const mostWaiting = 500;

async function encode({ rendered, headers, quality }: EncodingTask) {
  const { bytes } = rendered.bodies.identity;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  addEncodings(rendered, headers, { gzip: await promisify(gzip)(bytes) });
  addEncodings(rendered, headers, { br: await promisify(brotliCompress)(bytes, { params }) });
}

/**
 * Answers with the best encoding that the client takes, or 304 when it has the bytes already. Goes past Fastify's `send`,
 * which costs more than the answer (see bench/): headers set on the reply before, and onSend hooks, have no part in it;
 * onResponse hooks do.
 */
export function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: Rendered,
  status = 200,
): FastifyReply {
  reply.hijack();
  writeRendered(request.headers, reply.raw, rendered, status);
  return reply;
}

/** The same for a plain response; returns the status that was sent. */
export function writeRendered(
  asked: IncomingHttpHeaders,
  response: ServerResponse,
  { bodies }: Rendered,
  status = 200,
): number {
  const encoding = chooseEncoding(asked["accept-encoding"], bodies);
  const { bytes, headers, unchanged } = bodies[encoding] ?? bodies.identity;
  if (status === 200 && matches(asked["if-none-match"], bodies)) {
    response.writeHead(304, unchanged).end();
    return 304;
  }
  response.writeHead(status, headers).end(bytes);
  return status;
}

/** Brotli, gzip or plain, as the client allows; `q=0` forbids one. */
export function chooseEncoding(accepted: string | undefined, bodies: Rendered["bodies"]): Encoding {
  if (!accepted) return "identity";
  for (const encoding of ["br", "gzip"] as const)
    if (bodies[encoding] && names[encoding].test(accepted)) return encoding;
  return "identity";
}

const names = { br: takes("br"), gzip: takes("gzip") };

/** The name in the list, without a `q=0` among its parameters. */
function takes(name: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?![^,]*\\bq=0(?:\\.0*)?\\s*(?:[,;]|$)))`);
}

function matches(known: string | undefined, bodies: Rendered["bodies"]): boolean {
  if (!known) return false;
  const etags = known.split(",").map((etag) => etag.trim().replace(/^W\//, ""));
  return (
    etags.includes("*") || Object.values(bodies).some((body) => body && etags.includes(body.etag))
  );
}
