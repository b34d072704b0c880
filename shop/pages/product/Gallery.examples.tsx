import { fill } from "../../../platform/shared/texts/words.ts";
import { texts } from "../../sites/de/texts.ts";
import { Gallery, type GalleryProps } from "./Gallery.tsx";

/** Named examples of a product's pictures, for the gallery of examples and the tests. */

const { gallery } = texts.catalogue;
const name = "Espresso Speicherstadt";

export const threePictures: GalleryProps = {
  name,
  pictures: (["plain", "scene", "detail"] as const).map((view) => ({
    id: `100101-${view}`,
    version: "1",
    alt: fill(gallery.named, { name, view: gallery.views[view] }),
  })),
  texts: gallery,
};

export const examples = {
  several: <Gallery {...threePictures} />,
  single: <Gallery {...threePictures} pictures={threePictures.pictures.slice(0, 1)} />,
};
