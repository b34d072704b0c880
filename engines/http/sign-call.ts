import { hash, randomUUID } from "node:crypto";
import { createSigner, httpbis } from "http-message-signatures";

/** A call of an engine before it is signed. */
export interface UnsignedCall {
  method: string;
  url: string;
  /** The body; empty where there is none. */
  body: string;
  /** The Idempotency-Key. */
  key?: string;
}

/** The parts that every signature covers, beside the Idempotency-Key of those that have one. */
export const coveredParts = ["@method", "@authority", "@path", "@query", "content-digest"];
const parameters = ["created", "nonce", "keyid", "alg"];

/** How a signature differs from a right one, to try whether an engine refuses it. */
export interface Deviation {
  /** The moment of the signature, instead of the present one. */
  created?: Date;
  /** The part or parameter that it lacks. */
  without?: string;
}

/**
 * Returns the headers of a call with an HTTP Message Signature (RFC 9421, HMAC-SHA-256), as hosts' servers sign their calls. Only with
 * the secret can one be made or changed, and an engine that remembers nonces takes each only once.
 */
export async function signCall(
  { method, url, body, key }: UnsignedCall,
  secret: string,
  { created = new Date(), without }: Deviation = {},
): Promise<Record<string, string>> {
  const isIncluded = (name: string) => name !== without;
  const parts = key === undefined ? coveredParts : [...coveredParts, "idempotency-key"];
  const { headers } = await httpbis.signMessage(
    {
      key: createSigner(secret, "hmac-sha256", "kontor"),
      fields: parts.filter(isIncluded),
      params: parameters.filter(isIncluded),
      paramValues: { created, nonce: randomUUID() },
    },
    {
      method,
      url,
      headers: {
        "content-digest": `sha-256=:${hash("sha256", body, "base64")}:`,
        ...(key !== undefined && { "idempotency-key": key }),
      },
    },
  );
  return headers as Record<string, string>;
}
