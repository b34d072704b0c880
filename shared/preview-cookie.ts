/** The cookie with which staff look at the shop as it will be at another time: what was cached does not count for them. */
export const previewCookie = "PreviewToken";

/** Whether a `Cookie` header, or `document.cookie`, belongs to such a preview. */
export function isPreview(cookies = ""): boolean {
  return previewTokenIn(cookies) !== undefined;
}

/** The token in a `Cookie` header; not yet verified. */
export function previewTokenIn(cookies = ""): string | undefined {
  const start = `${previewCookie}=`;
  return cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}
