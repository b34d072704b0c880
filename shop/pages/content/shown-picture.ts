import type { PictureRef } from "../../../commerce/catalogue-contract.ts";
import { isHero, pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import type { ShownPicture } from "./shown-block.ts";

/** Returns a picture of a page from those that were read for it; undefined when the shop does not have it any more. */
export function shownPicture(
  pictures: PictureRef[],
  id: string,
  focus?: string,
): ShownPicture | undefined {
  const ref = pictures.find((picture) => picture.id === id);
  return ref && { base: pictureBase(ref), ratio: isHero(id) ? [16, 9] : [1, 1], focus };
}
