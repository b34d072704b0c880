/** Functions that Playwright sends to a browser, each without imports. */

/** Returns what is missing or wrong about header and footer in the current page. */
export function partProblems(): string[] {
  const trees = [
    document,
    ...[...document.querySelectorAll("kontor-border")].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    ),
  ];
  const find = (selector: string) =>
    trees.flatMap((tree) => [...tree.querySelectorAll<HTMLElement>(selector)]);
  const problems: string[] = [];
  for (const name of ["header", "footer"]) {
    const parts = find(`[data-kontor="${name}"]`);
    if (parts.length !== 1) problems.push(`${parts.length} ${name}s, not one`);
    else if (parts[0]!.getBoundingClientRect().height === 0)
      problems.push(`the ${name} has no height`);
  }
  const inPage = (part: HTMLElement) => {
    const root = part.getRootNode();
    return root instanceof ShadowRoot ? root.host : part;
  };
  const [header, footer] = ["header", "footer"].map((name) => find(`[data-kontor="${name}"]`)[0]);
  const content = document.getElementById("kontor-content");
  const follows = (first: Node, second: Node) =>
    Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (!content) problems.push('no element with id="kontor-content"');
  if (header && content && !follows(inPage(header), content))
    problems.push("the header does not stand before the content");
  if (content && footer && !follows(content, inPage(footer)))
    problems.push("the footer does not stand after the content");
  const sheets = find('link[rel="stylesheet"][href*="/kontor/"]') as HTMLLinkElement[];
  if (sheets.length === 0) problems.push("no style sheet of the border");
  for (const { sheet, href } of sheets) if (!sheet) problems.push(`${href} is not loaded`);
  if (!(window as unknown as Record<symbol, unknown>)[Symbol.for("kontor.booted")])
    problems.push("the border's script has not started");
  return problems;
}

/** Returns the layout shifts of the page so far without input, except those within the page's own content. Only Chromium measures them. */
export async function shiftProblems(): Promise<string[]> {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
    return ["only Chromium measures layout shifts, and this is another browser"];
  const shifts = await new Promise<Shift[]>((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries() as Shift[]);
    }).observe({ type: "layout-shift", buffered: true });
    // Without a shift there is no call.
    setTimeout(resolve, 200, []);
  });
  const { kontorSwitched = [] } = window as { kontorSwitched?: [from: number, to: number][] };
  const isOfCheck = (time: number) =>
    kontorSwitched.some(([from, to]) => time >= from && time <= to);
  const content = document.getElementById("kontor-content");
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((length) => length.toFixed()).join(" ");
  return shifts
    .filter(({ hadRecentInput, startTime }) => !hadRecentInput && !isOfCheck(startTime))
    .flatMap(({ value, startTime, sources }) =>
      sources
        .filter(({ node }) => !node || node === content || !content?.contains(node))
        .map(
          ({ node, previousRect, currentRect }) =>
            `${value.toFixed(4)} after ${startTime.toFixed()} ms, from ${place(previousRect)} to ${place(currentRect)}: ${
              node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent
            }`,
        ),
    );
}

/** Switches the border's style sheets of the page on or off. Layout shifts of that moment do not count. */
export async function enableBorderSheets(isEnabled: boolean): Promise<void> {
  const page = window as { kontorSwitched?: [from: number, to: number][] };
  const from = performance.now();
  for (const sheet of document.styleSheets)
    if (sheet.href?.includes("/kontor/")) sheet.disabled = !isEnabled;
  for (let frames = 0; frames < 2; frames++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  (page.kontorSwitched ??= []).push([from, performance.now()]);
}
