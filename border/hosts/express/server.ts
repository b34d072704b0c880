import express from "express";
import { isWhole, lastGood, type Fragment } from "../node/last-good.ts";
import { previewCookie } from "../node/preview-cookie.ts";
import { proxyTo } from "../node/proxy.ts";

/** Pages of an Express server with the border: `SHOP=http://127.0.0.1:3000 node border/hosts/express/server.ts` */

/** Milliseconds within which a fragment must have arrived with its last byte. */
const timeLimit = 2_000;

export function createHost(shop: string) {
  const app = express();
  const cached = { header: lastGood(), footer: lastGood() };

  /** Returns header or footer; "" when there is none, because a page without border is better than an error. */
  async function fragment(name: "header" | "footer", cookie?: string): Promise<string> {
    const address = `${shop}/service/pageborder/${name}/DE`;
    // A preview is stored nowhere.
    const preview = cookie ? await load(address, cookie).catch(() => undefined) : undefined;
    return (preview ?? (await cached[name](() => load(address))))?.html ?? "";
  }

  app.get("/page.html", async (request, response) => {
    const cookie = previewCookie(request.headers.cookie);
    const [header, footer] = await Promise.all([
      fragment("header", cookie),
      fragment("footer", cookie),
    ]);
    if (cookie) response.set("cache-control", "no-store");
    response.send(page(header, footer));
  });

  app.use(proxyTo(shop));
  return app;
}

/** Fetches a fragment. Rejects for everything but a complete 200 within the time limit. */
async function load(address: string, cookie?: string): Promise<Fragment> {
  const response = await fetch(address, {
    headers: cookie ? { cookie } : {},
    redirect: "manual",
    signal: AbortSignal.timeout(timeLimit),
  });
  const { status, headers } = response;
  const html = await response.text();
  if (status !== 200 || !isWhole(html)) throw new Error(`${address} answered ${status}`);
  return {
    html,
    cacheControl: headers.get("cache-control") ?? "",
    age: Number(headers.get("age")),
  };
}

const page = (header: string, footer: string) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A page on Express</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    ${header}
    <main id="kontor-content"><h1>A page on Express</h1></main>
    ${footer}
  </body>
</html>
`;

if (import.meta.main)
  createHost(process.env.SHOP ?? "http://127.0.0.1:3000").listen(process.env.PORT ?? 8080);
