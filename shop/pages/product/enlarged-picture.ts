import { pictureUrl, pictureWidths } from "../../../storefront/pictures/pictures-contract.ts";

export type EnlargedPicture = ReturnType<typeof enlargedPicture>;

/** Returns the picture that a link of a gallery leads to, in all widths. It is loaded when it is first needed. */
export function enlargedPicture(link: HTMLAnchorElement) {
  const base = link.href.slice(0, link.href.lastIndexOf("/"));
  const source = document.createElement("source");
  source.type = "image/avif";
  source.sizes = "min(100vw, 100vh - 9rem)";
  const image = document.createElement("img");
  image.alt = link.querySelector("img")!.alt;
  image.draggable = false;
  const element = document.createElement("picture");
  element.append(source, image);
  return {
    element,
    image,
    load() {
      if (image.src) return;
      source.srcset = pictureWidths
        .filter((width) => width >= 480)
        .map((width) => `${pictureUrl(base, width, "avif")} ${width}w`)
        .join(", ");
      image.src = pictureUrl(base, 1280, "webp");
    },
    /** Loads a version for a shown width in CSS pixels. The browser shows the one before until then. */
    sharpen(width: number) {
      source.sizes = `${Math.ceil(width)}px`;
    },
  };
}
