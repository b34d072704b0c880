import { hash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { withNonce } from "../../border/package/core/nonce.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import type { Host } from "./host.ts";
import { startNginx } from "./nginx.ts";
import { withPackage } from "./with-package.ts";
import { fragmentsOf, pageWith, startPageHost } from "./page-host.ts";

/** Hosts with a `Content-Security-Policy`, each by a recipe of docs/csp.md. */

const guide = await readFile(join(projectFolder, "docs/csp.md"), "utf8");

/** Returns the directives of the guide's table, for fragments whose files are at an address other than the page's. */
function tableFor(files: string): string {
  const rows = [...guide.matchAll(/^\| `([a-z-]+-(?:src|action))` +\| (`[^|]+`) +\|/gm)];
  return rows
    .map(([, directive, sources]) => `${directive} ${sources!.replaceAll("`", "")}`)
    .map((line) => (/^(?:style|font)/.test(line) ? line.replace("'self'", files) : line))
    .concat("default-src 'none'")
    .join("; ");
}

/** Returns the guide's examples in a language. */
const examples = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, "g"))].map(([, text]) => text!);

/** The hosts by their policy for scripts. `shop` is the shop's address, `files` the address in its fragments. */
export const hostsWithPolicy: Record<string, (shop: string, files: string) => Promise<Host>> = {
  "addresses, and a hash of its own script": (shop, files) =>
    onNode(shop, () => `script-src 'self' ${files}/kontor/ ${sourceOf(own)}; ${tableFor(files)}`),

  "nonces for scripts, tags and styles, and Trusted Types": (shop, files) =>
    onNode(shop, (nonce) =>
      `script-src 'nonce-${nonce}' ${sourceOf(own)}; ${tableFor(files)}; ${tagsAlone}`.replace(
        `style-src ${files}`,
        `style-src 'nonce-${nonce}'`,
      ),
    ),

  "nonces by nginx, strict-dynamic and Trusted Types": (shop, files) => {
    const [ofPages, ofFragments] = examples("nginx");
    const [pages, fragments] = ["ssi_silent_errors on;", "proxy_cache_background_update on;"];
    return startNginx(shop, {
      // A busy machine fails no test.
      "proxy_read_timeout 2s": "proxy_read_timeout 60s",
      "proxy_read_timeout 5s": "proxy_read_timeout 60s",
      [pages!]: `${pages}\n${ofPages!.replace("{table}", tableFor(files))}
        sub_filter '${emptyIcon}' '${ownIcon}';`,
      [fragments!]: `${fragments}\n${ofFragments}`,
    });
  },

  // assets.json has addresses of the page's own host.
  "hashes, strict-dynamic and Trusted Types": async (shop) => {
    const folder = await mkdtemp(join(tmpdir(), "kontor-strict-"));
    const source = await readFile(join(projectFolder, "border/hosts/static/page.html"), "utf8");
    const [head] = examples("html");
    const page = source
      .replace(emptyIcon, ownIcon)
      .replace("<!-- kontor:assets -->", head!.replace("{table}", tableFor("'self'")));
    await writeFile(join(folder, "source.html"), page);
    const { buildPage } = await withPackage(() => import("../../border/hosts/static/build.ts"));
    await buildPage(join(folder, "source.html"), join(folder, "page.html"), `http://${shop}`);
    const { origin, stop } = await startPageHost(shop, (app) => app.use(express.static(folder)));
    return { origin, stop: async () => (await stop(), rm(folder, { recursive: true })) };
  },
};

// The pages of other tests have an icon without a request, which is a matter of the host's `img-src`.
const emptyIcon = 'href="data:,"';
const ownIcon = 'href="/favicon.svg"';

const tagsAlone = "require-trusted-types-for 'script'; trusted-types kontor-tags";
const own = `document.documentElement.dataset.ownScript = "ran"`;
const sourceOf = (script: string) => `'sha256-${hash("sha256", script, "base64")}'`;

/** Starts a host on Node with a policy for the nonce of each page. */
const onNode = (shop: string, policy: (nonce: string) => string) =>
  startPageHost(shop, (app) => {
    app.get("/page.html", async (_request, response) => {
      const nonce = randomBytes(16).toString("base64");
      const [header, footer] = await fragmentsOf(shop, "header/DE", "footer/DE");
      response.set("content-security-policy", policy(nonce));
      response.send(
        pageWith(
          `<script>${own}</script>
          <script type="text/plain" nonce="${nonce}" data-kontor-tag="C0002" src="/tag.js"></script>`,
          `${withNonce(header!, nonce)}<main id="kontor-content"></main>${withNonce(footer!, nonce)}`,
        ),
      );
    });
    app.get("/tag.js", (_request, response) => {
      response.type("js").send(`document.documentElement.dataset.tag = "ran"`);
    });
  });
