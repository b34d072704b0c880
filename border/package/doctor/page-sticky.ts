/**
 * Runs in the browser, without imports. Makes the page long enough, scrolls it, and returns the element around a sticky header that
 * keeps it from staying in the window; "" when it stays, or is not sticky. The page stays scrolled.
 */
export async function stickyEnd(): Promise<string> {
  const [tree] = [
    ...[...document.querySelectorAll("kontor-border")].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    ),
    document,
  ];
  const header = tree.querySelector<HTMLElement>('[data-kontor="header"][data-sticky]');
  if (!header) return "";
  const bar = [header, ...header.querySelectorAll("*")].find(
    (element) => getComputedStyle(element).position === "sticky",
  );
  const space = document.body.appendChild(document.createElement("div"));
  space.style.setProperty("height", "4000px", "important");
  const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
  scrollTo({ top: 2_000, behavior: "instant" });
  await settled();
  // A header that hides from who reads on is back for who scrolls up.
  scrollTo({ top: 1_700, behavior: "instant" });
  if (scrollY < 1_000) return "";
  const isThere = () => {
    const { top, bottom } = (bar ?? header).getBoundingClientRect();
    return top > -5 && bottom > 5 && top < innerHeight / 2;
  };
  for (let tries = 0; tries < 20 && !isThere(); tries++) await settled();
  if (isThere()) return "";
  let element: Element | null = header;
  for (;;) {
    const root: Node = element.getRootNode();
    element = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    if (!element) return "the page";
    const { overflowX, overflowY, display, contain } = getComputedStyle(element);
    const name = [
      element.localName,
      element.id && `#${element.id}`,
      ...[...element.classList].slice(0, 2).map((each) => `.${each}`),
    ].join("");
    if (/hidden|auto|scroll/.test(overflowX + overflowY) && element !== document.documentElement)
      return `${name} { overflow: ${overflowY} }`;
    if (/paint|strict|content/.test(contain)) return `${name} { contain: ${contain} }`;
    const ends = element.getBoundingClientRect().bottom < 5;
    if (ends && display !== "contents" && element.localName !== "kontor-border")
      return `${name}, which ends there`;
  }
}
