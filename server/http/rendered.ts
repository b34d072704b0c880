import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

export type Encoding = "identity" | "gzip" | "br";

/** An answer that is the same for everybody: its bytes in every encoding, each with a strong ETag. */
export interface Rendered {
  headers: Record<string, string>;
  bodies: Partial<Record<Encoding, { bytes: Buffer; etag: string }>> & {
    identity: { bytes: Buffer; etag: string };
  };
}

/** How hard brotli tries: 11 for what is kept long, 5 for pages. */
export type BrotliQuality = 5 | 11;

/** Encodes in the background; until then the identity bytes are served. */
export function renderedFrom(
  body: string | Buffer,
  headers: Record<string, string>,
  quality: BrotliQuality = 5,
): Rendered {
  const bytes = Buffer.from(body);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const rendered: Rendered = { headers, bodies: { identity: { bytes, etag: `"${hash}"` } } };
  void encode(rendered, hash, quality);
  return rendered;
}

const tooSmallToEncode = 256;

async function encode({ bodies }: Rendered, hash: string, quality: BrotliQuality) {
  const { bytes } = bodies.identity;
  if (bytes.length < tooSmallToEncode) return;
  bodies.gzip = { bytes: await promisify(gzip)(bytes), etag: `"${hash}-gz"` };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  bodies.br = { bytes: await promisify(brotliCompress)(bytes, { params }), etag: `"${hash}-br"` };
}

/** Answers with the best encoding that the client takes, or 304 when it has the bytes already. */
export function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, bodies }: Rendered,
  status = 200,
): FastifyReply {
  const encoding = chooseEncoding(request.headers["accept-encoding"], bodies);
  const { bytes, etag } = bodies[encoding] ?? bodies.identity;
  reply.headers(headers).header("etag", etag).header("vary", "Accept-Encoding");
  if (status === 200 && matches(request.headers["if-none-match"], bodies))
    return reply.code(304).removeHeader("content-type").send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(status).send(bytes);
}

/** Brotli, gzip or plain, as the client allows; `q=0` forbids one. */
export function chooseEncoding(accepted: string | undefined, bodies: Rendered["bodies"]): Encoding {
  if (!accepted) return "identity";
  for (const encoding of ["br", "gzip"] as const)
    if (bodies[encoding] && accepts(accepted, encoding)) return encoding;
  return "identity";
}

function accepts(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  return accepted.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((piece) => piece.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function matches(known: string | undefined, bodies: Rendered["bodies"]): boolean {
  if (!known) return false;
  const etags = known.split(",").map((etag) => etag.trim().replace(/^W\//, ""));
  return (
    etags.includes("*") || Object.values(bodies).some((body) => body && etags.includes(body.etag))
  );
}
