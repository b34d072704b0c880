import type { Site } from "../../../platform/shared/sites/site.ts";
import type { RestockArticle } from "../restock-contract.ts";
import type { RestockPorts } from "./restock-ports.ts";

/** Returns the article that a request names, with its present price and stock; undefined while the site does not offer it. */
export async function restockArticle(
  { catalogue, pictureOf }: Pick<RestockPorts, "catalogue" | "pictureOf">,
  tcm: string,
  at: { site: Site; now: Date },
): Promise<RestockArticle | undefined> {
  const [facts, offers] = await Promise.all([
    catalogue.articleFacts(at.site, [tcm]),
    catalogue.offers(at, [tcm]),
  ]);
  const [described, offer] = [facts.get(tcm), offers.get(tcm)];
  if (!described || !offer) return undefined;
  return {
    tcm,
    name: [described.title, described.label].filter(Boolean).join(", "),
    url: described.url,
    picture: pictureOf(described.picture),
    price: offer.price,
    isAvailable: offer.stock > 0,
  };
}
