import { styleProperties } from "../promotion-contract.ts";

/** Looks that content gives a promotion. Pages forbid style attributes in HTML, so they are data until they are put on. */

const picture = "[data-kontor-picture]";

/**
 * Puts on the colours of the promotions of a page, and the styles of the cutouts that the window's width chooses; also of
 * what comes later. Ends with the signal.
 */
export function attachLooks(root: Document, signal: AbortSignal) {
  const queries = new Map<string, MediaQueryList>();

  for (const part of root.querySelectorAll<HTMLElement>("[data-background]")) wearColours(part);
  dressPictures();
  const observer = new MutationObserver((mutations) => {
    for (const { target, attributeName, addedNodes } of mutations) {
      if (attributeName && target instanceof HTMLElement) {
        wearColours(target);
        dressPicture(target.closest(picture));
      }
      for (const node of addedNodes) if (node instanceof HTMLElement) dress(node);
    }
  });
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ["data-background", "data-text", "data-image-style", "data-container-style"],
  });
  signal.addEventListener("abort", () => observer.disconnect());

  function dress(added: HTMLElement) {
    if (added.dataset.background) wearColours(added);
    for (const part of added.querySelectorAll<HTMLElement>("[data-background]")) wearColours(part);
    // An image or a source may come into a picture that is there.
    dressPicture(added.closest(picture));
    for (const inside of added.querySelectorAll(picture)) dressPicture(inside);
  }

  function dressPictures() {
    for (const found of root.querySelectorAll(picture)) dressPicture(found);
  }

  function dressPicture(found: Element | null) {
    const image = found?.querySelector("img");
    if (!found || !image) return;
    // Every source is asked, so that a change of any is heard.
    const [chosen = image] = [...found.querySelectorAll("source")].filter(({ media }) =>
      matches(media),
    );
    wear(image, chosen.dataset.imageStyle);
    if (found.parentElement) wear(found.parentElement, chosen.dataset.containerStyle);
  }

  /** Whether the window is so now; when that changes, all pictures are dressed again. */
  function matches(media: string): boolean {
    const query = queries.get(media) ?? matchMedia(media);
    if (!queries.has(media)) {
      queries.set(media, query);
      query.addEventListener("change", dressPictures, { signal });
    }
    return query.matches;
  }
}

function wearColours({ style, dataset }: HTMLElement) {
  style.setProperty("--kontor-promotion-background", dataset.background ?? "");
  style.setProperty("--kontor-promotion-text", dataset.text ?? "");
}

/** Wears these declarations and no others of those that content may set. */
function wear({ style }: HTMLElement, css = "") {
  const declarations = css.split("; ");
  for (const name of styleProperties) {
    const own = declarations.find((declaration) => declaration.startsWith(`${name}: `));
    style.setProperty(name, own?.slice(name.length + 2) ?? "");
  }
}
