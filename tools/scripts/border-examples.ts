import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { rolldown } from "rolldown";
import { runnerImport } from "vite";
import type { Example, ShownExample } from "../../border/hosts/exports/example.ts";
import { connectBorder } from "../../border/package/core/connect-border.ts";
import { startStubShop, type StubShop } from "../../border/package/test/stub-shop.ts";
import { projectFolder } from "../../server/project-folder.ts";
import { packageExports } from "./border-exports.ts";
import { packBorder } from "./border-package.ts";
import { launchOptions } from "./chromium.ts";

/**
 * `npm run border:examples`: a page that documents each export of @kontor/border with an example, and shows what comes out of it.
 * The tests write the same into docs/border-package-examples.md.
 */

const folder = "border/hosts/exports";

/** The files of each entry that have functions to run, and those that have components to show. */
const files: Record<string, { run?: string; components?: string }> = {
  "@kontor/border": { run: "border.ts" },
  "@kontor/border/react": { run: "react-server.tsx", components: "react.tsx" },
  "@kontor/border/react-router": { components: "react-router.tsx" },
  "@kontor/border/next/proxy": { run: "next-proxy.ts" },
  "@kontor/border/test": { run: "test.ts" },
};

/** Examples that need a whole application, which other tests drive. */
const applications: Record<string, Record<string, string>> = {
  "@kontor/border/next": {
    BorderAround: "border/hosts/next/app/layout.tsx",
    BorderRouter: "border/hosts/next/app/layout.tsx",
  },
  "@kontor/border/podium": { connectPodium: "border/hosts/podium/server.ts" },
};

const read = (file: string) => readFile(join(projectFolder, file), "utf8");

/** Returns examples of each export of the package, and of what its settings do. Throws for an export without one. */
async function allExamples(): Promise<ShownExample[]> {
  const found: ShownExample[] = [];
  for (const [entry, names] of Object.entries(await packageExports())) {
    const { run, components } = files[entry] ?? {};
    const examples = [
      ...(components ? await examplesIn(components, true) : []),
      ...(run ? await examplesIn(run) : []),
    ];
    found.push(...examples.map((example) => ({ ...example, entry })));
    for (const name of names) {
      if (examples.some((example) => example.name === name)) continue;
      const file = applications[entry]?.[name];
      if (!file) throw new Error(`${name} of ${entry} has no example in ${folder}/.`);
      if (!new RegExp(`{[^}]*\\b${name}\\b[^}]*} from "${entry}"`).test(await read(file)))
        throw new Error(`${file} does not use ${name} of ${entry}.`);
      found.push({ entry, name, file });
    }
  }
  return found;
}

/** Returns the examples in a file: their documentation and code. */
async function examplesIn(file: string, isComponent = false) {
  const examples = /\n {2}\/\*\* (.+?) \*\/\n {2}(?:async )?(\w+)\([^)]*\) \{\n([^]*?)\n {2}\},/g;
  return [...(await read(`${folder}/${file}`)).matchAll(examples)].map(([, text, name, body]) => ({
    name: name!,
    text: text!,
    code: body!.replaceAll(/^ {4}/gm, ""),
    language: file.split(".")[1]!,
    isComponent,
  }));
}

/** Imports the functions of all entries, with the package as it is packed. */
async function functionsToRun(): Promise<Record<string, Record<string, Example>>> {
  const found: Record<string, Record<string, Example>> = {};
  for (const [entry, { run }] of Object.entries(files)) {
    if (!run) continue;
    const file = join(projectFolder, folder, run);
    const { module } = await runnerImport<{ examples: Record<string, Example> }>(file);
    found[entry] = module.examples;
  }
  return found;
}

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
  await packBorder();
  const [examples, scripts, runs] = await Promise.all([allExamples(), bundled(), functionsToRun()]);
  const shop = await startShop();
  const host = await startHost(shop, scripts, {
    port,
    async other(path) {
      if (path === "/") return { type: "text/html", body: examplesPage };
      if (path === "/page.css") return { type: "text/css", body: await read(`${folder}/page.css`) };
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
  process.chdir(projectFolder);
  const browser = await chromium.launch(launchOptions).catch((error: unknown) => {
    console.warn(`The examples that need a browser do not run: ${String(error)}`);
    return undefined;
  });
  const { origin } = await startExamples(browser, Number(process.env.PORT ?? 8080));
  console.log(`Examples of @kontor/border: ${origin}/`);
}
