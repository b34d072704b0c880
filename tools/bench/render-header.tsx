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

/** Renderings until the code is compiled. */
const warmUp = 100;
const rendersInRound = 50;

const origins = Object.fromEntries(
  siteCodes.map((code) => [code, `https://${code.toLowerCase()}.example`]),
) as Record<ShopSiteCode, string>;

let render = () => {};

process.on("message", (message: HeaderContent | "round") => {
  if (message === "round") {
    process.send!(measure(rendersInRound));
    return;
  }
  render = () => {
    for (const code of siteCodes)
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
      );
  };
  measure(warmUp);
  process.send!("ready");
});
process.once("disconnect", () => process.exit(0));

/** Returns the microseconds of processor time of a header. */
function measure(renders: number): number {
  const before = process.cpuUsage();
  for (let done = 0; done < renders; done++) render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / renders / siteCodes.length;
}
