import { footerImagesPath } from "../../border-paths.ts";
import type { FastifyInstance } from "fastify";
import type { Market } from "../../../platform/shared/sites/site.ts";
import * as brands from "simple-icons";
import type { MarkName } from "../footer-contract.ts";

/** Paths on a grid of 24 by 24. LinkedIn's is not in the package, and drawn by us. */
const paths: Record<MarkName, string> = {
  android: brands.siAndroid.path,
  appleinc: brands.siApple.path,
  facebook: brands.siFacebook.path,
  instagram: brands.siInstagram.path,
  linkedin:
    "M20.4 20.5h-3.6v-5.6c0-1.3 0-3-1.8-3s-2.1 1.4-2.1 2.9v5.7H9.3V9h3.4v1.6c.5-.9 1.6-1.8 3.4-1.8 3.6 0 4.3 2.4 4.3 5.5v6.2zM5.3 7.4a2.1 2.1 0 1 1 0-4.1 2.1 2.1 0 0 1 0 4.1zm1.8 13.1H3.6V9h3.5v11.5z",
  pinterest: brands.siPinterest.path,
  twitter: brands.siX.path,
  xing: brands.siXing.path,
  youtube: brands.siYoutube.path,
};

/** The marks of networks and app stores, in black, as SVG by name. */
const marks = new Map<string, string>(
  Object.entries(paths).map(([name, path]) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`,
  ]),
);

/** Returns the flags of the countries in which there is a shop, as SVG by country. */
const readFlags = async (markets: Iterable<Market>) =>
  new Map(await Promise.all([...markets].map(readFlag)));

async function readFlag(market: Market): Promise<[market: Market, picture: string]> {
  const flag = (await import(`country-flag-icons/string/3x2/${market}`)) as { default: string };
  return [market, flag.default];
}

/**
 * The footer's small pictures, `/service/footer-images/flags/{country}.svg` and `/service/footer-images/marks/{name}.svg`. As files they
 * weigh nothing in the pages, of which few shoppers reach the end.
 */
export async function emblemRoutes(
  app: FastifyInstance,
  { markets }: { markets: Iterable<Market> },
) {
  emblemRoute(app, "flags", "A flag of the list of countries", await readFlags(markets));
  emblemRoute(app, "marks", "The mark of a social network or app store", marks);
}

function emblemRoute(
  app: FastifyInstance,
  folder: string,
  summary: string,
  pictures: ReadonlyMap<string, string>,
) {
  const files = new Map([...pictures].map(([name, picture]) => [`${name}.svg`, picture]));
  app.get<{ Params: { file: string } }>(
    `${footerImagesPath}/${folder}/:file`,
    { schema: { summary, tags: ["page border"] } },
    async (request, reply) => {
      const picture = files.get(request.params.file);
      if (!picture) return reply.callNotFound();
      return reply
        .type("image/svg+xml")
        .headers({ "cache-control": "public, max-age=86400", "x-content-type-options": "nosniff" })
        .send(picture);
    },
  );
}
