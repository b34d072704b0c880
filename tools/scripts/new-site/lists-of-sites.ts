import { siteSlug } from "../../../platform/shared/sites/site.ts";
import { siteCodes } from "../../../shop/sites/site-codes.ts";
import type { NewSite } from "./new-site.ts";

/** Returns the name of a site's content in code: `chFr` for CH_FR. */
export function contentName(code: string): string {
  const name = siteSlug(code).replace(/-(\w)/, (_, letter: string) => letter.toUpperCase());
  // `do` and `in` are words of the language.
  return ["do", "in"].includes(name) ? `${name}Site` : name;
}

type Edit = (source: string) => string;

/** Returns the edits of the files which list all sites. */
export function listsWith({ site: { code } }: NewSite): Record<string, Edit> {
  const name = contentName(code);
  const path = `./${siteSlug(code)}/${siteSlug(code)}.ts`;
  return {
    "shop/sites/site-codes.ts": appendTo("const siteCodes", "]", `"${code}"`),
    "shop/sites/all-sites.ts": (source) =>
      appendTo(
        "const contents",
        "}",
        `${code}: ${name}`,
      )(source.replace("\n\n", `\nimport { ${name} } from "${path}";\n\n`)),
    "border/package/calls.json": inSchemas(code),
    "border/tracking/released-schemas.json": inSchemas(code),
  };
}

/** Returns an edit that appends an entry to a list of code, which ends at the first `close` behind `open`. */
const appendTo =
  (open: string, close: string, entry: string): Edit =>
  (source) => {
    const end = source.indexOf(close, source.indexOf(open));
    if (!source.includes(open) || end < 0)
      throw new Error(
        `tools/scripts/new-site/lists-of-sites.ts looks for a list "${open} … ${close}" in vain.`,
      );
    return `${source.slice(0, end).trimEnd().replace(/,$/, "")}, ${entry}${source.slice(end)}`;
  };

/** Returns an edit that appends a code to each list of all codes in a JSON file. */
const inSchemas =
  (code: string): Edit =>
  (source) => {
    const all = String(siteCodes);
    const schemas: unknown = JSON.parse(source, (_, value: unknown) =>
      Array.isArray(value) && String(value) === all ? [...(value as string[]), code] : value,
    );
    return `${JSON.stringify(schemas, null, 2)}\n`;
  };
