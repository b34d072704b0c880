import { expect, test } from "vitest";
import { lint } from "./lint.ts";

/** Lints a file with one import as if it stood there. */
const lintImport = (file: string, imports: string) => lint(file, `export * from "${imports}";\n`);

test.each([
  [
    "a feature into another",
    "features/cart/client/planted.ts",
    "../../footer/footer-rules.ts",
    "knows no other feature",
  ],
  ["a page into the server", "pages/planted.ts", "../http/rendered.ts", "cannot load the server"],
  [
    "a client side into its server side",
    "features/cart/client/planted.ts",
    "../server/carts.ts",
    "cannot load the server",
  ],
  [
    "a feature's server into its client",
    "features/cart/server/planted.ts",
    "../client/cart-store.ts",
    "answers with data",
  ],
  [
    "a feature into the assembly",
    "features/cart/server/planted.ts",
    "../../../server/config.ts",
    "put together by server/",
  ],
  ["the database into http", "database/planted.ts", "../http/rendered.ts", "the lowest foundation"],
  ["security into http", "security/planted.ts", "../http/rendered.ts", "stands below http/"],
  ["rules into a side", "features/cart/planted.ts", "./server/carts.ts", "run on both sides"],
  [
    "shared into a feature",
    "shared/planted.ts",
    "../features/cart/cart-rules.ts",
    "shared/ is pure",
  ],
  ["shared into the browser", "shared/planted.ts", "./client/cookies.ts", "shared/ is pure"],
  [
    "rules into the window",
    "features/cart/planted.ts",
    "../../shared/client/cookies.ts",
    "needs a browser belongs into client/",
  ],
  [
    "the browser's helpers into a feature",
    "shared/client/planted.ts",
    "../../features/cart/cart-rules.ts",
    "is a foundation",
  ],
  [
    "the browser into schemas",
    "features/cart/client/planted.ts",
    "../cart-schema.ts",
    '"import type"',
  ],
  [
    "the border into a page",
    "border/client/planted.ts",
    "../../pages/home/HomePage.tsx",
    "knows none",
  ],
  ["a route into the server", "pages/planted.route.ts", "../server/config.ts", "plugged in by"],
  ["a site into a page", "sites/planted.ts", "../pages/home/HomePage.tsx", "words and figures"],
])(
  "the linter refuses an import from %s, and says what to do instead",
  async (_name, file, imports, lesson) => {
    expect(await lintImport(file, imports)).toContain(lesson);
  },
);

test("the linter allows imports along the arrows of the architecture", async () => {
  expect(
    await lintImport("pages/planted.ts", "../features/cart/client/CartView.tsx"),
  ).not.toContain("kontor(arrows)");
  expect(await lintImport("server/planted.ts", "../pages/home/HomePage.tsx")).not.toContain(
    "kontor(arrows)",
  );
});
