/** Styles from a promotion's content. Pages forbid style attributes in HTML, so the server sends them as data. */

const picture = "[data-kontor-picture]";

/**
 * Applies the colours of promotions in a document or shadow root, and the styles of the cutouts for the window's width, including
 * promotions that are inserted or changed later, until the signal aborts.
 */
export function attachStyles(root: Document | ShadowRoot, signal: AbortSignal) {
  const observedQueries = new Set<string>();
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations)
      for (const node of type === "attributes" ? [target] : addedNodes)
        if (node instanceof HTMLElement) applyTo(node);
  });
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ["data-background", "data-text", "data-image-style", "data-container-style"],
  });
  signal.addEventListener("abort", () => observer.disconnect());
  applyToAll();

  function applyToAll() {
    for (const top of root.children) applyTo(top as HTMLElement);
  }

  function applyTo(top: HTMLElement) {
    const inside = top.querySelectorAll<HTMLElement>(`[data-background], ${picture}`);
    for (const element of [top, ...inside]) {
      setProperty(element, "--kontor-promotion-background", element.dataset.background);
      setProperty(element, "--kontor-promotion-text", element.dataset.text);
      // An image or a source may be inserted into an existing picture.
      applyToPicture(element.closest(picture));
    }
  }

  function applyToPicture(found: Element | null) {
    const image = found?.querySelector("img");
    if (!image) return;
    // `filter` calls `fits` for every source, so that each media query is observed.
    const [chosen = image] = [...found!.querySelectorAll("source")].filter(fits);
    setStyles(image, chosen.dataset.imageStyle);
    setStyles(found!.parentElement!, chosen.dataset.containerStyle);
  }

  /** Whether the source's media query matches now; a change styles all pictures again. */
  function fits({ media }: HTMLSourceElement): boolean {
    const query = matchMedia(media);
    if (!observedQueries.has(media)) query.addEventListener("change", applyToAll, { signal });
    observedQueries.add(media);
    return query.matches;
  }
}

/** The styles set on each element, so that they are removed before others are set. */
const styled = new WeakMap<HTMLElement, string>();

function setStyles(element: HTMLElement, css = "") {
  for (const [name] of declarationsOf(styled.get(element) ?? "")) setProperty(element, name);
  for (const [name, value] of declarationsOf(css)) setProperty(element, name, value);
  styled.set(element, css);
}

/** Parses declarations; the server sends only those that content may set. */
const declarationsOf = (css: string) =>
  css
    .split("; ")
    .filter(Boolean)
    .map((declaration): [string, string?] => {
      const [name = "", value] = declaration.split(": ");
      return [name, value];
    });

/** Sets a property; removes it when there is no value. */
const setProperty = ({ style }: HTMLElement, property: string, value = "") =>
  style.setProperty(property, value);
