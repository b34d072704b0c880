import { randomBytes } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { signatureOf } from "./signatures.ts";

/** Every security event with its log level. */
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
  ordersSearched: "info",
  orderRead: "info",
  orderChanged: "info",
  leadsRead: "info",
  contributionDecided: "info",
  subscriptionsSearched: "info",
  subscriptionRead: "info",
  subscriptionChanged: "info",
  cardRead: "info",
  cardCorrected: "info",
  storeCardsMade: "info",
  storeCardsRead: "info",
} as const;

/** Facts of a security event. None of them may be personal: an account is a number, and `client` is logged as a keyed hash. */
export interface SecurityFacts {
  customer?: number;
  /** Id of a staff account. */
  staff?: number;
  /** Number of an order or a subscription that staff read or changed: random, and no shopper's name. */
  order?: string;
  /** Number of a contribution that staff decided about. */
  contribution?: number;
  /** Number of a customer card that staff read or corrected: random, and no shopper's name. */
  card?: string;
  /** Id of cards for a store that staff made or read. */
  batch?: string;
  /** The network or account that a limit counts. */
  client?: string;
  /** How often it happened since the last log line about it. */
  times?: number;
  /** The name of the limit that was reached. */
  limit?: string;
}

export type SecurityLog = (event: keyof typeof levels, facts: SecurityFacts) => void;

/**
 * Logs all security events in the same form, with the event's name in `security`. The key of the hashes lives in memory as long
 * as the process: log lines about the same network can be matched, but its address cannot be recovered.
 */
export function createSecurityLog(log: Pick<FastifyBaseLogger, "info" | "warn">): SecurityLog {
  const key = randomBytes(32);
  const hashOf = (client: string) => signatureOf(key, client).slice(0, 22);
  return (event, { client, ...facts }) =>
    log[levels[event]](
      { security: event, ...facts, ...(client === undefined ? {} : { client: hashOf(client) }) },
      "security event",
    );
}
