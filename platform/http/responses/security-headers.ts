import { basePath } from "../../shared/sites/base-path.ts";

/** The address to which browsers report violations of a page's policy. */
export const cspReportsPath = "/service/csp-reports";

/** Directives of the Content-Security-Policy that a page may extend. */
type SourceDirective =
  | "connect-src"
  | "font-src"
  | "frame-src"
  | "img-src"
  | "media-src"
  | "script-src"
  | "style-src"
  | "worker-src";

/** Features of the browser that no page may use, unless its policy names them. */
const features = ["camera", "geolocation", "microphone", "payment"] as const;

/** Permissions of a page besides those that every page has. */
export interface PagePolicy {
  /** Sources besides the shop's own, by directive: `{ "connect-src": ["https://tiles.example"] }`. */
  sources?: Partial<Record<SourceDirective, readonly string[]>>;
  /** Features that the page's own scripts may use. */
  features?: readonly (typeof features)[number][];
  /** Whether a script inserts data as HTML, which Trusted Types would refuse. */
  insertsHtml?: boolean;
  /** Whether pages of the shop may frame the page. */
  isFramed?: boolean;
  /** Flags of a sandbox around the page, such as "allow-same-origin". */
  sandbox?: string;
}

/** Returns a policy with the permissions of both. */
export function mergePolicies(one: PagePolicy, other: PagePolicy = {}): PagePolicy {
  const sources = { ...one.sources };
  for (const [name, more] of Object.entries(other.sources ?? {})) {
    const directive = name as SourceDirective;
    sources[directive] = [...new Set([...(sources[directive] ?? []), ...more])];
  }
  return {
    ...one,
    ...other,
    sources,
    features: [...(one.features ?? []), ...(other.features ?? [])],
    insertsHtml: one.insertsHtml || other.insertsHtml,
  };
}

function contentPolicy({ sources = {}, insertsHtml, isFramed, sandbox }: PagePolicy): string {
  return [
    `default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors ${isFramed ? "'self'" : "'none'"}; form-action 'self'; report-uri ${basePath()}${cspReportsPath}`,
    ...Object.entries(sources).map(([directive, more]) => [directive, "'self'", ...more].join(" ")),
    ...(insertsHtml ? [] : ["require-trusted-types-for 'script'; trusted-types 'none'"]),
    ...(sandbox ? [`sandbox ${sandbox}`] : []),
  ].join("; ");
}

/** Returns the headers of a page: nothing inline, no foreign sources, no framing, except for what its policy names. */
export const pageHeaders = (policy: PagePolicy = {}) => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": contentPolicy(policy),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": features
    .map((feature) => `${feature}=(${policy.features?.includes(feature) ? "self" : ""})`)
    .join(", "),
});

/**
 * Returns the policy of a page on which the script of a provider asks for consent: it allows that script, what it loads from its
 * own host, and the styles and HTML that it writes into the page. Without a script it is the policy of every page.
 */
export function providerPolicy(script?: string): PagePolicy {
  if (!script) return {};
  const { origin } = new URL(script);
  // Hosts from which the script requests the visitor's country.
  const places = origin.endsWith(".cookielaw.org") ? ["https://*.onetrust.com"] : [];
  return {
    sources: {
      "script-src": [origin],
      "connect-src": [origin, ...places],
      "style-src": [origin, "'unsafe-inline'"],
      "img-src": [origin, "data:"],
    },
    insertsHtml: true,
  };
}

/**
 * Returns the headers of every response. When one of the shops uses https, all responses ask browsers to stay with https:
 * browsers ignore that over plain http (RFC 6797, section 8.1), and a cached response cannot know how it is requested. Responses
 * other than pages may not be framed; pages have stricter policies of their own.
 */
export function defaultHeaders(
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
