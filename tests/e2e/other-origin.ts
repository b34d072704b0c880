import { fragmentsPath } from "../../border/border-paths.ts";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { request as send, type RequestListener } from "node:http";
import { createServer } from "node:https";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../server/free-port.ts";
import { launchOptions } from "../../tools/scripts/chromium.ts";
import type { BuiltServer } from "../support/built-server.ts";
import { anotherShop } from "./another-shop.ts";
import { test as shopTest } from "./shop.ts";

/** A shop at https://shop.example.test, and a page with its border at https://www.example.test. */
interface TwoOrigins {
  shop: string;
  host: string;
  server: BuiltServer;
}

/** Tests on two origins of one site, whose names lead to this machine. */
export const test = shopTest.extend<object, { origins: TwoOrigins }>({
  // An additional header would need a permission of the shop.
  extraHTTPHeaders: {},
  ignoreHTTPSErrors: true,
  launchOptions: [
    async ({ launchOptions: given }, use) =>
      use({
        ...given,
        args: [...(launchOptions.args ?? []), "--host-resolver-rules=MAP *.example.test 127.0.0.1"],
      }),
    { scope: "worker" },
  ],
  origins: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const server = await anotherShop();
      const [shopPort, hostPort] = [await freePort("127.0.0.1"), await freePort("127.0.0.1")];
      const shop = `https://shop.example.test:${shopPort}`;
      const host = `https://www.example.test:${hostPort}`;
      await server.start({
        SITE_HOSTS: `DE=${shop}`,
        BORDER_HOSTS: host,
        TRUST_PROXY: "127.0.0.1",
        ANSWER_WITHIN: "0",
      });
      const keys = await certificate(server.folder);
      const servers = [
        createServer(keys, passOn(server.origin)).listen(shopPort, "127.0.0.1"),
        createServer(keys, pageOf(server.origin)).listen(hostPort, "127.0.0.1"),
      ];
      await use({ shop, host, server });
      for (const each of servers) {
        each.closeAllConnections();
        each.close();
      }
      await server.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** Ends the TLS in front of the shop, as a balancer does. */
const passOn =
  (shop: string): RequestListener =>
  (request, response) => {
    const { method, url, headers } = request;
    const forwarded = { ...headers, "x-forwarded-proto": "https" };
    const upstream = send(shop + url, { method, headers: forwarded }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    upstream.on("error", () => response.destroy());
    request.pipe(upstream);
  };

/** A page of the host without the header. */
export const footerAlone = "/footer.html";

/** A shopper's text, with attributes that the host's filter lets through. */
const review = `<p data-kontor="footer" data-kontor-base="https://forged.example.test" data-kontor-consent='${JSON.stringify(
  {
    site: "DE",
    groups: [],
    provider: { script: "https://forged.example.test/consent.js", domain: "a" },
  },
)}'>Good</p>`;

/** Answers with a page of the host, which includes the border on its server and forwards nothing. */
const pageOf =
  (shop: string): RequestListener =>
  async (request, response) => {
    const { cookie = "" } = request.headers;
    const preview = /PreviewToken=[^;]+/.exec(cookie)?.[0];
    const [header, footer] = await Promise.all(
      ["header", "footer"].map(async (name) => {
        const headers = preview ? { cookie: preview } : undefined;
        return (await fetch(`${shop}${fragmentsPath}/${name}/DE/absolute`, { headers })).text();
      }),
    );
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    if (request.url === footerAlone)
      return response.end(`<!doctype html><title>Reviews</title><main>${review}</main>${footer}`);
    return response.end(`<!doctype html><html lang="de"><title>A page of www</title>
      <link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
      <body style="margin: 0">${header}<main id="kontor-content"><h1>A page of www</h1></main>${footer}`);
  };

/** Creates a key and a self-signed certificate. */
async function certificate(folder: string) {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const names = ["-subj", "/CN=example.test", "-addext", "subjectAltName=DNS:*.example.test"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const files = ["-keyout", key, "-out", cert];
  await promisify(execFile)("openssl", ["req", "-x509", ...curve, ...files, ...names]);
  return { key: await readFile(key), cert: await readFile(cert) };
}
