import { borderProxy } from "@kontor/border/next/proxy";
import { NextRequest } from "next/server.js";
import type { Example } from "./example.ts";

export const examples = {
  /** Passes on the border's addresses in `proxy.ts`, behind a proxy of yours; undefined leaves a request to the application. */
  borderProxy({ shop }) {
    const pages = ["/offers", "/offers/*"];
    const proxy = borderProxy({ shop: shop.origin, pages, trustProxy: true });
    const answerTo = (path: string) => proxy(new NextRequest(`https://www.example.de${path}`));
    return {
      search: answerTo("/search")?.headers.has("x-middleware-rewrite"),
      offers: answerTo("/offers/tea"),
    };
  },
} satisfies Record<string, Example>;
