import { createChallenge, randomInt, verifySolution, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Payload } from "altcha-lib/types";
import { fieldsOf } from "../shared/foreign.ts";

export type { Challenge };

/** Milliseconds for which a challenge can be solved. */
const lifetime = 600_000;

/** How often a browser derives a key until it finds the right one: a second or two of its time, a millisecond of ours. */
const derivations = { least: 500, most: 2_000 };

/** Characters of a solution, with the challenge that it is of. */
const mostCharacters = 2_000;

/**
 * Work that a browser does before it gets what is scarce: nothing for one person, much for who wants thousands. `secret` is known to
 * this shop alone.
 */
export const newChallenge = (secret: string, now: Date): Promise<Challenge> =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1_000,
    counter: randomInt(derivations.least, derivations.most),
    deriveKey,
    data: { until: now.getTime() + lifetime },
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `key ${secret}`,
  });

/** Names the challenge of a right solution, which the caller accepts once; undefined for any other text. */
export async function solvedChallenge(
  secret: string,
  text: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (!text || text.length > mostCharacters) return undefined;
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

/** JSON of this form; whether its fields are right is what the signature says. */
function payloadIn(text: string): Payload | undefined {
  try {
    const payload = JSON.parse(text) as Payload;
    const { challenge, solution } = fieldsOf<Payload>(payload);
    const { parameters } = fieldsOf<Challenge>(challenge);
    const isPayload = [challenge, solution, parameters].every(
      (each) => typeof each === "object" && each !== null,
    );
    return isPayload ? payload : undefined;
  } catch {
    return undefined;
  }
}
