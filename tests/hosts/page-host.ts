import { fragmentsPath } from "../../border/border-paths.ts";
import express, { type Express } from "express";
import { proxyTo } from "../../border/package/core/shop-proxy.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";

/** Starts a host with pages of its own around the shop at `shop` ("127.0.0.1:3000"). */
export const startPageHost = (shop: string, addPages: (app: Express) => void): Promise<Host> => {
  const app = express();
  addPages(app);
  return listen(app.use(proxyTo(`http://${shop}`)));
};

/** Returns the HTML of fragments: "header/DE". */
export const fragmentsOf = (shop: string, ...names: string[]) =>
  Promise.all(
    names.map(async (name) => (await fetch(`http://${shop}${fragmentsPath}/${name}`)).text()),
  );

export const pageWith = (head: string, body: string) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Host</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="/favicon.svg">${head}</head><body>${body}</body></html>`;
