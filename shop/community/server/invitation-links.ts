import type { QueryExecutorProvider } from "kysely";
import { createSharedKey } from "../../../platform/security/shared-key.ts";
import {
  signToken,
  verifyToken,
  type TokenKind,
} from "../../../platform/security/signed-tokens.ts";
import { invitationLinkDays } from "../review-rules.ts";

/** The text of a token: the number of an order, and when the mail was rendered in milliseconds since 1970. */
const linkKind: TokenKind = {
  purpose: "review ",
  form: /^\d{10}_\d{13}$/,
  expiryOf: (text) => Number(text.split("_")[1]) + invitationLinkDays * 86_400_000,
};

/** Signs the links of mails that ask for reviews. */
export function createInvitationLinks(database: QueryExecutorProvider) {
  const key = createSharedKey(database, "community_key");
  return {
    loadKey: key.get,
    tokenOf: async (order: string, now: Date) =>
      signToken(await key.get(), linkKind, `${order}_${now.getTime()}`),
    /** Returns the order of a link; undefined for a wrong or an expired one. */
    orderOf: async (token: string, now: Date): Promise<string | undefined> =>
      verifyToken(await key.get(), linkKind, token, now)?.split("_")[0],
  };
}

export type InvitationLinks = ReturnType<typeof createInvitationLinks>;
