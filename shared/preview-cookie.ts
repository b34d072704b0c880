/** The cookie with which staff look at the shop as it will be at another time: what was cached does not count for them. */
export const previewCookie = "PreviewToken";

/** Whether a `Cookie` header, or `document.cookie`, belongs to such a preview. */
export function isPreview(cookies = ""): boolean {
  return cookies.split(/;\s*/).some((pair) => pair.startsWith(`${previewCookie}=`));
}
