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

/** Sent by a shop that is reached by https. */
export const strictTransport = "max-age=31536000";
