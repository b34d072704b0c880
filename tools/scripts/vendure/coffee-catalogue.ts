import { hash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { FeedCatalogue } from "../../../commerce/product-feed.ts";
import { contentFeed } from "../../../engines/own/content/content-feed.ts";
import { readCatalogue } from "../../../engines/own/content/read-catalogue.ts";
import { readFolder } from "../../../platform/content/content-files.ts";
import { ContentError } from "../../../platform/shared/content-file.ts";
import { draw, pictureNames } from "../../../shop/pictures/draw/draw.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

export interface CoffeeCatalogue extends FeedCatalogue {
  /** SVG by the version of its picture. */
  drawings: Map<string, string>;
}

/** Reads the coffee shop's catalogue from its content files. */
export async function readCoffeeCatalogue(): Promise<CoffeeCatalogue> {
  const { files } = await readFolder(
    fileURLToPath(new URL("../../../shop/content/catalogue", import.meta.url)),
  );
  const mistakes: string[] = [];
  const content = readCatalogue(files, pictureNames, shopSites, mistakes);
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  const drawings = new Map<string, string>();
  const feed = contentFeed(
    content,
    (drawing) => {
      const svg = draw(drawing);
      const version = hash("sha256", svg, "hex").slice(0, 8);
      drawings.set(version, svg);
      return { version, source: drawing };
    },
    shopSites,
  );
  return { ...feed, drawings };
}
