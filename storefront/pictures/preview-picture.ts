import { isHero, pictureBase, pictureUrl } from "./pictures-contract.ts";

/** The picture of a page in link previews. */
export interface PreviewPicture {
  /** Address on the site. */
  path: string;
  /** In pixels. */
  width: number;
  height: number;
  alt: string;
}

/** Returns a picture of the shop for link previews. */
export function previewPicture(
  picture: { id: string; version: string },
  alt: string,
): PreviewPicture {
  const width = isHero(picture.id) ? 1280 : 960;
  return {
    path: pictureUrl(pictureBase(picture), width, "jpeg"),
    width,
    height: isHero(picture.id) ? 720 : 960,
    alt,
  };
}
