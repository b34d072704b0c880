import { track } from "../../../border/client/track.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { attachTurnAndZoom } from "../zoom/turn-and-zoom.ts";

export interface LeafletData {
  id: string;
  texts: { page: string; pages: string };
}

/**
 * Turns the pages of a leaflet by buttons, keys and swipes, and zooms them. The page in view stands in the address; links to pages turn to
 * them. Where there is room for two pages, they are turned as one.
 */
export function attachLeaflet(container: Element, { id, texts }: LeafletData) {
  const view = container.querySelector<HTMLElement>(".kontor-leaflet__view")!;
  const stage = view.querySelector<HTMLElement>(".kontor-leaflet__stage")!;
  const book = stage.querySelector<HTMLElement>(".kontor-leaflet__book")!;
  const row = book.querySelector<HTMLElement>(".kontor-leaflet__row")!;
  const status = view.querySelector("[role=status]")!;
  const pages = [...row.children].filter((page) => page instanceof HTMLElement);
  const links = [...container.querySelectorAll<HTMLAnchorElement>(".kontor-leaflet__overview a")];
  const seen = new Set<number>();
  let current = Math.max(0, linkedPage() ?? scrolledPage());

  const { onKey, step, unzoom } = attachTurnAndZoom(stage, {
    row,
    zoomed: () => book,
    turnBy,
    turnToEnd: (end) => turnTo(end === "first" ? 0 : pages.length - 1),
    // The wheel scrolls the page around the leaflet.
    zoomsOnWheel: ({ ctrlKey }, { scale }) => ctrlKey || scale > 1,
    onZoom: ({ scale }) => scale > 1 && sharpen(scale),
  });

  view.dataset.live = "";
  // A press on the stage lets the keys turn it.
  stage.tabIndex = -1;
  stage.scrollLeft = 0;
  show();
  new ResizeObserver(show).observe(stage);
  for (const button of view.querySelectorAll<HTMLElement>("[data-turn]"))
    button.addEventListener("click", () => turnBy(Number(button.dataset.turn)));
  for (const button of view.querySelectorAll<HTMLElement>("[data-zoom]"))
    button.addEventListener("click", () => step(button.dataset.zoom === "in"));
  view.addEventListener("keydown", (event) => {
    if (onKey(event)) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    const isArrow = event.key === "ArrowLeft" || event.key === "ArrowRight";
    if (isArrow && event.target === document.body && onKey(event)) event.preventDefault();
  });
  stage.addEventListener("focusin", ({ target }) => {
    const page = pages.findIndex((one) => one.contains(target as Node));
    if (page >= 0 && spreadOf(page) !== spreadOf(current)) turnTo(page);
  });
  addEventListener("hashchange", () => {
    // An address without a fragment is that of the cover.
    const page = location.hash ? linkedPage() : 0;
    if (page !== undefined) turnTo(page, false);
  });
  addEventListener("beforeprint", () => loadPictures(pages));

  /** Returns the index of the page that the address names. */
  function linkedPage(): number | undefined {
    const page = pages.findIndex((one) => `#${one.id}` === location.hash);
    return page < 0 ? undefined : page;
  }

  /** Returns the page to which the list was scrolled before this script ran. */
  function scrolledPage() {
    return pages.findIndex((page) => page.offsetLeft - row.offsetLeft >= stage.scrollLeft - 1);
  }

  /** Returns the number of stages before that of a page. */
  function spreadOf(page: number) {
    return Math.round((pages[page]!.offsetLeft - row.offsetLeft) / Math.max(1, row.clientWidth));
  }

  function turnBy(count: number) {
    const wanted = spreadOf(current) + count;
    const page = pages.findIndex((_, index) => spreadOf(index) === wanted);
    turnTo(page < 0 ? current : page);
  }

  function turnTo(page: number, writesAddress = true) {
    unzoom();
    current = page;
    row.dataset.turned = "";
    show();
    const { pathname, search } = location;
    const address = page > 0 ? `#${pages[page]!.id}` : pathname + search;
    if (writesAddress) history.replaceState(history.state, "", address);
    if (seen.has(page)) return;
    seen.add(page);
    track({ event: "leaflet_page", leaflet: id, page: page + 1 });
  }

  function show() {
    const at = spreadOf(current);
    row.style.setProperty("--at", String(at));
    const inView = pages.filter((_, index) => spreadOf(index) === at);
    loadPictures(pages.filter((_, index) => Math.abs(spreadOf(index) - at) <= 1));
    const [page, next] = inView.map((one) => pages.indexOf(one) + 1);
    const text = fill(next ? texts.pages : texts.page, {
      page: page!,
      next: next ?? "",
      total: pages.length,
    });
    // Screen readers announce it.
    if (status.textContent !== text) status.textContent = text;
    for (const [index, link] of links.entries())
      link.ariaCurrent = inView.includes(pages[index]!) ? "true" : null;
    const isEnd = { "-1": at === 0, "1": at === spreadOf(pages.length - 1) };
    for (const [count, disabled] of Object.entries(isEnd))
      view.querySelector(`[data-turn="${count}"]`)!.ariaDisabled = disabled ? "true" : null;
  }

  /** Loads wider pictures of the pages in view. */
  function sharpen(scale: number) {
    const at = spreadOf(current);
    for (const [index, page] of pages.entries())
      if (spreadOf(index) === at)
        for (const image of page.querySelectorAll("img"))
          for (const source of image.parentElement!.querySelectorAll("source"))
            source.sizes = `${Math.ceil(image.clientWidth * scale)}px`;
  }
}

/** Loads the pictures of pages that may be turned to, and not only when they come into view. */
function loadPictures(pages: Element[]) {
  for (const page of pages)
    for (const image of page.querySelectorAll("img")) image.loading = "eager";
}
