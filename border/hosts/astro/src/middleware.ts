import type { MiddlewareHandler } from "astro";
import { previewCookie } from "../../node/preview-cookie.ts";

/**
 * Fetches header and footer before a page is rendered: a page streams, so its layout could not say any more that a page with a staff
 * preview is stored nowhere.
 */
export const onRequest: MiddlewareHandler = async ({ request, locals }, next) => {
  const cookie = previewCookie(request.headers.get("cookie") ?? undefined);
  const { border } = locals;
  [locals.header, locals.footer] = await Promise.all([
    border("header", cookie),
    border("footer", cookie),
  ]);
  const response = await next();
  if (cookie) response.headers.set("cache-control", "no-store");
  return response;
};
