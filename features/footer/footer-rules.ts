/** Links that leave the shop open a new window, which gets no referrer. */
export function linkTarget(url: string): { target?: "_blank"; rel?: string } {
  return /^(http|mailto)/.test(url) ? { target: "_blank", rel: "noopener noreferrer" } : {};
}

/** The same page for large screens: without the "m" segment of the mobile variant, with the platform forced. */
export function desktopViewUrl(path: string, query: string): string {
  const plain = path.replace(/^\/m(?=\/|$)/, "").replace(/\/m$/, "") || "/";
  const parameters = new URLSearchParams(query);
  parameters.set("forceP", "WEBSHOP");
  return `${plain}?${parameters}`;
}
