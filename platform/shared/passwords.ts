import { sumOf } from "./sum.ts";

/** Minimum and maximum length of a password, in characters. */
export const passwordLimits = { min: 8, max: 200 } as const;

/** Normalises a password for hashing: keyboards and systems encode "é" in different ways. */
export const normalPassword = (password: string) => password.normalize("NFC");

/** Returns the length of a password in characters, independent of its encoding. */
export const passwordLength = (password: string) => sumOf(normalPassword(password), () => 1);
