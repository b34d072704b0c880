import { finding, type Finding } from "./finding.ts";
import { filesIn } from "./border-files.ts";
import type { Examination } from "./examination.ts";
import { attributeOf } from "./host-requests.ts";

/**
 * Checks the `Content-Security-Policy` of a page, in its header and in its HTML: does it allow what the border needs, which calls the shop
 * below `base`?
 */
export function checkPolicy({ url, base, page: { headers, body } }: Examination): Finding[] {
  const meta = body.match(/<meta\b[^>]*http-equiv=["']content-security-policy["'][^>]*>/gi) ?? [];
  const policies = [
    ...(headers.get("content-security-policy")?.split(",") ?? []),
    ...meta.flatMap((tag) => attributeOf(tag, "content") ?? []),
  ];
  return policies.flatMap((policy) => checkOne(url, policy, body, new URL(base)));
}

/** Returns the sources of each directive. */
const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );

function checkOne(url: URL, policy: string, html: string, shop: URL): Finding[] {
  const directives = directivesOf(policy);
  const needed: Record<string, URL[]> = {
    "connect-src": [shop],
    "img-src": [shop],
    "form-action": [shop],
    "font-src": addresses(url, html, /\.(?:woff2|css)/),
  };
  return [
    ...Object.entries(needed).flatMap(([directive, targets]) => {
      // Forms have no fallback.
      const sources =
        directives.get(directive) ??
        (directive === "form-action" ? undefined : directives.get("default-src"));
      const missing = targets.find((target) => sources && !allows(sources, target, url));
      if (!missing) return [];
      return forbidden(directive, missing.origin === url.origin ? "'self'" : missing.origin);
    }),
    ...checkTags(url, directives, html),
  ];
}

const forbidden = (directive: string, sources: string) =>
  finding(
    `The Content-Security-Policy forbids ${sources} in ${directive}.`,
    `Add it to ${directive}; docs/csp.md of the shop has each recipe.`,
  );

/** Checks the border's script and style sheets, which a nonce may allow. */
function checkTags(url: URL, directives: ReturnType<typeof directivesOf>, html: string): Finding[] {
  const tags = html.match(/<(?:link|script)\b[^>]*\/kontor\/[^>]*>/g) ?? [];
  const kinds = { "script-src": /^<script/, "style-src": /^<link[^>]*stylesheet/ };
  return Object.entries(kinds).flatMap(([directive, kind]) => {
    const sources =
      directives.get(`${directive}-elem`) ??
      directives.get(directive) ??
      directives.get("default-src");
    const refused = sources && tags.find((tag) => kind.test(tag) && !allowsTag(sources, tag, url));
    const address = refused && (attributeOf(refused, "src") ?? attributeOf(refused, "href"));
    if (!address) return [];
    const hasNonce = sources.some((source) => source.startsWith("'nonce-"));
    return forbidden(
      directive,
      hasNonce ? `${address}, which has no nonce of the policy,` : address,
    );
  });
}

const addresses = (url: URL, html: string, kind: RegExp) =>
  filesIn(html)
    .filter((file) => kind.test(file))
    .map((file) => new URL(file, url));

function allowsTag(sources: readonly string[], tag: string, url: URL): boolean {
  const nonce = attributeOf(tag, "nonce");
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  const address = attributeOf(tag, "src") ?? attributeOf(tag, "href");
  return (
    !sources.includes("'strict-dynamic'") &&
    address !== undefined &&
    allows(sources, new URL(address, url), url)
  );
}

/** Reports whether a list of sources contains an address: by `'self'`, `*`, a scheme, a host, a host with a path. */
function allows(sources: readonly string[], target: URL, page: URL): boolean {
  return sources.some((source) => {
    if (source === "'self'") return target.origin === page.origin;
    if (source === "*" || source === target.protocol) return true;
    const [, scheme, host = "", path = ""] =
      /^(?:([a-z]+:)\/\/)?([^/']+)(\/.*)?$/i.exec(source) ?? [];
    if (scheme && scheme !== target.protocol) return false;
    const isHost = host.startsWith("*.")
      ? target.host.endsWith(host.slice(1))
      : host === target.host;
    return (
      isHost &&
      (path.endsWith("/") ? target.pathname.startsWith(path) : !path || path === target.pathname)
    );
  });
}
