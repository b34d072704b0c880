import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { connectBorder } from "@kontor/border";
import { createRequestListener } from "@react-router/node";
import express from "express";
import type { ServerBuild } from "react-router";
import { pages } from "./app/pages.ts";

/**
 * Serves an application of React Router in framework mode, with the border around its pages: `react-router build border/hosts/react-router`
 * and `SHOP=http://127.0.0.1:3000 node border/hosts/react-router/server.ts`
 */

/** Where React Router writes the application (react-router.config.ts). */
const built = join(import.meta.dirname, "../../../dist/hosts/react-router");

const build: ServerBuild = await import(pathToFileURL(join(built, "server/index.js")).href);
const { shop, proxy } = connectBorder({ shop: process.env.SHOP ?? "http://127.0.0.1:3000" });

express()
  .use(express.static(join(built, "client"), { index: false }))
  // React Router fetches the data of a page from its address with ".data".
  .all(
    pages.map((page) => `${page}{.data}`),
    createRequestListener({ build }),
  )
  .use(proxy())
  .listen(Number(process.env.PORT ?? 8080), "127.0.0.1", () =>
    console.log(`Ready, in front of ${shop}`),
  );
