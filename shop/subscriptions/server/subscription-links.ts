import type { QueryExecutorProvider } from "kysely";
import { createSharedKey } from "../../../platform/security/shared-key.ts";
import {
  signToken,
  verifyToken,
  type TokenKind,
} from "../../../platform/security/signed-tokens.ts";

/**
 * The number of a subscription, and that of the delivery which the mail is about: its link skips or moves no later one. A link is valid
 * as long as the subscription is stored, because it must always be possible to cancel without a login.
 */
const subscriptionLink: TokenKind = {
  purpose: "subscription ",
  form: /^\d{10}_\d{1,6}$/,
  expiryOf: () => Infinity,
};

/** Signs the tokens in the links of mails, so that the database stores none of them. */
export function createSubscriptionLinks(database: QueryExecutorProvider) {
  const key = createSharedKey(database, "subscription_key");
  return {
    loadKey: key.get,

    tokenOf: async (number: string, delivery: number) =>
      signToken(await key.get(), subscriptionLink, `${number}_${delivery}`),

    /** Returns the subscription and the delivery that a token names; undefined for a wrong one. */
    async read(
      token: string,
      now: Date,
    ): Promise<{ number: string; delivery: number } | undefined> {
      const [number, delivery] =
        verifyToken(await key.get(), subscriptionLink, token, now)?.split("_") ?? [];
      return number === undefined ? undefined : { number, delivery: Number(delivery) };
    },
  };
}

export type SubscriptionLinks = ReturnType<typeof createSubscriptionLinks>;
