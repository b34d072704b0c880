import { createHmac, type KeyObject } from "node:crypto";
import { comparedEmail } from "../../../shared/email.ts";

/** Names an address where it is not stored: no one finds it without the key. */
export const addressHash = (key: KeyObject, email: string) =>
  createHmac("sha256", key)
    .update(`address ${comparedEmail(email)}`)
    .digest("base64url");
