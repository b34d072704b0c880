import type { QueryExecutorProvider } from "kysely";
import { createSharedKey } from "../../../platform/security/shared-key.ts";
import {
  signToken,
  verifyToken,
  type TokenKind,
} from "../../../platform/security/signed-tokens.ts";
import { restockLinkHours } from "../restock-contract.ts";

/**
 * The id of a request, and the moment at which its mail was rendered in milliseconds since 1970. A retried mail has a token of its own; the
 * earlier one stays valid, because that mail may have arrived. An expired one is told from a wrong one, so its expiry is checked apart.
 */
const linkKind: TokenKind = {
  purpose: "restock ",
  form: /^[\da-f-]{36}_\d{13}$/,
  expiryOf: () => Infinity,
};

/** Signs the tokens in the links of mails, so that the database stores none of them. */
export function createRestockLinks(database: QueryExecutorProvider) {
  const key = createSharedKey(database, "restock_key");
  return {
    loadKey: key.get,

    tokenOf: async (id: string, now: Date) =>
      signToken(await key.get(), linkKind, `${id}_${now.getTime()}`),

    /** Returns the request that a token belongs to, and whether the link is too old to confirm it; undefined for a wrong token. */
    async read(token: string, now: Date): Promise<{ id: string; isExpired: boolean } | undefined> {
      const [id, rendered] = verifyToken(await key.get(), linkKind, token, now)?.split("_") ?? [];
      if (id === undefined) return undefined;
      return { id, isExpired: Number(rendered) + restockLinkHours * 3_600_000 <= now.getTime() };
    },
  };
}

export type RestockLinks = ReturnType<typeof createRestockLinks>;
