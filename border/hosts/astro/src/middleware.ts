import type { MiddlewareHandler } from "astro";

/**
 * Fetches header and footer before a page is rendered: a page streams, so its layout could not say any more that a page with a staff
 * preview is stored nowhere.
 */
export const onRequest: MiddlewareHandler = async ({ request, locals }, next) => {
  locals.parts = await locals.border.get(request);
  const response = await next();
  for (const [name, value] of Object.entries(locals.parts.headers))
    response.headers.set(name, value);
  return response;
};
