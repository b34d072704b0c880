/** Points of the header, or of its open flyout, that elements of the page cover. */
export interface Covers {
  /** Points that were tried, and those at which something else is hit. */
  points: number;
  covered: number;
  /** The first element that is hit instead: "div.bar". */
  by: string;
  /** Whether that is an element around the header, which cuts off what is larger. */
  isCut: boolean;
  /** Whether that lies over the whole window, such as a layer of the page that asks for consent. */
  isLayer: boolean;
}

/**
 * Runs in the browser, without imports. Tries points within the window: of an open flyout of the header a grid, otherwise the
 * middle of each of the header's links and buttons. Undefined where there is nothing to try.
 */
export function pageCovers(what: "flyout" | "header"): Covers | undefined {
  const trees = [
    document,
    ...[...document.querySelectorAll("kontor-border")].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    ),
  ];
  const header = trees.flatMap((tree) => [...tree.querySelectorAll('[data-kontor="header"]')])[0];
  if (!header) return undefined;
  const root = header.getRootNode() as Document | ShadowRoot;
  const isInWindow = ([x, y]: [number, number]) =>
    x > 0 && y > 0 && x < document.documentElement.clientWidth && y < innerHeight;

  function grid({ left, top, width, height }: DOMRect): [number, number][] {
    const right = Math.min(left + width, document.documentElement.clientWidth);
    const bottom = Math.min(top + height, innerHeight);
    const steps = [0.04, 0.25, 0.5, 0.75, 0.96];
    return steps.flatMap((across) =>
      steps.map((down): [number, number] => [
        left + (right - left) * across,
        top + (bottom - top) * down,
      ]),
    );
  }

  function flyout(): Element | undefined {
    const openers = header!.querySelectorAll('[aria-expanded="true"][aria-controls]');
    return [...openers]
      .flatMap((opener) => root.getElementById(opener.getAttribute("aria-controls")!) ?? [])
      .find((panel) => panel.getBoundingClientRect().height > 20);
  }

  const middles = () =>
    [...header.querySelectorAll('a:not([href^="#"]), button, input')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isShown =
        width > 4 && height > 4 && element.checkVisibility({ visibilityProperty: true });
      return isShown ? [[left + width / 2, top + height / 2] as [number, number]] : [];
    });

  const panel = what === "flyout" ? flyout() : undefined;
  if (what === "flyout" && !panel) return undefined;
  const points = (panel ? grid(panel.getBoundingClientRect()) : middles()).filter(isInWindow);
  const ours =
    "[data-kontor]:not(kontor-border), kontor-border, kontor-consent, kontor-island, [data-kontor-app-banner]";
  const hits = points.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return !hit || hit.closest(ours) ? [] : [hit];
  });
  const clips = ({ overflowX, overflowY, contain }: CSSStyleDeclaration) =>
    /hidden|clip|auto|scroll/.test(overflowX + overflowY) || /paint|strict|content/.test(contain);
  const outer = root instanceof ShadowRoot ? root.host : header;
  let around = outer.parentElement;
  while (around && around !== document.body && !clips(getComputedStyle(around)))
    around = around.parentElement;
  const isCut = hits.length > 0 && what === "flyout" && around !== null && around !== document.body;
  const [first] = isCut ? [around!] : hits;
  const { width = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
  const isAround = first?.contains(header) ?? false;
  const name =
    first &&
    [
      first.localName,
      first.id && `#${first.id}`,
      ...[...first.classList].slice(0, 2).map((each) => `.${each}`),
    ].join("");
  return {
    points: points.length,
    covered: hits.length,
    by: name ?? "",
    isCut,
    isLayer:
      !isAround &&
      first !== undefined &&
      width >= innerWidth * 0.95 &&
      height >= innerHeight * 0.95 &&
      getComputedStyle(first).position === "fixed",
  };
}
