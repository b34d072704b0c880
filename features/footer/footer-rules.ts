import type { Platform } from "../../shared/platform.ts";
import { desktopCookie, type TeaserGroup } from "./footer-contract.ts";

/** Links that leave the shop open a new window, which gets no referrer. */
export function linkTarget(url: string): { target?: "_blank"; rel?: string } {
  return /^(http|mailto)/.test(url) ? { target: "_blank", rel: "noopener noreferrer" } : {};
}

/** MATCH and SMARTPHONE: headings are plain text, and all links are shown. */
export const isMobilePlatform = (platform?: Platform) =>
  platform === "MATCH" || platform === "SMARTPHONE";

/** A link of a group; one that is `isOfHeading` leads to where the heading leads, and is left out below a linked heading. */
export type GroupLink = TeaserGroup["links"][number] & { isOfHeading?: true };

/** The links of a group. A heading that opens a panel, or is plain text, leads nowhere: another link has its address. */
export function linksOf({ heading, links }: TeaserGroup, platform?: Platform): GroupLink[] {
  const isClassic = platform && !isMobilePlatform(platform);
  const shown = links.filter(({ hideInClassic }) => !(isClassic && hideInClassic));
  return shown.some(({ url }) => url === heading.link.url)
    ? shown
    : [{ ...heading.link, isOfHeading: true }, ...shown];
}

/** Whether the shopper asked this site for its desktop view (a `Cookie` header or `document.cookie`). */
export function prefersDesktop(cookies = "", site: string): boolean {
  return cookies.split(/;\s*/).includes(`${desktopCookie(site)}=1`);
}

/** The mobile variant of a page stands at `/m/…` or at `…/m`. */
const mobileMark = /^\/m(?=\/|$)|\/m$/;

/** With one slash at its beginning: two would be the address of another host. */
const withoutMark = (path: string) =>
  path
    .replace(/^\/m(?=\/|$)/, "")
    .replace(/\/m$/, "")
    .replace(/^\/*/, "/");

/** The same page for large screens: without the mark of the mobile variant, with the platform forced. */
export function desktopViewUrl(path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set("forceP", "WEBSHOP");
  return `${withoutMark(path)}?${parameters}`;
}

/** The mobile variant of the same page. */
export function mobileViewUrl(path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete("forceP");
  return `/m${withoutMark(path)}${parameters.size > 0 ? `?${parameters}` : ""}`;
}

export const isDesktopForced = (query: string) =>
  new URLSearchParams(query).get("forceP") === "WEBSHOP";

/** The view that the shopper may change to: the one that is not shown. Undefined where there is only one. */
export function otherView(
  { path, query, platform }: { path: string; query: string; platform?: string },
  cookies: string,
  site: string,
): "toDesktop" | "toMobile" | undefined {
  if (isDesktopForced(query) || prefersDesktop(cookies, site)) return "toMobile";
  return platform === "MATCH" || mobileMark.test(path) ? "toDesktop" : undefined;
}
