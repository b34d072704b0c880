/** Layout of the border in a page, as a browser shows it. */
export interface PageLayout {
  /** Font size of html, and the reader's, in pixels. */
  rootSize: number;
  readerSize: number;
  /** Parts that are not shown, with the element that hides them. */
  hidden: string[];
  /** Elements because of which a part does not reach both edges of the window, and how. */
  gaps: string[];
  /** Parts whose texts run from right to left, or from top to bottom. */
  turned: string[];
  /** Elements around the border with styles that change how it looks: "div.page { opacity }". */
  effects: string[];
  /** Ids that both the border and other elements of the page have. */
  ids: string[];
  /** Style sheets of the border that do not apply. */
  sheets: string[];
  hasStarted: boolean;
}

/** Runs in the browser, without imports. Measures header and footer in the window as it is. */
export function pageLayout(): PageLayout {
  const trees = [
    document,
    ...[...document.querySelectorAll("kontor-border")].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    ),
  ];
  const find = <E extends Element = HTMLElement>(selector: string) =>
    trees.flatMap((tree) => [...tree.querySelectorAll<E>(selector)]);
  const parts = find('[data-kontor="header"], [data-kontor="footer"]');
  const distinct = (texts: string[]) => [...new Set(texts)];
  const nameOf = ({ localName, id, classList }: Element) =>
    localName +
    (id ? `#${id}` : "") +
    [...classList]
      .slice(0, 2)
      .map((name) => `.${name}`)
      .join("");
  const styleOf = (element: Element) => getComputedStyle(element);
  const pixels = (text: string) => Math.round(Number.parseFloat(text)) || 0;

  /** Returns the elements around one, the innermost first, also those around a shadow root. */
  function around(element: Element): Element[] {
    const root = element.getRootNode();
    const outer = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    return outer ? [outer, ...around(outer)] : [];
  }

  const isGone = (element: Element) => {
    const { display, opacity } = styleOf(element);
    return display === "none" || Number(opacity) === 0;
  };
  const isVisible = (element: Element) => styleOf(element).visibility === "visible";
  /** A sticky header has no box of its own: those of its children count. */
  const heightOf = (part: Element): number =>
    styleOf(part).display === "contents"
      ? Math.max(0, ...[...part.children].map(heightOf))
      : part.getBoundingClientRect().height;
  function hiddenIn(part: HTMLElement): string[] {
    const by = [part, ...around(part)].findLast(
      (each) => isGone(each) || (!isVisible(part) && !isVisible(each)),
    );
    const isFlat = heightOf(part) < 5;
    if (!by && !isFlat) return [];
    const name = part.dataset.kontor!;
    return [by && by !== part ? `${name}, by ${nameOf(by)}` : name];
  }

  const width = document.documentElement.clientWidth;
  const isNarrow = ({ left, right }: DOMRect) => Math.abs(left) > 1 || Math.abs(right - width) > 1;
  function gapOf(part: Element): string[] {
    const chain = [part, ...around(part)]
      .toReversed()
      .filter((each) => styleOf(each).display !== "contents");
    const element = chain.find((each) => isNarrow(each.getBoundingClientRect()));
    if (!element || heightOf(part) < 5) return [];
    const { left, right } = element.getBoundingClientRect();
    const { marginLeft, marginRight } = styleOf(element);
    const outer = chain[chain.indexOf(element) - 1];
    const padding = outer && styleOf(outer);
    const [marginStart, marginEnd] = [pixels(marginLeft), pixels(marginRight)];
    const isMargin =
      (marginStart !== 0 || marginEnd !== 0) &&
      Math.abs(left - marginStart) <= 1 &&
      Math.abs(width - right - marginEnd) <= 1;
    if (isMargin) return [`${nameOf(element)} has a margin of ${marginStart || marginEnd} pixels`];
    const [paddingStart, paddingEnd] = [
      pixels(padding?.paddingLeft ?? ""),
      pixels(padding?.paddingRight ?? ""),
    ];
    if (outer && paddingStart + paddingEnd > 0 && Math.abs(left - paddingStart) <= 1)
      return [`${nameOf(outer)} has a padding of ${paddingStart || paddingEnd} pixels`];
    if (Math.abs(right - left - width) <= 1)
      return [`${nameOf(element)} is shifted by ${Math.round(left)} pixels`];
    return [
      `${nameOf(element)} is ${Math.round(right - left)} pixels wide in a window of ${width}`,
    ];
  }

  /** The space above the header, where nothing is and html or body has a margin. */
  function spaceAbove(): string[] {
    const header = parts.find((part) => part.dataset.kontor === "header");
    const top = (header?.getBoundingClientRect().top ?? 0) + scrollY;
    if (top <= 1) return [];
    const isEmpty = [document.documentElement, document.body, null].includes(
      document.elementFromPoint(width / 2, top / 2 - scrollY) as HTMLElement | null,
    );
    const cause = [document.body, document.documentElement].flatMap((element) => {
      const { marginTop, paddingTop } = styleOf(element);
      if (pixels(marginTop) > 0)
        return [`${element.localName} has a margin of ${pixels(marginTop)} pixels`];
      return pixels(paddingTop) > 0
        ? [`${element.localName} has a padding of ${pixels(paddingTop)} pixels`]
        : [];
    });
    return isEmpty ? cause.slice(0, 1) : [];
  }

  function turnedIn(part: HTMLElement): string[] {
    const texts = [part, ...part.querySelectorAll("nav, form, ul, p")].map(styleOf);
    if (texts.some(({ writingMode }) => writingMode !== "horizontal-tb"))
      return [`${part.dataset.kontor} from top to bottom`];
    return texts.some(({ direction }) => direction === "rtl")
      ? [`${part.dataset.kontor} from right to left`]
      : [];
  }

  const normal: Record<string, string> = {
    opacity: "1",
    zoom: "1",
    filter: "none",
    transform: "none",
    rotate: "none",
    scale: "none",
    translate: "none",
    perspective: "none",
    "clip-path": "none",
    "mix-blend-mode": "normal",
    "text-decoration-line": "none",
    "pointer-events": "auto",
  };
  function effectsOf(element: Element): string[] {
    const style = styleOf(element);
    const names = Object.keys(normal).filter(
      (name) => style.getPropertyValue(name) !== normal[name],
    );
    return names.length > 0 ? [`${nameOf(element)} { ${names.join(", ")} }`] : [];
  }

  const ours = "[data-kontor], [data-kontor] *, kontor-border, kontor-consent, kontor-consent *";
  const isShared = ({ id }: Element) =>
    [...document.querySelectorAll(`[id="${CSS.escape(id)}"]`)].some(
      (other) => !other.matches(ours),
    );
  const isIdle = ({ sheet, media }: HTMLLinkElement) =>
    !sheet || sheet.disabled || (media && !matchMedia(media).matches);

  const sizeOf = (element: Element) => Number.parseFloat(styleOf(element).fontSize);
  function readerSize(): number {
    const measure = document.body.appendChild(document.createElement("span"));
    measure.style.setProperty("font-size", "medium", "important");
    const size = sizeOf(measure);
    measure.remove();
    return size;
  }

  return {
    rootSize: sizeOf(document.documentElement),
    readerSize: readerSize(),
    hidden: parts.flatMap(hiddenIn),
    gaps: distinct([...parts.flatMap(gapOf), ...spaceAbove()]),
    turned: distinct(parts.flatMap(turnedIn)),
    effects: distinct(parts.flatMap(around).flatMap(effectsOf)),
    ids: distinct(
      [...document.querySelectorAll("[data-kontor] [id]")]
        .filter(isShared)
        .map(({ id }) => `#${id}`),
    ),
    sheets: distinct(
      find<HTMLLinkElement>('link[rel~="stylesheet"][href*="/kontor/"]')
        .filter(isIdle)
        .map(({ href }) => new URL(href).pathname),
    ),
    hasStarted: Symbol.for("kontor.booted") in window,
  };
}
