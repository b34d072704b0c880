import { hash } from "node:crypto";
import { createVerifier, httpbis } from "http-message-signatures";
import { isSameText } from "./signatures.ts";
import type { HostKeys } from "./host-keys.ts";

/** Components that a signature must cover, and its parameters. */
const covered = ["@method", "@path", "content-digest"];
const parameters = ["created", "keyid"];

/** Seconds that a signature is valid, and that the clocks of two servers may differ. */
const validity = { maxAge: 300, tolerance: 30 };

/** The value of the header Accept-Signature that asks for such a signature. */
export const acceptedSignature = `sig=(${covered.map((each) => `"${each}"`).join(" ")});created;keyid;alg="hmac-sha256"`;

/** The parts of a request that signatures cover. */
export interface SignedRequest {
  method: string;
  /** The whole address. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * The id of the key that a request is signed with, as HTTP Message Signatures have it (RFC 9421): by HMAC-SHA-256, with method, path and
 * the digest of the body, within the last five minutes. Undefined when it is not.
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
    // What is no signature, too old, or signs less than it must.
    return undefined;
  }
}

/** Whether the header Content-Digest (RFC 9530) is that of a body, by SHA-256 or SHA-512. */
export function hasDigest(header: string | string[] | undefined, body: string): boolean {
  const [, algorithm, digest] = /^sha-(256|512)=:([\w+/=]+):$/.exec(String(header)) ?? [];
  return digest !== undefined && isSameText(digest, hash(`sha${algorithm}`, body, "base64"));
}
