/** Links to the same page in the other shops, where they have it, and closes the list on Escape and on a click outside. */
export function attachCountryList(footer: HTMLElement, signal: AbortSignal) {
  const list = footer.querySelector<HTMLDetailsElement>(".kontor-footer__countries");
  if (!list) return;
  const homes = new Map([...list.querySelectorAll("a")].map((link) => [link, link.href]));
  const leadToPage = () => {
    for (const [link, home] of homes) link.href = addressOfPage(link.hreflang) ?? home;
  };
  // The shopper may have opened it before this script arrived.
  leadToPage();
  list.addEventListener("toggle", leadToPage, { signal });
  list.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape" || !list.open) return;
      list.open = false;
      list.querySelector("summary")?.focus();
    },
    { signal },
  );
  document.addEventListener(
    "click",
    (event) => {
      if (!list.contains(event.composedPath()[0] as Node)) list.open = false;
    },
    { signal },
  );
}

/** Returns the URL of this page in the shop of a locale, if the page declares one. */
function addressOfPage(locale: string): string | undefined {
  const selector = `link[rel~="alternate"][hreflang="${CSS.escape(locale)}" i]`;
  return document.head.querySelector<HTMLLinkElement>(selector)?.href;
}
