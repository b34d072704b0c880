/** Where browsers report what they refused because of a page's policy. */
export const cspReportsPath = "/service/csp-reports";

const policy = `default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; report-uri ${cspReportsPath}`;

/** Headers of every page: nothing inline, nothing from elsewhere, no frame around it. */
export const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `${policy}; require-trusted-types-for 'script'; trusted-types 'none'`,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
} as const;

/**
 * The policy of a page whose consent is asked for by the script of a provider: that script, what it loads from its own host, and
 * the styles and HTML that it writes into the page. Without a script it is that of every page.
 */
export function policyWith(script?: string): string {
  if (!script) return pageHeaders["content-security-policy"];
  const { origin } = new URL(script);
  const own = "'self'";
  // Where it asks for the country of the visitor.
  const places = origin.endsWith(".cookielaw.org") ? " https://*.onetrust.com" : "";
  return [
    policy,
    `script-src ${own} ${origin}`,
    `connect-src ${own} ${origin}${places}`,
    `style-src ${own} ${origin} 'unsafe-inline'`,
    `img-src ${own} ${origin} data:`,
  ].join("; ");
}

/**
 * Headers of every answer, whatever it is. When one shop is reached by https, all answers ask browsers to stay with it:
 * browsers ignore that over plain http (RFC 6797, section 8.1), and a cached answer does not know how it is asked for. What is no
 * page stands in no frame; pages say more than that.
 */
export function headersOfEveryAnswer(
  origins: Record<string, string>,
  { withSubdomains = false } = {},
): Record<string, string> {
  const isSecure = Object.values(origins).some((origin) => origin.startsWith("https:"));
  return {
    "x-content-type-options": "nosniff",
    "content-security-policy": "frame-ancestors 'none'",
    ...(isSecure
      ? {
          "strict-transport-security": `max-age=31536000${withSubdomains ? "; includeSubDomains" : ""}`,
        }
      : {}),
  };
}
