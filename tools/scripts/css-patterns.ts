import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";

/** Lets a style sheet that is built by itself import all sheets that a pattern matches, in the order of their paths. */
export const cssPatterns: Plugin = {
  name: "css-patterns",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/, code: /@import "[^"]*\*/ },
    handler: (code, id) =>
      code.replaceAll(/@import "([^"]*\*[^"]*)";/g, (_import, pattern: string) =>
        importsOf(globSync(pattern, { cwd: dirname(id) })),
      ),
  },
};

const importsOf = (files: string[]) =>
  files
    .toSorted()
    .map((file) => `@import "./${file}";`)
    .join("\n");
