import { readFile } from "node:fs/promises";
import { join } from "node:path";
import express from "express";
import { borderFrom } from "../node/border.ts";
import { previewCookie } from "../node/preview-cookie.ts";
import { proxyTo } from "../node/proxy.ts";

/**
 * Serves a single-page application with the border, which is in its first HTML:
 * `vite build border/hosts/spa && SHOP=http://127.0.0.1:3000 node border/hosts/spa/server.ts`
 */

/** Where Vite writes the application (vite.config.ts). */
const builtFolder = join(import.meta.dirname, "../../../dist/hosts/spa");

/** The addresses of the application; every other one that the border leads to is a page of the shop. */
const pages = ["/page.html", "/offers", "/search"];

export function createHost(shop: string, built = builtFolder) {
  const app = express();
  const fragment = borderFrom(shop);

  app.get(pages, async (request, response) => {
    const cookie = previewCookie(request.headers.cookie);
    const [html, header, footer] = await Promise.all([
      readFile(join(built, "index.html"), "utf8"),
      fragment("header", cookie),
      fragment("footer", cookie),
    ]);
    if (cookie) response.set("cache-control", "no-store");
    // Functions, because "$&" in a fragment would be replaced.
    response.send(
      html
        .replace("<!-- kontor:header -->", () => header)
        .replace("<!-- kontor:footer -->", () => footer),
    );
  });

  app.use(express.static(built, { index: false }));
  app.use(proxyTo(shop));
  return app;
}

if (import.meta.main)
  createHost(process.env.SHOP ?? "http://127.0.0.1:3000").listen(process.env.PORT ?? 8080);
