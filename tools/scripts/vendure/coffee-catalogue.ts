import { join } from "node:path";
import type { FeedCatalogue } from "../../../commerce/product-feed.ts";
import { contentFeed } from "../../../engines/own/content/content-feed.ts";
import { readCatalogue } from "../../../engines/own/content/read-catalogue.ts";
import { readFolder } from "../../../platform/content/content-files.ts";
import { pictureFilesOf, type PictureFiles } from "../../../platform/content/picture-files.ts";
import { ContentError } from "../../../platform/shared/content/content-file.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

/** The folder of the coffee shop's content. */
export const coffeeContent = join(import.meta.dirname, "../../../shop/content");

export interface CoffeeCatalogue extends FeedCatalogue {
  pictureFiles: PictureFiles;
}

/** Reads the coffee shop's catalogue from its content files. */
export async function readCoffeeCatalogue(): Promise<CoffeeCatalogue> {
  const { files } = await readFolder(join(coffeeContent, "catalogue"));
  const pictureFiles = await pictureFilesOf(coffeeContent)();
  const mistakes: string[] = [];
  const content = readCatalogue(files, pictureFiles, shopSites, mistakes);
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  return { ...contentFeed(content, shopSites), pictureFiles };
}
