import { texts } from "../../sites/de/texts.ts";
import { Gallery, type GalleryProps } from "./Gallery.tsx";

/** Named examples of a product's pictures, for the gallery of examples and the tests. */

export const threePictures: GalleryProps = {
  name: "Espresso Speicherstadt",
  pictures: ["plain", "scene", "detail"].map((view) => ({ id: `100101-${view}`, version: "1" })),
  pictureOf: texts.catalogue.pictureOf,
};

export const examples = {
  several: <Gallery {...threePictures} />,
  single: <Gallery {...threePictures} pictures={threePictures.pictures.slice(0, 1)} />,
};
