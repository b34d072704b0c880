import type { ServerResponse } from "node:http";
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

function cacheModules(_request: unknown, response: ServerResponse, next: () => void) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isModule = name === "Cache-Control" && value === "no-cache";
    return setHeader(name, isModule ? "max-age=31536000, immutable" : value);
  };
  next();
}
