/** Looks that content gives a promotion. Pages forbid style attributes in HTML, so they are data until they are put on. */

/** Puts on the colours, and the styles of the cutout that the window's width chooses. */
export function dressAll(root: Document) {
  for (const part of root.querySelectorAll<HTMLElement>("[data-background]")) {
    const { background = "", text = "" } = part.dataset;
    part.style.setProperty("--kontor-promotion-background", background);
    part.style.setProperty("--kontor-promotion-text", text);
  }
  for (const picture of root.querySelectorAll("[data-kontor-picture]")) dressPicture(picture);
}

function dressPicture(picture: Element) {
  const image = picture.querySelector("img");
  const source = [...picture.querySelectorAll("source")].find(
    ({ media }) => matchMedia(media).matches,
  );
  const { imageStyle, containerStyle } = (source ?? image)?.dataset ?? {};
  if (image) wear(image, imageStyle);
  if (picture.parentElement) wear(picture.parentElement, containerStyle);
}

/** Wears these declarations and no others. */
function wear(element: HTMLElement, css = "") {
  element.removeAttribute("style");
  for (const declaration of css.split("; ").filter(Boolean)) {
    const [name = "", value = ""] = declaration.split(": ");
    element.style.setProperty(name, value);
  }
}
