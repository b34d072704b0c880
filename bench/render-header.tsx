import { renderToString } from "react-dom/server";
import { PageHeader } from "../border/client/PageBorder.tsx";
import type { NavigationItem } from "../features/navigation/navigation-contract.ts";
import { siteCodes, type SiteCode } from "../shared/site.ts";
import { allSites } from "../sites/all-sites.ts";

/** Renders the header of every site over and over; gives microseconds and bytes for one, on average. */
export function renderHeaders(navigation: Record<SiteCode, NavigationItem[]>) {
  const round = () =>
    siteCodes
      .map((code) =>
        renderToString(<PageHeader {...allSites[code]} navigation={navigation[code]} />),
      )
      .reduce((bytes, html) => bytes + Buffer.byteLength(html), 0);
  for (let warm = 0; warm < 50; warm++) round();
  const rounds = 100;
  const started = performance.now();
  let bytes = 0;
  for (let count = 0; count < rounds; count++) bytes = round();
  const milliseconds = performance.now() - started;
  return {
    time: (milliseconds * 1_000) / (rounds * siteCodes.length),
    bytes: Math.round(bytes / siteCodes.length),
  };
}
