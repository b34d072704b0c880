import { borderProxy } from "@kontor/border/next/proxy";
import { NextRequest } from "next/server.js";
import type { Example } from "./example.ts";

export const examples = {
  /** Passes on the border's addresses in `proxy.ts`; undefined leaves a request to the application. */
  borderProxy({ shop }) {
    const proxy = borderProxy({ shop: shop.origin, pages: ["/offers", "/offers/*"] });
    const answerTo = (path: string) => proxy(new NextRequest(`https://www.example.de${path}`));
    return {
      search: answerTo("/search")?.headers.has("x-middleware-rewrite"),
      offers: answerTo("/offers/tea"),
    };
  },
} satisfies Record<string, Example>;
