import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { objectionTo } from "../../tools/lint/arrows.js";
import { lint } from "./lint.ts";
import { projectFiles, type TextFile } from "./project-files.ts";

/** Returns the imports of style sheets, which the linter does not read, that ARCHITECTURE.md forbids. */
const forbiddenImports = (sheets: TextFile[]) =>
  sheets.flatMap(([sheet, text]) =>
    [...text.matchAll(/@import (?:url\()?["'](\.[^"']+)/g)].flatMap(([, source]) => {
      const objection = objectionTo(join(projectFolder, sheet), source!);
      return objection ? [`${sheet} imports ${source}: ${objection}`] : [];
    }),
  );

test("a style sheet imports none from a folder that its own may not import", async () => {
  const planted = '@import "./base.css";\n@import "../../../shop/pages/home/home-page.css";';
  expect(forbiddenImports([["border/client/styles/shop.css", planted]])).toEqual([
    expect.stringMatching(/^border\/.* imports \.\.\/\.\.\/\.\.\/shop\/.*: The border serves any/),
  ]);
  expect(
    forbiddenImports(await projectFiles("{platform,border,storefront,shop,tools}/**/*.css")),
  ).toEqual([]);
});

test.each([
  ["border/cart/client/planted.ts", "../server/cart-slice.ts", "The browser cannot load"],
  ["border/cart/client/worker.ts", "../../search/client/worker.ts", "A slice imports no other"],
  ["border/client/boot.ts", "../../shop/pages/*/*.island.tsx", "The border serves any shop"],
  ["border/client/styles/shop.css", "../../../shop/pages/home/home-page.css", "The border serves"],
  ["border/client/load-texts.ts", "../../shop/sites/*/texts.ts", "The border serves any shop"],
  ["platform/shared/planted.ts", "../http/slice.ts", "platform/shared/ may import nothing else"],
  ["platform/database/planted.ts", "../http/slice.ts", "platform/database/ may import shared"],
  ["commerce/planted.ts", "../shop/boot.ts", "commerce/ may not import shop/"],
  ["commerce/catalogue.ts", "../engines/own/own-feed.ts", "commerce/ may not import engines/"],
  ["engines/own/planted.ts", "../../border/border-site.ts", "engines/ may not import border/"],
  ["engines/own/planted.ts", "../../shop/pages/home/HomePage.tsx", "engines/ may not import shop/"],
  ["engines/own/content/planted.ts", "../../x/x-engine.ts", "An engine imports no other one"],
  ["engines/projection/planted.ts", "../own/stock.ts", "engines/projection/ imports none"],
  ["border/server/planted.ts", "../../engines/own/own-engine.ts", "server/ puts one behind it"],
  ["border/cart/server/planted.ts", "../../../engines/projection/x.ts", "works with any engine"],
  ["border/cart/cart-rules.ts", "../../engines/projection/x.ts", "works with any engine"],
  ["shop/pages/home/x.route.tsx", "../../../engines/projection/x.ts", "works with any engine"],
  ["shop/pages/home/HomePage.tsx", "../../../engines/projection/x.ts", "The browser cannot load"],
  ["engines/own/planted.ts", "../../platform/client/store.ts", "server returns data"],
  ["server/planted.ts", "./app.server.test.ts", "Only tests import tests"],
  ["server/planted.ts", "../tools/scripts/build.ts", "server/ may not import tools/"],
  ["tools/scripts/planted.ts", "../../tests/support/page.ts", "tools/ may not import tests/"],
  ["border/cart/server/planted.ts", "../../server/create-border.ts", "Slices are put together"],
  ["border/cart/client/planted.ts", "../../texts/en/english-texts.ts", "Slices are put together"],
  ["shop/orders/server/x.ts", "../../../storefront/server/services.ts", "Slices are put together"],
  ["border/cart/server/planted.ts", "../client/MiniCart.tsx", "A slice's server returns data"],
  ["border/cart/cart-rules.ts", "./server/cart-slice.ts", "Contract and rules run on both sides"],
  ["engines/vendure/planted.ts", "./server/config.js", "the licence of Vendure"],
  ["engines/vendure/server/planted.js", "../planted.ts", "the licence of Vendure"],
])("%s may not import %s", (file, source, objection) => {
  expect(objectionTo(join(projectFolder, file), source)).toContain(objection);
});

test.each([
  ["engines/own/own-engine.ts", "../projection/read-offers.ts"],
  ["engines/own/content/planted.ts", "../stock.ts"],
  ["engines/vendure/server/server.js", "./config.js"],
  ["server/shop.ts", "../engines/own/own-engine.ts"],
  ["tools/bench/planted.ts", "../../engines/projection/filtered-list.ts"],
  ["border/cart/cart-contract.ts", "../../commerce/catalogue-contract.ts"],
  ["shop/pages/home/HomePage.tsx", "../../../commerce/catalogue-contract.ts"],
])("%s may import %s", (file, source) => {
  expect(objectionTo(join(projectFolder, file), source)).toBeUndefined();
});

test("the linter refuses forbidden files by every form of import, and schemas that are no types", async () => {
  const offences = [
    'import "../server/a.ts";',
    'export { a } from "../server/a.ts";',
    'export * from "../server/a.ts";',
    'await import("../server/a.ts");',
    "await import(`../server/a.ts`);",
    'let a: import("../server/a.ts").A;',
    'import.meta.glob("../server/*.ts");',
    'import.meta.glob(["./*.ts", "../server/*.ts"]);',
    'new Worker(new URL("../server/a.ts", import.meta.url));',
  ];
  const schemas = ['import { a } from "../a-schema.ts";', 'export { a } from "../a-schema.ts";'];
  const allowed = ['import type { A } from "../a-schema.ts";', 'import "./a.ts";'];
  const codes = [...offences, ...schemas, ...allowed];
  const complaints = await lint(
    codes.map((code, n) => [`border/cart/client/planted${n}.ts`, code]),
  );
  expect(complaints).toEqual([
    ...offences.map(() => [expect.stringContaining("The browser cannot load the server")]),
    ...schemas.map(() => [expect.stringContaining("Schemas stay on the server")]),
    ...allowed.map(() => []),
  ]);
});
