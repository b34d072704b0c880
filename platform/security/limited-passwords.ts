import { createCountedWarning } from "./counted-warning.ts";
import { createPasswords, type PasswordHashing } from "./passwords.ts";
import type { SecurityLog } from "./security-log.ts";

/** Returns passwords whose refusals, because too many are hashed at once, are security events. One instance is for all slices of a process. */
export const limitedPasswords = (security: SecurityLog, hashing?: PasswordHashing) =>
  createPasswords(hashing, {
    onBusy: createCountedWarning((times) => security("passwordsRefused", { times })),
  });
