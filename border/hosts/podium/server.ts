import { connectBorder } from "@kontor/border";
import { connectPodium } from "@kontor/border/podium";
import Layout from "@podium/layout";
import express from "express";

/** Pages of a Podium layout with the border: `SHOP=http://127.0.0.1:3000 node border/hosts/podium/server.ts` */

export function createHost(shop: string) {
  const app = express();
  const layout = new Layout({ name: "host", pathname: "/" });
  const border = connectPodium(layout, { shop });

  app.get("/page.html", layout.middleware(), async (request, response) => {
    const incoming = response.locals.podium;
    const { header, footer, podlets, headers } = await border.get(request, incoming);
    incoming.podlets = podlets;
    incoming.view = { title: "A page on Podium", locale: "de-DE" };
    response.set(headers);
    response.podiumSend(
      `${header}<main id="kontor-content"><h1>A page on Podium</h1></main>${footer}`,
      '<link rel="icon" href="data:," />',
    );
  });

  app.use(connectBorder({ shop }).proxy());
  return app;
}

if (import.meta.main)
  createHost(process.env.SHOP ?? "http://127.0.0.1:3000").listen(process.env.PORT ?? 8080);
