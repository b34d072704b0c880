import { fragmentsPath } from "../../border/border-paths.ts";
import { join } from "node:path";
import Layout from "@podium/layout";
import express from "express";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadAssets } from "../../platform/http/responses/assets.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { elements } from "../support/html.ts";
import { appOn, openTestShop, type TestShop } from "../support/shop.ts";
import { listen } from "./listen.ts";
import type { Host } from "./host.ts";

/** Tests the manifests with a plain Podium layout, without code of ours. */

let shop: TestShop;
/** The running release of the shop. */
let current: FastifyInstance;
let inner: Host;
let asked: string[] = [];
let fragmentsFail = false;

beforeAll(async () => {
  shop = await openTestShop();
  current = shop.app;
  inner = await listen(async ({ url, headers }, response) => {
    asked.push(url!);
    if (fragmentsFail && !url!.endsWith("manifest.json"))
      return void response.writeHead(500).end("error");
    const answer = await current.inject({ url, headers: { host: headers.host } });
    response.writeHead(answer.statusCode, answer.headers).end(answer.rawPayload);
  });
});
afterAll(async () => {
  await inner?.stop();
  await shop?.close();
});

/** Starts a layout with podlets, which it registers at the shop's inner address. */
async function layoutWith(...paths: string[]) {
  // A busy machine fails no test.
  const layout = new Layout({ name: "plain", pathname: "/", client: { timeout: 60_000 } });
  const podlets = paths.map((path, index) =>
    layout.client.register({
      name: `podlet${index}`,
      uri: `${inner.origin}${fragmentsPath}/${path}manifest.json`,
    }),
  );
  const app = express();
  app.get("/", layout.middleware(), async (_request, response) => {
    const incoming = response.locals.podium;
    const fetched = await Promise.all(podlets.map((podlet) => podlet.fetch(incoming)));
    incoming.podlets = fetched;
    response.podiumSend(fetched.map(({ content }) => content).join("<main>content</main>"));
  });
  const host = await listen(app);
  return {
    view: async () => (await fetch(host.origin)).text(),
    [Symbol.asyncDispose]: host.stop,
  };
}

test.each([
  ["", "DE", "", false],
  ["DE/", "DE", "", false],
  ["CH_FR/", "CH_FR", "", false],
  ["XX/", "DE", "", false],
  ["DE/TABLET/", "DE", "TABLET", false],
  ["DE/reduced/", "DE", "", true],
  ["DE/TABLET/reduced/", "DE", "TABLET", true],
])(
  "a Podium layout gets the fragments of %smanifest.json from the address that it registered",
  async (path, site, platform, isReduced) => {
    await using layout = await layoutWith(`header/${path}`, `footer/${path}`);
    asked = [];
    const page = await layout.view();
    const options = isReduced ? "noassets,reduced" : "noassets";
    const address = (name: string) =>
      [fragmentsPath, name, site, platform, options].filter(Boolean).join("/");
    for (const name of ["header", "footer"]) {
      expect(asked).toContain(address(name));
      expect(page.split(`data-kontor="${name}"`)).toHaveLength(2);
    }
  },
);

test("a page of a Podium layout has the styles, fonts and script of the border once, at browsers' addresses", async () => {
  await using layout = await layoutWith("header/DE/", "footer/DE/");
  const page = await layout.view();
  const origin = `http://${shop.host("DE")}`;
  const assets = await loadAssets(join(projectFolder, "dist", "client"));
  const hrefs = (rel: string) =>
    elements(page, "link")
      .filter((link) => link.rel === rel)
      .map(({ href }) => href);
  expect(hrefs("stylesheet")).toEqual(
    ["header.css", "footer.css"].map((name) => origin + assets.url(name)),
  );
  expect(hrefs("preload")).toEqual([origin + assets.url("figtree-latin.woff2")]);
  expect(elements(page, "script").filter(({ src }) => src)).toEqual([
    { src: origin + assets.url("boot.js"), type: "module" },
  ]);
});

test("a page of a Podium layout has the border that came with the manifest while fragments fail", async () => {
  await using layout = await layoutWith("header/DE/", "footer/DE/");
  const before = await layout.view();
  fragmentsFail = true;
  const after = await layout.view().finally(() => (fragmentsFail = false));
  expect(before).toContain('data-kontor="header"');
  expect(after).toBe(before);
});

test("a Podium layout reads the manifest once, and again after a release, whose styles its page then has", async () => {
  await using layout = await layoutWith("header/DE/");
  asked = [];
  await layout.view();
  const before = await layout.view();
  const manifests = () => asked.filter((path) => path.endsWith("manifest.json"));
  expect(manifests()).toHaveLength(1);

  const assets = await loadAssets(join(projectFolder, "dist", "client"));
  const changed = { url: "/kontor/header-next.css", integrity: "sha384-next" };
  current = await appOn(shop.services, {
    assets: {
      ...assets,
      border: { ...assets.border, "header.css": changed },
      url: (name) => (name === "header.css" ? changed.url : assets.url(name)),
    },
  });
  try {
    expect(before).not.toContain(changed.url);
    expect(await layout.view()).toContain(changed.url);
    await layout.view();
    expect(manifests()).toHaveLength(2);
  } finally {
    await current.close();
    current = shop.app;
  }
});
