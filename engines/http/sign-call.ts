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
const covered = ["@method", "@authority", "@path", "@query", "content-digest"];
const parameters = ["created", "nonce", "keyid", "alg"];

/**
 * Returns the headers of a call with an HTTP Message Signature (RFC 9421, HMAC-SHA-256), as hosts' servers sign their calls. Only with
 * the secret can one be made or changed, and an engine that remembers nonces takes each only once.
 */
export async function signCall(
  { method, url, body, key }: UnsignedCall,
  secret: string,
): Promise<Record<string, string>> {
  const { headers } = await httpbis.signMessage(
    {
      key: createSigner(secret, "hmac-sha256", "kontor"),
      fields: key === undefined ? covered : [...covered, "idempotency-key"],
      params: parameters,
      paramValues: { nonce: randomUUID() },
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
