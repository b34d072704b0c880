import { connectBorder, isShopPath, isWhole, supportedContract, withNonce } from "@kontor/border";
import express from "express";
import { fastify } from "fastify";
import { answersOf, hintsOf } from "./answers.ts";
import type { Example } from "./example.ts";

export const examples = {
  /** Fetches header and footer for a page of a server, and says how current they are. */
  async connectBorder({ shop }) {
    const border = connectBorder({ shop: shop.origin, site: "DE" });
    const { state, headers, head, header } = await border.get({ headers: {} });
    return { state, headers, head: head.split("\n").length, header: header.slice(0, 7) };
  },
  /** Chooses variants of header and footer. Each fragment gets the options that it has. */
  async options({ shop }) {
    const border = connectBorder({ shop: shop.origin });
    await border.get({ headers: {} }, { options: ["sticky", "newsletter"], platform: "TABLET" });
    const fragments = shop.requests.slice(-2).map(({ url }) => url);
    return fragments.toSorted();
  },
  /** Shows staff what they preview, by the cookie in their browser. No cache may keep such a page. */
  async preview({ shop }) {
    const cookie = shop.staff().map(({ name, value }) => `${name}=${value}`);
    const border = connectBorder({ shop: shop.origin });
    const { headers, header } = await border.get({ headers: { cookie: cookie.join("; ") } });
    return { headers, isMarked: header.includes("data-kontor-preview-mark") };
  },
  /** Keeps the last good border beyond the process, in a folder or in a store of your own, such as one that many processes share. */
  async store({ shop }) {
    const texts = new Map<string, string>();
    const store = {
      read: async (name: string) => texts.get(name),
      write: async (name: string, text: string) => void texts.set(name, text),
    };
    const settings = { shop: shop.origin, store, onProblem: () => {} };
    await connectBorder(settings).get({ headers: {} });
    await shop.fail("503-with-body");
    const { header } = await connectBorder(settings).get({ headers: {} });
    return { copies: texts.size, headerAfterRestart: header.slice(0, 7) };
  },
  /** Shows HTML of your own while there is no border to show. */
  async fallback({ shop }) {
    await shop.fail("refused");
    const fallback = { header: '<a href="/">Example</a>' };
    const border = connectBorder({ shop: shop.origin, fallback, onProblem: () => {} });
    const { state, header, footer } = await border.get({ headers: {} });
    return { state, header, footer };
  },
  /** Sends problems to your log in place of the console. */
  async onProblem({ shop }) {
    await shop.fail("404");
    const log: string[] = [];
    const onProblem = (message: string, cause: unknown) =>
      log.push(`${message} ${String(cause).replace(shop.origin, "…")}`);
    await connectBorder({ shop: shop.origin, onProblem }).get({ headers: {} });
    return log.toSorted();
  },
  /** Names the border's files to the browser, as the last page had them, while the next one is still being made. */
  async earlyHints({ shop }) {
    const border = connectBorder({ shop: shop.origin });
    const app = express();
    app.get("/page", async (request, response) => {
      border.earlyHints(response);
      const { head, header, footer } = await border.get(request);
      response.send(head + header + footer);
    });
    await answersOf(app, "/page");
    return hintsOf(app, "/page");
  },
  /** Passes on the border's addresses to the shop. Routes that stand before it win. */
  proxy({ shop }) {
    const app = express();
    app.get("/contact", (_request, response) => response.send("<h1>A page of the host</h1>"));
    app.use(connectBorder({ shop: shop.origin }).proxy());
    return answersOf(app, "/contact", "/search");
  },
  /** Does that on Fastify, whose own routes win, wherever they stand. */
  async fastifyProxy({ shop }) {
    const app = fastify();
    await app.register(connectBorder({ shop: shop.origin }).fastifyProxy());
    app.get("/contact", () => "<h1>A page of the host</h1>");
    await app.ready();
    return answersOf(app.routing, "/contact", "/search");
  },
  /** Passes on a request of the Fetch API, as Hono, Bun, Workers and route handlers have it; undefined leaves it to the application. */
  async fetch({ shop }) {
    const border = connectBorder({ shop: shop.origin });
    const request = (path: string) => new Request(`https://www.example.de${path}`);
    const search = await border.fetch(request("/search"), { clientAddress: "192.0.2.1" });
    const offers = await border.fetch(request("/offers"));
    const { headers } = shop.requests.at(-1)!;
    const sent = { host: headers["x-forwarded-host"], address: headers["x-forwarded-for"] };
    return { search: search?.status, offers: offers?.status ?? "its own", sent };
  },
  /** Tells addresses of the shop from those of the host. */
  isShopPath({ shop }) {
    return ["/search?query=tea", "/offers"].map((address) => isShopPath(address, shop.origin));
  },
  /** Recognises half a fragment, for a cache of your own. */
  isWhole() {
    const header = '<header data-kontor="header">…</header>';
    return [isWhole(header), isWhole(header.slice(0, -9))];
  },
  /** The version of the contract between shop and host that this package knows. */
  async supportedContract({ shop }) {
    const { headers } = await fetch(`${shop.origin}/service/pageborder/header/DE`);
    return Number(headers.get("kontor-contract")) <= supportedContract;
  },
  /** Adds the nonce of a page's `Content-Security-Policy` to the elements that need it. */
  withNonce() {
    return withNonce('<script type="module" src="/kontor/boot.js"></script>', "r4nd0m");
  },
} satisfies Record<string, Example>;
