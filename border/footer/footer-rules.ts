import type { Platform } from "../../platform/shared/platform.ts";
import { desktopCookie, type TeaserGroup } from "./footer-contract.ts";

/** Returns link attributes: links that leave the shop open a new window, which gets no referrer. */
export function linkTarget(url: string): { target?: "_blank"; rel?: string } {
  return /^(http|mailto)/.test(url) ? { target: "_blank", rel: "noopener noreferrer" } : {};
}

/** Whether the platform is MATCH or SMARTPHONE: headings are plain text there, and all links are shown. */
export const isMobilePlatform = (platform?: Platform) =>
  platform === "MATCH" || platform === "SMARTPHONE";

/** A link of a group; one with `isOfHeading` has the same target as the heading, and is left out below a linked heading. */
export type GroupLink = TeaserGroup["links"][number] & { isOfHeading?: true };

/** Returns the links of a group. A heading that opens a panel, or is plain text, is not a link: another link has its URL. */
export function linksOf({ heading, links }: TeaserGroup, platform?: Platform): GroupLink[] {
  const isClassic = platform && !isMobilePlatform(platform);
  const shown = links.filter(({ hideInClassic }) => !(isClassic && hideInClassic));
  return shown.some(({ url }) => url === heading.link.url)
    ? shown
    : [{ ...heading.link, isOfHeading: true }, ...shown];
}

/** Whether the shopper chose the desktop view of this site, by a `Cookie` header or `document.cookie`. */
export function prefersDesktop(cookies = "", site: string): boolean {
  return cookies.split(/;\s*/).includes(`${desktopCookie(site)}=1`);
}

/** Matches the mobile variant of a page, at `/m/…` or at `…/m`. */
const mobileMark = /^\/m(?=\/|$)|\/m$/;

/** Removes the mark and leaves one leading slash: two would be the URL of another host. */
const withoutMark = (path: string) =>
  path
    .replace(/^\/m(?=\/|$)/, "")
    .replace(/\/m$/, "")
    .replace(/^\/*/, "/");

/** Returns the URL of the same page for large screens: without the mark of the mobile variant, with the platform forced. */
export function desktopViewUrl(path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set("forceP", "WEBSHOP");
  return `${withoutMark(path)}?${parameters}`;
}

/** Returns the URL of the mobile variant of the same page. */
export function mobileViewUrl(path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete("forceP");
  return `/m${withoutMark(path)}${parameters.size > 0 ? `?${parameters}` : ""}`;
}

export const isDesktopForced = (query: string) =>
  new URLSearchParams(query).get("forceP") === "WEBSHOP";

/** Reports whether a page is shown as on large screens: its address asks for it, or the shopper chose it before. */
export const isDesktopView = (query: string, cookies: string, site: string) =>
  isDesktopForced(query) || prefersDesktop(cookies, site);

/** Returns the view that the shopper may change to, which is the one not shown; undefined when there is only one. */
export function otherView(
  { path, query, platform }: { path: string; query: string; platform?: string },
  cookies: string,
  site: string,
): "toDesktop" | "toMobile" | undefined {
  if (isDesktopView(query, cookies, site)) return "toMobile";
  return platform === "MATCH" || mobileMark.test(path) ? "toDesktop" : undefined;
}
