import { createHmac, timingSafeEqual, type KeyObject } from "node:crypto";
import { renderTokenLife } from "../newsletter-contract.ts";

/** Such as "1795284608782.r4nd0m…": when a form was shown, and an HMAC-SHA-256 that only this shop can make. */
export function signRenderToken(key: KeyObject, now: Date): string {
  const shown = String(now.getTime());
  return `${shown}.${signatureOf(key, shown).toString("base64url")}`;
}

/** Whether a form was shown by this shop: not a moment ago, as programs send it, and not days ago. */
export function isRenderToken(key: KeyObject, token: string | undefined, now: Date): boolean {
  const [, shown, signature] = /^(\d{13})\.([\w-]{43})$/.exec(token ?? "") ?? [];
  if (!shown || !signature) return false;
  if (!timingSafeEqual(Buffer.from(signature, "base64url"), signatureOf(key, shown))) return false;
  const age = now.getTime() - Number(shown);
  return age >= renderTokenLife.shortest && age <= renderTokenLife.longest;
}

const signatureOf = (key: KeyObject, shown: string) =>
  createHmac("sha256", key).update(`form ${shown}`).digest();
