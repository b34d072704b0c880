import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";

/**
 * Lets a browser load each module once for a run of its tests: Vite and Vitest would have the page of every test file ask for all
 * of them again. A new run has a browser with an empty cache.
 */
export const cachedModules: Plugin = {
  name: "cached-modules",
  configureServer({ config, middlewares }) {
    const isWatching = config.server.watch !== null;
    // First of all: Vitest's own middleware writes "no-cache" before those of plugins.
    if (!isWatching) middlewares.stack.unshift({ route: "", handle: cacheModules });
  },
};

/** Modules only: tests watch how fonts and pictures load. */
function cacheModules({ url }: IncomingMessage, response: ServerResponse, next: () => void) {
  const isModule = /\.(m?[jt]sx?|css)(\?|$)/.test(url ?? "");
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isCached = isModule && name === "Cache-Control" && value === "no-cache";
    return setHeader(name, isCached ? "max-age=31536000, immutable" : value);
  };
  next();
}
