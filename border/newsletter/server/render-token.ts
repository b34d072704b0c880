import type { KeyObject } from "node:crypto";
import { isSignature, signatureOf } from "../../../platform/security/signatures.ts";
import { renderTokenLife } from "../newsletter-contract.ts";

/** Signs the time at which a form is shown with an HMAC-SHA-256 of the shop's: "1795284608782.r4nd0m…". */
export function signRenderToken(key: KeyObject, now: Date): string {
  const shown = String(now.getTime());
  return `${shown}.${signatureOf(key, signedText(shown))}`;
}

/** Whether this shop showed the form neither a moment ago, as with bots, nor days ago. */
export function isRenderToken(key: KeyObject, token: string | undefined, now: Date): boolean {
  const [, shown, signature] = /^(\d{13})\.([\w-]{43})$/.exec(token ?? "") ?? [];
  if (!shown || !signature) return false;
  if (!isSignature(key, signedText(shown), signature)) return false;
  const age = now.getTime() - Number(shown);
  return age >= renderTokenLife.shortest && age <= renderTokenLife.longest;
}

const signedText = (shown: string) => `form ${shown}`;
