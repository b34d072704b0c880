import type { KeyObject } from "node:crypto";
import {
  signToken,
  verifyToken,
  type TokenKind,
} from "../../../platform/security/signed-tokens.ts";
import { renderTokenLife } from "../newsletter-contract.ts";

/** The text is the moment at which a form was shown, in milliseconds since 1970. */
const renderTokens: TokenKind = {
  purpose: "form ",
  form: /^\d{13}$/,
  expiryOf: (shown) => Number(shown) + renderTokenLife.max + 1,
};

export const signRenderToken = (key: KeyObject, now: Date): string =>
  signToken(key, renderTokens, String(now.getTime()));

/** Whether this shop showed the form neither a moment ago, as with bots, nor days ago. */
export function isRenderToken(key: KeyObject, token: string | undefined, now: Date): boolean {
  const shown = verifyToken(key, renderTokens, token, now);
  return shown !== undefined && now.getTime() - Number(shown) >= renderTokenLife.min;
}
