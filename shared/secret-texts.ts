/**
 * The secrets of addresses and cookies: 32 or 43 characters of base64url, which random ones are. Random text without a capital
 * letter is rarer than one in a million; names of files and pages have none.
 */
const secrets = /(?<![\w-])(?=[\w-]*[A-Z])(?:[\w-]{32}|[\w-]{43})(?![\w-])/g;

/** A text in which no secret can be read. */
export const withoutSecrets = (text: string) => text.replaceAll(secrets, "…");
