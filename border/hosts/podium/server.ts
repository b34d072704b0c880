import { addAbortSignal } from "node:stream";
import { text } from "node:stream/consumers";
import Layout, { type PodiumClientResource, type PodletManifest } from "@podium/layout";
import express from "express";
import { isWhole, lastGood, type Fragment } from "../node/last-good.ts";
import { previewCookie } from "../node/preview-cookie.ts";
import { proxyTo } from "../node/proxy.ts";

/** Pages of a Podium layout with the border: `SHOP=http://127.0.0.1:3000 node border/hosts/podium/server.ts` */

/** Milliseconds within which a fragment must have arrived with its last byte; Podium's own limit ends at the headers. */
const timeLimit = 2_000;

/** A fragment with the assets that Podium places in the page. */
interface Podlet extends Fragment, Pick<PodletManifest, "css" | "js"> {}

type Incoming = Parameters<PodiumClientResource["fetch"]>[0];

export function createHost(shop: string) {
  const app = express();
  const layout = new Layout({ name: "host", pathname: "/", client: { timeout: timeLimit } });

  /** Registers header or footer. Returns a function that fetches it for a page; undefined when there is none to show. */
  function register(name: "header" | "footer") {
    const podlet = layout.client.register({
      name,
      uri: `${shop}/service/pageborder/${name}/DE/manifest.json`,
    });
    const cached = lastGood<Podlet>();
    return async (incoming: Incoming, cookie?: string) => {
      // A preview is stored nowhere.
      const preview = cookie
        ? await load(podlet, incoming, { cookie }).catch(() => undefined)
        : undefined;
      return preview ?? cached(() => load(podlet, incoming));
    };
  }
  const header = register("header");
  const footer = register("footer");

  app.get("/page.html", layout.middleware(), async (request, response) => {
    const incoming = response.locals.podium;
    const cookie = previewCookie(request.headers.cookie);
    const podlets = await Promise.all([header(incoming, cookie), footer(incoming, cookie)]);
    incoming.podlets = podlets.filter((podlet) => podlet !== undefined);
    incoming.view = { title: "A page on Podium", locale: "de-DE" };
    if (cookie) response.set("cache-control", "no-store");
    const [top, bottom] = podlets.map((podlet) => podlet?.html ?? "");
    response.podiumSend(
      `${top}<main id="kontor-content"><h1>A page on Podium</h1></main>${bottom}`,
      '<link rel="icon" href="data:," />',
    );
  });

  app.use(proxyTo(shop));
  return app;
}

/**
 * Fetches a podlet with its manifest. Rejects for everything but complete content within the time limit: Podium alone waits for a
 * body without end, and answers a failure with the manifest's fallback, which is older than the last good fragment.
 */
async function load(
  podlet: PodiumClientResource,
  incoming: Incoming,
  headers = {},
): Promise<Podlet> {
  const stream = podlet.stream(incoming, { headers });
  const html = await text(addAbortSignal(AbortSignal.timeout(timeLimit), stream));
  if (stream.isFallback || !isWhole(html)) throw new Error(`${podlet.uri} has no content`);
  const { css, js } = stream;
  const answered: Record<string, string | undefined> = stream.headers;
  return {
    html,
    css,
    js,
    cacheControl: answered["cache-control"] ?? "",
    age: Number(answered.age ?? 0),
  };
}

if (import.meta.main)
  createHost(process.env.SHOP ?? "http://127.0.0.1:3000").listen(process.env.PORT ?? 8080);
