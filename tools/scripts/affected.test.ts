import { expect, test } from "vitest";
import { affectedBy } from "./affected.ts";

test("a changed rule of a feature runs the feature's server tests, once", () => {
  const { server, code } = affectedBy([
    "border/cart/cart-rules.ts",
    "border/cart/server/price-cart.ts",
    "border/cart/README.md",
  ]);
  expect(server).toEqual(["border/cart/server/"]);
  expect(code).toEqual(["border/cart/cart-rules.ts", "border/cart/server/price-cart.ts"]);
});

test("a changed file of an engine runs the engine's server tests", () => {
  const { server } = affectedBy([
    "engines/own/own-feed.ts",
    "engines/own/content/price-periods.ts",
  ]);
  expect(server).toEqual(["engines/own/"]);
});

test("a changed interface of engines runs the server tests of all engines", () => {
  const { server } = affectedBy([
    "commerce/catalogue-contract.ts",
    "commerce/memory/change-log.ts",
  ]);
  expect(server).toEqual(["engines/"]);
});

test("a changed component runs browser tests and no server tests", () => {
  const affected = affectedBy(["border/cart/client/CartView.tsx"]);
  expect(affected).toMatchObject({ hasClient: true, server: [] });
});

test("a changed style sheet runs browser tests", () => {
  expect(affectedBy(["platform/ui/Button.css"])).toMatchObject({ hasClient: true, code: [] });
});

test("a changed server test runs only itself", () => {
  const file = "server/edge.server.test.ts";
  expect(affectedBy([file])).toMatchObject({ server: [file], hasClient: false });
});

test("a changed spec of whole pages runs itself", () => {
  const file = "tests/e2e/cart.spec.ts";
  expect(affectedBy([file])).toMatchObject({ endToEnd: [file], server: [] });
});

test("a changed document runs nothing", () => {
  expect(affectedBy(["README.md"])).toEqual({
    code: [],
    server: [],
    hasClient: false,
    endToEnd: [],
  });
});
