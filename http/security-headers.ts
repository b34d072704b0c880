/** Headers of every page: nothing inline, nothing from elsewhere, no frame around it. */
export const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; " +
    "require-trusted-types-for 'script'; trusted-types 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
} as const;

/**
 * Headers of every answer, whatever it is. When one shop is reached by https, all answers ask browsers to stay with it:
 * browsers ignore that over plain http (RFC 6797, section 8.1), and a cached answer does not know how it is asked for.
 */
export function headersOfEveryAnswer(origins: Record<string, string>): Record<string, string> {
  const isSecure = Object.values(origins).some((origin) => origin.startsWith("https:"));
  return {
    "x-content-type-options": "nosniff",
    ...(isSecure ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}
