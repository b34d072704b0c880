import type { KeyObject } from "node:crypto";
import { signatureOf } from "../../../security/signatures.ts";
import { comparedEmail } from "../../../shared/email.ts";

/** Names an address where it is not stored: no one finds it without the key. */
export const addressHash = (key: KeyObject, email: string) =>
  signatureOf(key, `address ${comparedEmail(email)}`);

/** Names the person of an address: what stands behind a plus is a label of the person's own. */
export const personHash = (key: KeyObject, email: string) =>
  addressHash(key, email.replace(/\+[^@]*(?=@[^@]*$)/, ""));
