import { connectBorder } from "@kontor/border";
import { Hono } from "hono";

/** Facts about a request that each runtime has in its own way. */
interface Runtime {
  /** The address of the connection. */
  clientAddress?: string;
  /** Keeps a request alive after its answer: of Workers. */
  waitUntil?(promise: Promise<unknown>): void;
}

/** Creates pages of Hono with the border of the shop at `shop`, for any runtime. */
export function createApp(shop: string) {
  const border = connectBorder({ shop });
  const app = new Hono<{ Bindings: Runtime }>();

  app.get("/page.html", async ({ req, env, html }) => {
    const { headers, ...parts } = await border.get(req.raw, { waitUntil: env.waitUntil });
    return html(page(parts), 200, headers);
  });

  app.all("*", async ({ req, env }, next) => (await border.fetch(req.raw, env)) ?? next());
  return app;
}

const page = ({ head, header, footer }: Record<"head" | "header" | "footer", string>) =>
  `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A page of Hono</title>
    <link rel="icon" href="data:," />
    ${head}
  </head>
  <body>
    ${header}
    <main id="kontor-content"><h1>A page of Hono</h1></main>
    ${footer}
  </body>
</html>
`;
