import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

export type { Challenge };

/** Milliseconds after which the work is given up: a slow device is told to come later. */
const patience = 20_000;

/** Does the work of a challenge and gives what proves it; undefined where the browser cannot, or takes too long. */
export async function solutionOf(challenge: Challenge): Promise<string | undefined> {
  // Only on pages that came by https, or from this machine.
  if (!globalThis.crypto?.subtle) return undefined;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patience });
  return solution ? JSON.stringify({ challenge, solution }) : undefined;
}
