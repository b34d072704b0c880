import type { KeyObject } from "node:crypto";
import { signatureOf } from "../../../platform/security/signatures.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";

/** Returns the keyed hash that identifies an address where it is not stored: it cannot be reversed without the key. */
export const addressHash = (key: KeyObject, email: string) =>
  signatureOf(key, `address ${comparedEmail(email)}`);

/** Returns the keyed hash of the person behind an address: the label after a plus sign is ignored. */
export const personHash = (key: KeyObject, email: string) =>
  addressHash(key, email.replace(/\+[^@]*(?=@[^@]*$)/, ""));
