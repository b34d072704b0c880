/** Returns the id of a picture in the gallery, to which addresses can link. */
export const pictureAnchor = (id: string) => `picture-${id}`;

/** Turns the gallery to one of its pictures without scrolling the page. */
export function turnToPicture(anchor: string, behavior?: ScrollBehavior) {
  const picture = document.getElementById(anchor);
  const first = picture?.parentElement?.firstElementChild as HTMLElement | undefined;
  if (picture && first)
    first.parentElement!.scrollTo({ left: picture.offsetLeft - first.offsetLeft, behavior });
}
