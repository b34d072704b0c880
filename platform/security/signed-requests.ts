import { hash } from "node:crypto";
import { createVerifier, httpbis } from "http-message-signatures";
import { isInnerList, parseDictionary, serializeItem } from "structured-headers";
import { isSameText } from "./signatures.ts";
import type { HostKeys } from "./host-keys.ts";

/** The components that a signature must cover, and its required parameters. */
const covered = ["@method", "@authority", "@path", "content-digest"];
const parameters = ["created", "keyid"];

/** Seconds for which a signature is valid, and by which the clock of the signer may be ahead. */
const [lifetime, tolerance] = [300, 30];

/** The verifier subtracts the tolerance from the time of the signature before it compares the age. */
const validity = { maxAge: lifetime + tolerance, tolerance };

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
 * Returns the id of the key that signed a request with an HTTP Message Signature (RFC 9421): HMAC-SHA-256 over method,
 * authority, path and the digest of the body, created within the last five minutes. Returns undefined when there is no such signature.
 */
export async function signerOf(
  { method, url, headers }: SignedRequest,
  keys: HostKeys,
): Promise<string | undefined> {
  let signer: string | undefined;
  const present = Object.entries(headers).filter(([, value]) => value !== undefined);
  try {
    if (coversTwice(String(headers["signature-input"]))) return undefined;
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

/** Reports whether a signature names a component twice, which RFC 9421 (section 2.5) forbids: readers may disagree which counts. */
const coversTwice = (signatureInput: string): boolean =>
  [...parseDictionary(signatureInput).values()].some((signature) => {
    const components = isInnerList(signature) ? signature[0].map(serializeItem) : [];
    return new Set(components).size < components.length;
  });

/** Verifies the Content-Digest header (RFC 9530) of a body, with SHA-256 or SHA-512. */
export function hasDigest(header: string | string[] | undefined, body: string): boolean {
  const [, algorithm, digest] = /^sha-(256|512)=:([\w+/=]+):$/.exec(String(header)) ?? [];
  return digest !== undefined && isSameText(digest, hash(`sha${algorithm}`, body, "base64"));
}
