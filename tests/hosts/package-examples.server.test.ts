import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { format, resolveConfig } from "prettier";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Example } from "../../border/hosts/exports/example.ts";
import { connectBorder } from "../../border/package/core/connect-border.ts";
import { startStubShop, type StubShop } from "../../border/package/test/stub-shop.ts";
import { projectFolder } from "../../server/project-folder.ts";
import { launchOptions } from "../../tools/scripts/chromium.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";
import { packageExports } from "./package-exports.ts";
import { withPackage } from "./packed-border.ts";

/** Runs an example of each export of @kontor/border, as it is packed, and compares docs/border-package-examples.md with them. */

const guide = join(projectFolder, "docs/border-package-examples.md");

/** The files of each entry, in border/hosts/exports. */
const files: Record<string, string[]> = {
  "@kontor/border": ["border.ts"],
  "@kontor/border/react": ["react.tsx", "react-server.tsx"],
  "@kontor/border/react-router": ["react-router.tsx"],
  "@kontor/border/next/proxy": ["next-proxy.ts"],
  "@kontor/border/test": ["test.ts"],
};

/** Examples that need a whole application, which other tests drive. */
const applications: Record<string, Record<string, string>> = {
  "@kontor/border/next": {
    BorderAround: "border/hosts/next/app/layout.tsx",
    BorderRouter: "border/hosts/next/app/layout.tsx",
  },
  "@kontor/border/podium": { connectPodium: "border/hosts/podium/server.ts" },
};

/** The text that each example in the browser shows. */
const shown: Record<string, string> = {
  useCart: "3 in the cart",
  useCustomer: "Hello Ada",
  useConsent: "Choose cookies",
  useBorderRouter: "/offers?page=2",
  BorderRouter: "/offers?page=2",
};

const read = (file: string) => readFile(join(projectFolder, file), "utf8");

let shop: StubShop;
let host: Host;
let browser: Browser;
let page: Page;
/** Examples that run in this process, by entry and name. */
let runs: Record<string, Record<string, Example>>;
beforeAll(async () => {
  runs = await withPackage(async () => ({
    "@kontor/border": (await import("../../border/hosts/exports/border.ts")).examples,
    "@kontor/border/react": (await import("../../border/hosts/exports/react-server.tsx")).examples,
    "@kontor/border/next/proxy": (await import("../../border/hosts/exports/next-proxy.ts"))
      .examples,
    "@kontor/border/test": (await import("../../border/hosts/exports/test.ts")).examples,
  }));
  shop = await startStubShop();
  shop.cart(3);
  shop.customer("Ada");
  host = await startHost(shop.origin);
  browser = await chromium.launch(launchOptions);
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
  await shop?.close();
});

/** Starts a host whose pages show the example in the browser that their address names: "/page#useCart". */
async function startHost(origin: string): Promise<Host> {
  const bundle = await rolldown({
    input: "border/hosts/exports/show.tsx",
    platform: "browser",
    cwd: projectFolder,
    // Its paths would lead to the sources of the package.
    tsconfig: false,
    checks: { moduleLevelDirective: false },
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await bundle.generate({ format: "esm" });
  const border = connectBorder({ shop: origin });
  const proxy = border.proxy();
  return listen(async (request, response) => {
    if (request.url === "/show.js")
      return response.setHeader("content-type", "text/javascript").end(output[0].code);
    if (request.url !== "/page") return proxy(request, response, () => response.end());
    const { head, header, footer } = await border.get(request);
    return response.setHeader("content-type", "text/html; charset=utf-8")
      .end(`<!doctype html><head><link rel="icon" href="data:,">${head}</head><body>${header}
<main id="kontor-content"><div id="example"></div></main>${footer}
<script type="module" src="/show.js"></script></body>`);
  });
}

/** Returns the examples in a file: their documentation and code. */
async function examplesIn(file: string) {
  const examples = /\n {2}\/\*\* (.+?) \*\/\n {2}(?:async )?(\w+)\([^)]*\) \{\n([^]*?)\n {2}\},/g;
  return [...(await read(`border/hosts/exports/${file}`)).matchAll(examples)].map(
    ([, text, name, body]) => ({
      name: name!,
      text: text!,
      code: body!.replaceAll(/^ {4}/gm, ""),
      language: file.split(".")[1]!,
    }),
  );
}

/** Runs an example. Returns its result as it stands in the document. */
async function outcomeOf(entry: string, name: string): Promise<string> {
  const run = runs[entry]?.[name];
  await page.goto("about:blank");
  await page.goto(`${host.origin}/page${run ? "" : `#${name}`}`);
  if (run) {
    const result = JSON.stringify(await run({ shop, page }), null, 1);
    return result === undefined ? "Passes." : `Returns \`${result.replaceAll(/\s+/g, " ")}\`.`;
  }
  await expect.poll(() => page.locator("#example").textContent()).toBe(shown[name]);
  return `Shows "${shown[name]}".`;
}

test("each export of the package has an example, whose code and result stand in the guide", async () => {
  const sections = [
    `# Examples of \`@kontor/border\`

An example of each export, beside the [guide](./border-package.md). The tests run all of them with the package as it is packed: those of
React in Chromium, in a page with the border of a stub shop, whose cart has three articles and whose customer is Ada. They write what
comes out here (\`npx vitest run --update --project server tests/hosts/package-examples.server.test.ts\`). The sources are in
border/hosts/exports/. The command \`kontor-border doctor\` is in the [guide](./border-package.md#the-doctor).`,
  ];
  for (const [entry, names] of Object.entries(await packageExports())) {
    sections.push(`## \`${entry}\``);
    const examples = (await Promise.all((files[entry] ?? []).map(examplesIn))).flat();
    for (const name of names) {
      const file = applications[entry]?.[name];
      const example = examples.find((each) => each.name === name);
      if (file) {
        if (!new RegExp(`{[^}]*\\b${name}\\b[^}]*} from "${entry}"`).test(await read(file)))
          throw new Error(`${file} does not use ${name} of ${entry}.`);
        sections.push(
          `\`${name}\` is in an application that the tests drive: [${file}](../${file}).`,
        );
        continue;
      }
      if (!example) throw new Error(`${name} of ${entry} has no example in border/hosts/exports/.`);
      const { text, code, language } = example;
      const outcome = await outcomeOf(entry, name);
      sections.push(`### \`${name}\``, text, `\`\`\`${language}\n${code}\n\`\`\``, outcome);
    }
  }
  const style = await resolveConfig(guide);
  const document = await format(sections.join("\n\n"), { ...style, parser: "markdown" });
  await expect(document).toMatchFileSnapshot(guide);
});
