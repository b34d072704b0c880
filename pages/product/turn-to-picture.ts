/** Id of a picture's place in the gallery: an address with it leads there. */
export const pictureAnchor = (id: string) => `picture-${id}`;

/** Turns the gallery to one of its pictures, and leaves the page where it is. */
export function turnToPicture(anchor: string, behavior?: ScrollBehavior) {
  const picture = document.getElementById(anchor);
  const first = picture?.parentElement?.firstElementChild as HTMLElement | undefined;
  if (picture && first)
    first.parentElement!.scrollTo({ left: picture.offsetLeft - first.offsetLeft, behavior });
}
