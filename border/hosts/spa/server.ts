import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { connectBorder } from "@kontor/border";
import express from "express";
import { pages } from "./pages.ts";

/**
 * Serves a single-page application with the border, which is in its first HTML:
 * `vite build border/hosts/spa && SHOP=http://127.0.0.1:3000 node border/hosts/spa/server.ts`
 */

/** Where Vite writes the application (vite.config.ts). */
const builtFolder = join(import.meta.dirname, "../../../dist/hosts/spa");

export function createHost(shop: string, built = builtFolder) {
  const app = express();
  const border = connectBorder({ shop });

  app.get(pages, async (request, response) => {
    const [html, page] = await Promise.all([
      readFile(join(built, "index.html"), "utf8"),
      border.get(request),
    ]);
    response
      .set(page.headers)
      .send(
        html.replaceAll(
          /<!-- kontor:(head|header|footer) -->/g,
          (_comment, name: "head" | "header" | "footer") => page[name],
        ),
      );
  });

  app.use(express.static(built, { index: false }));
  app.use(border.proxy());
  return app;
}

if (import.meta.main)
  createHost(process.env.SHOP ?? "http://127.0.0.1:3000").listen(process.env.PORT ?? 8080);
