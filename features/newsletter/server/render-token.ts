import type { KeyObject } from "node:crypto";
import { isSignature, signatureOf } from "../../../security/signatures.ts";
import { renderTokenLife } from "../newsletter-contract.ts";

/** Such as "1795284608782.r4nd0m…": when a form was shown, and an HMAC-SHA-256 that only this shop can make. */
export function signRenderToken(key: KeyObject, now: Date): string {
  const shown = String(now.getTime());
  return `${shown}.${signatureOf(key, signedText(shown))}`;
}

/** Whether a form was shown by this shop: not a moment ago, as programs send it, and not days ago. */
export function isRenderToken(key: KeyObject, token: string | undefined, now: Date): boolean {
  const [, shown, signature] = /^(\d{13})\.([\w-]{43})$/.exec(token ?? "") ?? [];
  if (!shown || !signature) return false;
  if (!isSignature(key, signedText(shown), signature)) return false;
  const age = now.getTime() - Number(shown);
  return age >= renderTokenLife.shortest && age <= renderTokenLife.longest;
}

const signedText = (shown: string) => `form ${shown}`;
