import express from "express";
import { borderFrom } from "../node/border.ts";
import { previewCookie } from "../node/preview-cookie.ts";
import { proxyTo } from "../node/proxy.ts";

/** Pages of an Express server with the border: `SHOP=http://127.0.0.1:3000 node border/hosts/express/server.ts` */

export function createHost(shop: string) {
  const app = express();
  const fragment = borderFrom(shop);

  app.get("/page.html", async (request, response) => {
    const cookie = previewCookie(request.headers.cookie);
    const [header, footer] = await Promise.all([
      fragment("header", cookie),
      fragment("footer", cookie),
    ]);
    if (cookie) response.set("cache-control", "no-store");
    response.send(page(header, footer));
  });

  app.use(proxyTo(shop));
  return app;
}

const page = (header: string, footer: string) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A page on Express</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    ${header}
    <main id="kontor-content"><h1>A page on Express</h1></main>
    ${footer}
  </body>
</html>
`;

if (import.meta.main)
  createHost(process.env.SHOP ?? "http://127.0.0.1:3000").listen(process.env.PORT ?? 8080);
