import { turnToPicture } from "./turn-to-picture.ts";

/** Marks the link to the picture in view, and turns the gallery to a chosen one without an entry in the history. */
export function attachGallery(gallery: Element) {
  const pictures = gallery.querySelector(".kontor-gallery__pictures");
  const links = new Map(
    [...gallery.querySelectorAll<HTMLAnchorElement>(".kontor-gallery__choice a")].map(
      (link) => [link.hash.slice(1), link] as const,
    ),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const link = links.get(target.id);
        if (link) link.ariaCurrent = intersectionRatio > 0.5 ? "true" : null;
      }
    },
    { root: pictures, threshold: [0, 0.5, 1] },
  );
  for (const picture of pictures?.children ?? []) observer.observe(picture);
  for (const [anchor, link] of links)
    link.addEventListener("click", (event) => {
      event.preventDefault();
      turnToPicture(anchor);
    });
}
