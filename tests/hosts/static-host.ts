import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { proxyTo } from "../../border/package/core/shop-proxy.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";
import { withPackage } from "./with-package.ts";

/** Builds the static page with the border of the shop at `shop` ("127.0.0.1:3000"), and serves it as a CDN with rewrites does. */
export async function startStaticPage(shop: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-static-"));
  const source = join(projectFolder, "border/hosts/static/page.html");
  const { buildPage } = await withPackage(() => import("../../border/hosts/static/build.ts"));
  await buildPage(source, join(folder, "page.html"), `http://${shop}`);
  const host = await listen(express().use(express.static(folder), proxyTo(`http://${shop}`)));
  return {
    origin: host.origin,
    async stop() {
      await host.stop();
      await rm(folder, { recursive: true });
    },
  };
}
