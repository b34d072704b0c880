import { createHash } from "node:crypto";
import type { OversizedPage } from "../../../platform/http/requests/unreadable-requests.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { allSites } from "../../sites/all-sites.ts";
import { storedNames } from "../text/stored-names.ts";

const style = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 3rem auto; max-width: 40rem; padding: 0 1rem }
h1 { font-size: 1.5rem }
button { font: inherit; padding: .75rem 1.5rem }
:root { color-scheme: light dark }`;

/**
 * Shows the text of the page's site, and lets the shopper remove the cookies of others, in each path and domain that may have them.
 * A file would be requested with the same cookies.
 */
const scriptOf = (siteOfHost: Record<string, string>, own: string[]) => `
const part = document.getElementById(${JSON.stringify(siteOfHost)}[location.host]);
if (part) document.documentElement.lang = part.lang;
if (part) for (const other of document.querySelectorAll("section")) other.hidden = other !== part;
const own = ${JSON.stringify(own)};
const isOwn = (name) => own.some((each) => each.endsWith("*") ? name.startsWith(each.slice(0, -1)) : name === each);
const labels = location.hostname.split(".");
const domains = ["", ...labels.map((_, at) => "; domain=" + labels.slice(at).join("."))];
const steps = location.pathname.split("/");
const paths = ["/", ...steps.map((_, at) => steps.slice(0, at + 1).join("/") || "/")];
for (const button of document.querySelectorAll("button")) {
  button.hidden = false;
  button.onclick = () => {
    for (const pair of document.cookie.split("; ")) {
      const name = pair.split("=")[0];
      if (!isOwn(name))
        for (const path of paths)
          for (const domain of domains) document.cookie = name + "=; max-age=0; path=" + path + domain;
    }
    location.reload();
  };
}
`;

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Returns the page for a browser with more cookies than the shop reads. It holds the texts of all sites, because the request was
 * not read: the script shows those of the host's.
 */
export function cookiesPage(origins: Record<SiteCode, string>): OversizedPage {
  const errorsOf = (code: SiteCode) => valueAt(allSites, code).texts.errors;
  /** Returns the first site with the same text: without a script the page shows each text once. */
  const sameAs = (code: SiteCode) =>
    siteCodes.find((other) => errorsOf(other).cookiesText === errorsOf(code).cookiesText)!;
  const siteOfHost = Object.fromEntries(
    siteCodes.map((code) => [new URL(valueAt(origins, code)).host, sameAs(code)]),
  );
  const own = storedNames.flatMap(({ kind, names }) => (kind === "cookie" ? names : []));
  const script = scriptOf(siteOfHost, own);
  const sections = [...new Set(Object.values(siteOfHost))].map((code) => {
    const { cookiesHeadline, cookiesText, removeCookies } = errorsOf(code);
    return `<section id="${code}" lang="${allSites[code].site.language}"><h1>${cookiesHeadline}</h1><p>${cookiesText}</p><p><button type="button" hidden>${removeCookies}</button></p></section>`;
  });
  const { name } = allSites[siteCodes[0]].site.brand;
  return {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src ${sourceOf(style)}; script-src ${sourceOf(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
    html: `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title><style>${style}</style></head><body><main>${sections.join("")}</main><script>${script}</script></body></html>`,
  };
}
