import { createHmac, randomBytes } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";

/** Every security event, and the level that it is logged at. */
const levels = {
  loginFailed: "info",
  limitReached: "warn",
  passwordChanged: "info",
  sessionsEnded: "info",
  tokenReused: "warn",
  staffLoggedIn: "info",
  staffLoginFailed: "warn",
  staffLoggedOut: "info",
  passwordsRefused: "warn",
  signatureRefused: "warn",
} as const;

/** Nothing here may be personal: an account is a number, and `whom` is logged as a keyed hash. */
export interface SecurityFacts {
  customer?: number;
  /** An account of staff. */
  staff?: number;
  /** A network or an account, such as the subject of a limit. */
  whom?: string;
  /** How often it happened since the last line about it. */
  times?: number;
  /** The name of the limit that was reached. */
  limit?: string;
}

export type SecurityLog = (event: keyof typeof levels, facts: SecurityFacts) => void;

/**
 * Logs security events in one form: `security` is the event's name. The key of the hashes lives as long as the process and is
 * stored nowhere: lines about the same network can be matched, and its address cannot be found.
 */
export function createSecurityLog(log: Pick<FastifyBaseLogger, "info" | "warn">): SecurityLog {
  const key = randomBytes(32);
  const hashOf = (whom: string) =>
    createHmac("sha256", key).update(whom).digest("base64url").slice(0, 22);
  return (event, { whom, ...facts }) =>
    log[levels[event]](
      { security: event, ...facts, ...(whom === undefined ? {} : { whom: hashOf(whom) }) },
      "security event",
    );
}
