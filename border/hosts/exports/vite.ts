import { borderDev } from "@kontor/border/vite";
import { createServer } from "vite";
import { answersOf } from "./answers.ts";
import type { Example } from "./example.ts";

export const examples = {
  /** Adds header and footer to an application in Vite's development server, and passes on all other addresses of the border. */
  async borderDev({ shop }) {
    const plugin = borderDev({ shop: shop.origin, pages: ["/offers", "/offers/*"] });
    const vite = await createServer({
      configFile: false,
      plugins: [plugin],
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    const html = await vite.transformIndexHtml("/offers", "<!-- kontor:header -->");
    const [contact] = await answersOf(vite.middlewares, "/contact");
    await vite.close();
    return { hasHeader: html.includes("</header>"), contact };
  },
} satisfies Record<string, Example>;
