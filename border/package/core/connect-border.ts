import { borderSettings, type BorderSettings } from "./border-settings.ts";
import { aBoolean, checkSettings } from "./check-settings.ts";
import { folderStore } from "./folder-store.ts";
import type { FastifyPlugin, ShopMiddleware } from "./node-messages.ts";
import { warnOfProblem } from "./problems.ts";
import type { ProxyOptions } from "./proxy-headers.ts";
import { fastifyProxyTo, proxyTo } from "./shop-proxy.ts";
import { connectWebBorder, type WebBorder } from "./web-border.ts";

/** The border on Node, and on runtimes with its modules. */
export interface HostBorder extends WebBorder {
  /** Returns middleware for Express, Connect and plain Node that passes on the border's addresses to the shop. */
  proxy(options?: ProxyOptions): ShopMiddleware;
  /** Returns a plugin for Fastify that does the same: `app.register(border.fastifyProxy())`. */
  fastifyProxy(): FastifyPlugin;
}

/**
 * Connects a server to the border of a shop: one connection, with its cache, for all pages. Throws for settings that it cannot work
 * with.
 */
export function connectBorder(all: BorderSettings): HostBorder {
  checkSettings("connectBorder", all, borderSettings);
  const { store, ...settings } = all;
  const { shop, onProblem = warnOfProblem } = settings;
  return {
    ...connectWebBorder({
      ...settings,
      store: typeof store === "string" ? folderStore(store) : store,
    }),
    proxy(options = {}) {
      checkSettings("border.proxy", options, { trustProxy: aBoolean });
      return proxyTo(shop, onProblem, options);
    },
    fastifyProxy: () => fastifyProxyTo(shop, onProblem),
  };
}
