import type { Article, PictureRef, ProductDetails } from "../../../commerce/catalogue-contract.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";
import type { GalleryPicture } from "./Gallery.tsx";

type GalleryTexts = Pick<CatalogueTexts["gallery"], "named" | "numbered" | "views">;

/**
 * Returns the chosen article's picture first, then the product's other views, then the articles that look different; each with a
 * text that names its article or its view, or its number where views have no names.
 */
export function galleryPictures(
  { name, pictures, articles }: Pick<ProductDetails, "name" | "pictures" | "articles">,
  chosen: Article,
  texts: GalleryTexts,
  namesViews: boolean,
): GalleryPicture[] {
  const [plain, ...views] = pictures;
  const looks = [plain, ...articles.map((article) => article.picture)].filter((look) => !!look);
  const first = chosen.picture ?? plain;
  const shown = first ? [first, ...views, ...looks.filter((look) => look.id !== first.id)] : views;
  return shown.map((picture, index) => ({ ...picture, alt: textOf(picture, index) }));

  function textOf({ id }: PictureRef, index: number): string {
    const article = articles.find(({ picture }) => picture?.id === id);
    const view = article?.label ?? (namesViews ? viewOf(id) : undefined);
    return view
      ? fill(texts.named, { name, view })
      : fill(texts.numbered, { name, number: index + 1, total: shown.length });
  }

  function viewOf(id: string): string | undefined {
    const view = id.slice(id.lastIndexOf("-") + 1);
    return Object.entries(texts.views).find(([key]) => key === view)?.[1];
  }
}
