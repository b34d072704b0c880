/**
 * Matches secrets in addresses and cookies: 32 or 43 random characters of base64url. Fewer than one in a million random secrets
 * have no capital letter, while names of files and pages never have one.
 */
const secrets = /(?<![\w-])(?=[\w-]*[A-Z])(?:[\w-]{32}|[\w-]{43})(?![\w-])/g;

/** Returns the text with all secrets removed. */
export const withoutSecrets = (text: string) => text.replaceAll(secrets, "…");
