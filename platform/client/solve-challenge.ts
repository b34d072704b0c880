import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { jsonText } from "../shared/json-text.ts";

export type { Challenge };

/** Milliseconds after which a slow device gives up, and its user is asked to try again later. */
const patience = 20_000;

/** Solves a challenge and returns the proof, or undefined when the browser is unable to or takes too long. */
export async function solutionOf(challenge: Challenge): Promise<string | undefined> {
  // Available only on pages loaded by https, or from this machine.
  if (!globalThis.crypto?.subtle) return undefined;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patience });
  return solution ? jsonText({ challenge, solution }) : undefined;
}
