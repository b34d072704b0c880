import { expect, test } from "vitest";
import { packageFolder, packageName } from "./build-packages.ts";

test("a file's package is its innermost folder of node_modules, with its scope", () => {
  const folders = {
    "/home/a/kontor/node_modules/react/cjs/react.js": "node_modules/react",
    "/home/a/node_modules/@lucide/icons/dist/check.mjs?url": "node_modules/@lucide/icons",
    "node_modules/@fontsource-variable/figtree/files/a.woff2":
      "node_modules/@fontsource-variable/figtree",
    "/a/node_modules/b/lib/node_modules/c/d.js": "node_modules/b",
    "/a/node_modules/b/node_modules/@c/d/e.js": "node_modules/b/node_modules/@c/d",
    "C:\\kontor\\node_modules\\react\\index.js": "node_modules/react",
    "/home/a/kontor/shop/boot.ts": undefined,
    "\0rolldown/runtime.js": undefined,
  };
  expect(
    Object.fromEntries(Object.keys(folders).map((path) => [path, packageFolder(path)])),
  ).toEqual(folders);
});

test("an import names its package, with its scope and without a path in it, unless it is a module of Node", () => {
  expect(
    ["pg", "typebox/compile", "@nats-io/jetstream", "@a/b/c", "node:fs/promises"].map(packageName),
  ).toEqual(["pg", "typebox", "@nats-io/jetstream", "@a/b", undefined]);
});
