import { basePath } from "../shared/base-path.ts";

/** The address to which browsers report violations of a page's policy. */
export const cspReportsPath = "/service/csp-reports";

const policy = () =>
  `default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; report-uri ${basePath()}${cspReportsPath}`;

/** Headers of every page: nothing inline, no foreign sources, no framing. */
export const pageHeaders = () => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `${policy()}; require-trusted-types-for 'script'; trusted-types 'none'`,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
});

/**
 * Returns the policy of a page on which the script of a provider asks for consent: it allows that script, what it loads from its
 * own host, and the styles and HTML that it writes into the page. Without a script it is the policy of every page.
 */
export function policyWith(script?: string): string {
  if (!script) return pageHeaders()["content-security-policy"];
  const { origin } = new URL(script);
  const own = "'self'";
  // Hosts from which the script requests the visitor's country.
  const places = origin.endsWith(".cookielaw.org") ? " https://*.onetrust.com" : "";
  return [
    policy(),
    `script-src ${own} ${origin}`,
    `connect-src ${own} ${origin}${places}`,
    `style-src ${own} ${origin} 'unsafe-inline'`,
    `img-src ${own} ${origin} data:`,
  ].join("; ");
}

/**
 * Returns the headers of every response. When one of the shops uses https, all responses ask browsers to stay with https:
 * browsers ignore that over plain http (RFC 6797, section 8.1), and a cached response cannot know how it is requested. Responses
 * other than pages may not be framed; pages have stricter policies of their own.
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
