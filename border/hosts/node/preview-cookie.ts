/**
 * Returns the cookie with which staff preview another moment, from a request's `Cookie` header. Only its form is checked here, so that
 * other cookies bypass no cache; the shop verifies its signature.
 */
export const previewCookie = (cookies = "") =>
  /(?:^|; *)(PreviewToken=\d+\.[\w-]{20,2000}\.[\w-]{43})(?:;|$)/.exec(cookies)?.[1];
