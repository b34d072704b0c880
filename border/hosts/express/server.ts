import { connectBorder } from "@kontor/border";
import express from "express";

/** Pages of an Express server with the border: `SHOP=http://127.0.0.1:3000 node border/hosts/express/server.ts` */

export function createHost(shop: string) {
  const app = express();
  const border = connectBorder({ shop });

  app.get("/page.html", async (request, response) => {
    const { headers, ...parts } = await border.get(request);
    response.set(headers).send(page(parts));
  });

  app.use(border.proxy());
  return app;
}

const page = ({ head, header, footer }: Record<"head" | "header" | "footer", string>) =>
  `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A page on Express</title>
    <link rel="icon" href="data:," />
    ${head}
  </head>
  <body style="margin: 0">
    ${header}
    <main id="kontor-content"><h1>A page on Express</h1></main>
    ${footer}
  </body>
</html>
`;

if (import.meta.main)
  createHost(process.env.SHOP ?? "http://127.0.0.1:3000").listen(process.env.PORT ?? 8080);
