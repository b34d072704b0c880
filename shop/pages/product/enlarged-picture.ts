import {
  pictureUrl,
  pictureWidths,
  type PictureWidth,
} from "../../../storefront/pictures/pictures-contract.ts";

/** Returns the picture that a link of a gallery leads to, in all widths. It is loaded when it is first needed. */
export function enlargedPicture(link: HTMLAnchorElement) {
  const base = link.href.slice(0, link.href.lastIndexOf("/"));
  const widthsUpTo = (max: PictureWidth) =>
    pictureWidths
      .filter((width) => width >= 480 && width <= max)
      .map((width) => `${pictureUrl(base, width, "avif")} ${width}w`)
      .join(", ");
  const source = document.createElement("source");
  source.type = "image/avif";
  source.sizes = "min(100vw, 100vh - 9rem)";
  const image = document.createElement("img");
  const { alt, currentSrc } = link.querySelector("img")!;
  image.alt = alt;
  image.draggable = false;
  const element = document.createElement("picture");
  element.append(source, image);
  return {
    element,
    image,
    load() {
      if (image.src) return;
      // The gallery's own picture until this one is there; both are translucent.
      if (currentSrc) image.style.backgroundImage = `url("${currentSrc}")`;
      image.addEventListener("load", () => (image.style.backgroundImage = ""), { once: true });
      source.srcset = widthsUpTo(1600);
      image.src = pictureUrl(base, 1280, "webp");
    },
    /** Loads a version for a shown width in CSS pixels. The browser shows the one before until then. */
    sharpen(width: number) {
      source.srcset = widthsUpTo(2400);
      source.sizes = `${Math.ceil(width)}px`;
    },
  };
}
