import type { QueryExecutorProvider } from "kysely";
import { createSharedKey } from "../../../platform/security/shared-key.ts";
import {
  signToken,
  verifyToken,
  type TokenKind,
} from "../../../platform/security/signed-tokens.ts";
import { complaintDays, type DecisionParty } from "../complaint.ts";

/** The text of a token: the number of a contribution, the id of a report or 0, and when the link was rendered in milliseconds since 1970. */
const linkKind: TokenKind = {
  purpose: "decision ",
  form: /^\d{1,9}_\d{1,15}_\d{13}$/,
  expiryOf: (text) => Number(text.split("_")[2]) + complaintDays * 86_400_000,
};

export type DecisionLinks = ReturnType<typeof createDecisionLinks>;

/** Signs the links that show a decision to its author, or to the reader who reported, without a login. */
export function createDecisionLinks(database: QueryExecutorProvider) {
  const key = createSharedKey(database, "community_key");
  return {
    tokenOf: async ({ contribution, report = 0 }: DecisionParty, now: Date): Promise<string> =>
      signToken(await key.get(), linkKind, `${contribution}_${report}_${now.getTime()}`),

    /** Returns whose link it is; undefined for a wrong or an expired one. */
    async partyOf(token: string, now: Date): Promise<DecisionParty | undefined> {
      const [contribution, report] =
        verifyToken(await key.get(), linkKind, token, now)
          ?.split("_")
          .map(Number) ?? [];
      if (contribution === undefined) return undefined;
      return { contribution, ...(report && { report }) };
    },
  };
}
