import { renderToString } from "react-dom/server";
import { PageHeader } from "../../border/client/PageBorder.tsx";
import { siteCodes, type ShopSiteCode } from "../../shop/sites/site-codes.ts";
import { design } from "../../shop/brand.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import type { HeaderContent } from "./real-content.ts";

/**
 * A child process of the bench that does nothing but render: receives the content, then renders the headers of all sites at every
 * "round" and sends the cost of one.
 */

export interface Rendered {
  /** Microseconds of processor time. */
  cost: number;
  bytes: number;
}

/** Renderings until the code is compiled. */
const warmUp = 100;
const rendersInRound = 50;

const origins = Object.fromEntries(
  siteCodes.map((code) => [code, `https://${code.toLowerCase()}.example`]),
) as Record<ShopSiteCode, string>;

let render = () => 0;

process.on("message", (message: HeaderContent | "round") => {
  if (message === "round") {
    process.send!(measure(rendersInRound));
    return;
  }
  render = () =>
    siteCodes
      .map((code) =>
        renderToString(
          <PageHeader
            {...allSites[code]}
            {...message[code]}
            sites={allSites}
            logo={design.logo}
            origins={origins}
            textFile={`texts-${code}.js`}
            isSticky
          />,
        ),
      )
      .reduce((bytes, html) => bytes + Buffer.byteLength(html), 0);
  measure(warmUp);
  process.send!("ready");
});
process.once("disconnect", () => process.exit(0));

function measure(renders: number): Rendered {
  const before = process.cpuUsage();
  let bytes = 0;
  for (let done = 0; done < renders; done++) bytes = render();
  const { user, system } = process.cpuUsage(before);
  return { cost: (user + system) / renders / siteCodes.length, bytes: bytes / siteCodes.length };
}
