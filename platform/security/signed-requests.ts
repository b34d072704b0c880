import { hash } from "node:crypto";
import { createVerifier, httpbis } from "http-message-signatures";
import { isSameText } from "./signatures.ts";
import type { HostKeys } from "./host-keys.ts";

/** The components that a signature must cover, and its required parameters. */
const covered = ["@method", "@path", "content-digest"];
const parameters = ["created", "keyid"];

/** Seconds for which a signature is valid, and the tolerated difference between the clocks of two servers. */
const validity = { maxAge: 300, tolerance: 30 };

/** Value of the Accept-Signature header that requests such a signature. */
export const acceptedSignature = `sig=(${covered.map((each) => `"${each}"`).join(" ")});created;keyid;alg="hmac-sha256"`;

/** The parts of a request that signatures cover. */
export interface SignedRequest {
  method: string;
  /** The complete address. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * Returns the id of the key that signed a request with an HTTP Message Signature (RFC 9421): HMAC-SHA-256 over method, path and
 * the digest of the body, created within the last five minutes. Returns undefined when there is no such signature.
 */
export async function signerOf(
  { method, url, headers }: SignedRequest,
  keys: HostKeys,
): Promise<string | undefined> {
  let signer: string | undefined;
  const present = Object.entries(headers).filter(([, value]) => value !== undefined);
  try {
    const isValid = await httpbis.verifyMessage(
      {
        keyLookup: async ({ keyid }) => {
          const key = typeof keyid === "string" ? keys.get(keyid) : undefined;
          if (key === undefined) return null;
          signer = keyid;
          return { algs: ["hmac-sha256"], verify: createVerifier(key, "hmac-sha256") };
        },
        requiredFields: covered,
        requiredParams: parameters,
        ...validity,
      },
      { method, url, headers: Object.fromEntries(present) as Record<string, string | string[]> },
    );
    return isValid ? signer : undefined;
  } catch {
    // Not a signature, too old, or without a required component.
    return undefined;
  }
}

/** Verifies the Content-Digest header (RFC 9530) of a body, with SHA-256 or SHA-512. */
export function hasDigest(header: string | string[] | undefined, body: string): boolean {
  const [, algorithm, digest] = /^sha-(256|512)=:([\w+/=]+):$/.exec(String(header)) ?? [];
  return digest !== undefined && isSameText(digest, hash(`sha${algorithm}`, body, "base64"));
}
