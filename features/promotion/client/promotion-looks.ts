/** Looks that content gives a promotion. Pages forbid style attributes in HTML, so they are data until they are put on. */

const picture = "[data-kontor-picture]";

/**
 * Puts on the colours of the promotions of a page, and the styles of the cutouts that the window's width chooses; also of
 * what comes or changes later. Ends with the signal.
 */
export function attachLooks({ documentElement: page }: Document, signal: AbortSignal) {
  const heard = new Set<string>();
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations)
      for (const node of type === "attributes" ? [target] : addedNodes)
        if (node instanceof HTMLElement) dress(node);
  });
  observer.observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ["data-background", "data-text", "data-image-style", "data-container-style"],
  });
  signal.addEventListener("abort", () => observer.disconnect());
  dress(page);

  function dress(top: HTMLElement) {
    const inside = top.querySelectorAll<HTMLElement>(`[data-background], ${picture}`);
    for (const element of [top, ...inside]) {
      wear(element, "--kontor-promotion-background", element.dataset.background);
      wear(element, "--kontor-promotion-text", element.dataset.text);
      // An image or a source may come into a picture that is there.
      dressPicture(element.closest(picture));
    }
  }

  function dressPicture(found: Element | null) {
    const image = found?.querySelector("img");
    if (!image) return;
    // Every source is asked, so that a change of any is heard.
    const [chosen = image] = [...found!.querySelectorAll("source")].filter(fits);
    wearStyles(image, chosen.dataset.imageStyle);
    wearStyles(found!.parentElement!, chosen.dataset.containerStyle);
  }

  /** Whether the window is so now; when that changes, all pictures are dressed again. */
  function fits({ media }: HTMLSourceElement): boolean {
    const query = matchMedia(media);
    if (!heard.has(media)) query.addEventListener("change", () => dress(page), { signal });
    heard.add(media);
    return query.matches;
  }
}

/** What elements wear, so that it goes when they wear something else. */
const worn = new WeakMap<HTMLElement, string>();

function wearStyles(element: HTMLElement, css = "") {
  for (const [name] of declarationsOf(worn.get(element) ?? "")) wear(element, name);
  for (const [name, value] of declarationsOf(css)) wear(element, name, value);
  worn.set(element, css);
}

/** The server writes none but those that content may set. */
const declarationsOf = (css: string) =>
  css
    .split("; ")
    .filter(Boolean)
    .map((declaration): [string, string?] => {
      const [name = "", value] = declaration.split(": ");
      return [name, value];
    });

/** Without a value it goes. */
const wear = ({ style }: HTMLElement, property: string, value = "") =>
  style.setProperty(property, value);
