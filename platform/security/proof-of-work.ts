import { createChallenge, randomInt, verifySolution, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Payload } from "altcha-lib/types";
import { parsed } from "../shared/foreign.ts";
import { isLike } from "../shared/content/is-like.ts";

export type { Challenge };

/** Milliseconds for which a challenge can be solved. */
const lifetime = 600_000;

/**
 * How often a browser derives a key until it finds the right one: a second or two for the browser, a millisecond for the server.
 */
const derivations = { min: 500, max: 2_000 };

/** Maximum length of a solution including its challenge, in characters. */
const maxCharacters = 2_000;

/**
 * Creates a challenge that a browser must solve before it gets a scarce resource: no burden for one person, a large one for a
 * client that wants thousands. Only this shop knows `secret`.
 */
export const newChallenge = (secret: string, now: Date): Promise<Challenge> =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1_000,
    counter: randomInt(derivations.min, derivations.max),
    deriveKey,
    data: { until: now.getTime() + lifetime },
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `key ${secret}`,
  });

/**
 * Returns the id of the challenge that a text solves, which the caller must accept only once. Returns undefined for any other
 * text.
 */
export async function solvedChallenge(
  secret: string,
  text: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (!text || text.length > maxCharacters) return undefined;
  const payload = payloadIn(text);
  if (!payload) return undefined;
  const { until } = payload.challenge.parameters.data ?? {};
  if (typeof until !== "number" || until <= now.getTime()) return undefined;
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `key ${secret}`,
  }).catch(() => ({ verified: false }));
  return verified ? payload.challenge.signature : undefined;
}

/** Parses JSON of this form. The signature, not this function, proves that its fields are right. */
function payloadIn(text: string): Payload | undefined {
  const payload = parsed(text);
  return isLike(payload, { challenge: { parameters: {} }, solution: {} })
    ? (payload as Payload)
    : undefined;
}
