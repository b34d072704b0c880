/** A request for a page, of Node or of the Fetch API. */
export interface PageRequest {
  headers: { cookie?: string } | Pick<Headers, "get">;
}

/**
 * Returns the cookie with which staff preview another moment, from a request's `Cookie` header. Only its form is checked here, so that
 * other cookies bypass no cache; the shop verifies its signature.
 */
export const previewCookieOf = (cookies = ""): string | undefined =>
  /(?:^|; *)(PreviewToken=\d+\.[\w-]{20,2000}\.[\w-]{43})(?:;|$)/.exec(cookies)?.[1];

/** Returns the cookie of a staff preview from a request. */
export const previewOf = ({ headers }: PageRequest): string | undefined =>
  previewCookieOf(isFetchHeaders(headers) ? (headers.get("cookie") ?? undefined) : headers.cookie);

const isFetchHeaders = (headers: PageRequest["headers"]): headers is Pick<Headers, "get"> =>
  "get" in headers && typeof headers.get === "function";
