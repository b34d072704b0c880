import { once } from "node:events";
import { createServer, get, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves an app on a free port while `use` requests its pages. */
async function serving<T>(app: RequestListener, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Returns the headings of an app's pages. */
export const answersOf = (app: RequestListener, ...paths: string[]): Promise<unknown[]> =>
  serving(app, (origin) =>
    Promise.all(
      paths.map(async (path) => {
        const html = await (await fetch(origin + path)).text();
        return /<h1>(.*?)<\/h1>/.exec(html)?.[1];
      }),
    ),
  );

/** Returns the links of a page's `103 Early Hints`. */
export const hintsOf = (app: RequestListener, path: string): Promise<unknown> =>
  serving(app, async (origin) => {
    const request = get(origin + path);
    const [hints] = (await once(request, "information")) as [IncomingMessage];
    return hints.headers.link;
  });
