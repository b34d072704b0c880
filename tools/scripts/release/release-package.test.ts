import { expect, test } from "vitest";
import { releasePackage } from "./release-package.ts";

const built = ["main.js", "content.js"];

const project = {
  name: "kontor",
  version: "1.2.3",
  description: "A shop",
  license: "Apache-2.0",
  scripts: {
    prestart: "node tools/scripts/install.mjs",
    start: "node --max-semi-space-size=16 tools/scripts/start.ts",
    precontent: "npm run --silent build",
    content: "node tools/scripts/command.ts content",
    orders: "node tools/scripts/command.ts orders",
    test: "node tools/scripts/test.ts",
  },
  dependencies: { "country-flag-icons": "1.6.20", node: "24.21.0", pg: "8.23.1", react: "19.3.1" },
};

test("a release depends on the packages that its server imports, and its commands need no build", () => {
  expect(releasePackage(project, ["pg"], built)).toMatchObject({
    version: "1.2.3",
    engines: { node: ">=24" },
    scripts: {
      start: "node --max-semi-space-size=16 dist/server/main.js",
      content: "node dist/server/content.js",
    },
    dependencies: { "country-flag-icons": "1.6.20", pg: "8.23.1" },
  });
  const { scripts, dependencies } = releasePackage(project, ["pg"], built);
  expect(Object.keys(scripts)).toEqual(["start", "content"]);
  expect(Object.keys(dependencies)).toEqual(["country-flag-icons", "pg"]);
});

test("no release is made of a server that imports a package for development", () => {
  expect(() => releasePackage(project, ["vite"], built)).toThrow(
    "The server imports vite, which is none",
  );
});
