import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { rolldown } from "rolldown";
import type { Example } from "../../border/hosts/exports/example.ts";
import { connectBorder } from "../../border/package/core/connect-border.ts";
import { startStubShop, type StubShop } from "../../border/package/test/stub-shop.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { launchOptions } from "../scripts/chromium.ts";
import { startNextHost } from "./next-host.ts";
import { exampleFunctions, shownExamples } from "./shown-examples.ts";
import { expectNoArguments } from "../../server/commands/arguments.ts";

/**
 * `npm run border:examples`: a page that documents each export of @kontor/border with an example, and shows what comes out of it.
 * The tests write the same into docs/border-package-examples.md.
 */

const folder = "border/hosts/exports";

/** Bundles the scripts of the pages, with the package as it is packed. */
async function bundled(): Promise<Scripts> {
  const bundle = await rolldown({
    input: { page: `${folder}/page.tsx`, show: `${folder}/show.tsx` },
    platform: "browser",
    cwd: projectFolder,
    // Its paths would lead to the sources of the package.
    tsconfig: false,
    checks: { moduleLevelDirective: false },
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await bundle.generate({ format: "esm", chunkFileNames: "[name].js" });
  return new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[`/${file.fileName}`, file.code]] : [])),
  );
}

type Scripts = Map<string, string>;

interface Answer {
  type: string;
  body: string;
}

/** Serves pages with the border of a shop, and others. */
async function startHost(
  shop: StubShop,
  scripts: Scripts,
  { port = 0, other = async () => undefined }: HostOptions = {},
) {
  const border = connectBorder({ shop: shop.origin });
  const proxy = border.proxy();
  const answerTo = async (path: string, request: IncomingMessage): Promise<Answer | undefined> => {
    const script = scripts.get(path);
    if (script) return { type: "text/javascript", body: script };
    if (path === "/host") return { type: "text/html", body: hostPage(await border.get(request)) };
    return other(path);
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, "http://localhost");
    const answer = await answerTo(pathname, request);
    if (!answer) return proxy(request, response, () => response.writeHead(404).end());
    response.setHeader("content-type", `${answer.type}; charset=utf-8`).end(answer.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface HostOptions {
  port?: number;
  /** Answers paths that are not the border's. */
  other?(path: string): Promise<Answer | undefined>;
}

/** Starts a shop whose cart has three articles and whose customer is Ada. */
async function startShop(): Promise<StubShop> {
  const shop = await startStubShop();
  shop.cart(3);
  shop.customer("Ada");
  return shop;
}

/** Runs an example on a shop of its own, and says what came out of it. */
async function outcomeOf(run: Example, scripts: Scripts, browser?: Browser): Promise<string> {
  const shop = await startShop();
  const host = await startHost(shop, scripts);
  const page = await browser?.newPage();
  const tools = {
    shop,
    get page() {
      if (!page) throw new Error("This example needs Chromium.");
      return page;
    },
  };
  try {
    await page?.goto(`${host.origin}/host`);
    const result = JSON.stringify(await run(tools), null, 1);
    return result === undefined ? "Passes." : `Returns \`${result.replaceAll(/\s+/g, " ")}\`.`;
  } finally {
    await page?.close();
    await host.close();
    await shop.close();
  }
}

/** Serves the page of all examples. `browser` runs those that need a page. */
export async function startExamples(browser: Browser | undefined, port?: number) {
  const shop = await startShop();
  // Its build needs the package, which is packed for it.
  const next = await startNextHost(shop.origin);
  const nextStatic = await startNextHost(shop.origin, "next-static");
  const [examples, scripts, runs] = await Promise.all([
    shownExamples({ next: next.origin, "next-static": nextStatic.origin }),
    bundled(),
    exampleFunctions(),
  ]);
  const host = await startHost(shop, scripts, {
    port,
    async other(path) {
      if (path === "/") return { type: "text/html", body: examplesPage };
      if (path === "/page.css")
        return {
          type: "text/css",
          body: await readFile(join(projectFolder, folder, "page.css"), "utf8"),
        };
      if (path === "/examples.json")
        return { type: "application/json", body: JSON.stringify(examples) };
      const [, entry = "", name = ""] = /^\/run\/(.+)\/(\w+)$/.exec(path) ?? [];
      const run = runs[entry]?.[name];
      if (!run) return undefined;
      return { type: "text/plain", body: await outcomeOf(run, scripts, browser).catch(String) };
    },
  });
  return {
    origin: host.origin,
    examples,
    async close() {
      await host.close();
      await next.stop();
      await nextStatic.stop();
      await shop.close();
    },
  };
}

const icon = '<link rel="icon" href="data:," />';
const examplesPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Examples of @kontor/border</title>
    ${icon}
    <link rel="stylesheet" href="/page.css" />
  </head>
  <body>
    <div id="examples"></div>
    <script type="module" src="/page.js"></script>
  </body>
</html>
`;

/** A page of a host with the border, which shows the component that its address names: "/host#useCart". */
const hostPage = ({ head, header, footer }: Record<"head" | "header" | "footer", string>) =>
  `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A page of a host</title>
    ${icon}
    ${head}
  </head>
  <body>
    ${header}
    <main id="kontor-content" style="padding: 1rem"><div id="example"></div></main>
    ${footer}
    <script type="module" src="/show.js"></script>
  </body>
</html>
`;

if (import.meta.main) {
  expectNoArguments(
    "npm run border:examples --",
    "Documents each export of @kontor/border on a page.",
  );
  process.chdir(projectFolder);
  const browser = await chromium.launch(launchOptions).catch((error: unknown) => {
    console.warn(`The examples that need a browser do not run: ${String(error)}`);
    return undefined;
  });
  const { origin } = await startExamples(browser, Number(process.env.PORT ?? 8080));
  console.log(`Examples of @kontor/border: ${origin}/`);
}
