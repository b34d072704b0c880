import { renderToString } from "react-dom/server";
import { PageHeader } from "../border/client/PageBorder.tsx";
import { siteCodes } from "../shared/site.ts";
import { allSites } from "../sites/all-sites.ts";
import type { HeaderContent } from "./real-content.ts";

/** Renders the header of every site once; gives the bytes of all. */
export function renderHeaders(content: HeaderContent): number {
  return siteCodes
    .map((code) => renderToString(<PageHeader {...allSites[code]} {...content[code]} isSticky />))
    .reduce((bytes, html) => bytes + Buffer.byteLength(html), 0);
}
