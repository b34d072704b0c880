import { inShop, isOtherOrigin, shopPath } from "../../../platform/client/shop-address.ts";
import { desktopCookie, desktopCookieLifetime, desktopViewport } from "../footer-contract.ts";
import {
  desktopViewUrl,
  isDesktopForced,
  mobileViewUrl,
  otherView,
  prefersDesktop,
} from "../footer-rules.ts";

/**
 * Shows the link to the page's other view. Remembers the shopper's choice of the desktop view until it is left, and lays the page out
 * as on large screens.
 */
export function attachViewLinks(footer: HTMLElement, signal: AbortSignal) {
  // The other view of a page of another origin is not the shop's.
  if (isOtherOrigin()) return;
  const { site = "", platform } = footer.dataset;
  const links = footer.querySelectorAll<HTMLAnchorElement>("[data-kontor-view]");
  if (isDesktopForced(location.search)) setCookie(site, desktopCookieLifetime);
  // Pages are the same for all shoppers, so those without the parameter have the viewport of phones.
  if (prefersDesktop(document.cookie, site))
    document.querySelector('meta[name="viewport"]')?.setAttribute("content", desktopViewport);

  function update() {
    const [path, query] = [shopPath(location.pathname), location.search];
    const shown = otherView({ path, query, platform }, document.cookie, site);
    for (const link of links) {
      const { kontorView } = link.dataset;
      link.hidden = kontorView !== shown;
      link.href = inShop(
        kontorView === "toMobile" ? mobileViewUrl(path, query) : desktopViewUrl(path, query),
      );
    }
  }
  update();
  for (const link of links) {
    // A single-page host may have navigated since.
    for (const event of ["pointerover", "focus"]) link.addEventListener(event, update, { signal });
    if (link.dataset.kontorView === "toMobile")
      link.addEventListener("click", () => setCookie(site, 0), { signal });
  }
}

function setCookie(site: string, maxAge: number) {
  document.cookie = `${desktopCookie(site)}=1; path=/; max-age=${maxAge}; samesite=lax`;
}
