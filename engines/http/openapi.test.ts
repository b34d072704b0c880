import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { engineContract } from "./openapi.ts";

/** `npm run test:unit -- engines/http/openapi.test.ts -u` writes the document. */
test("docs/engine-openapi.json is the contract of engines over HTTP", async () => {
  const text = `${JSON.stringify(engineContract(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot("../../docs/engine-openapi.json");
});

test("the reference engine has each operation of the contract, and no other", async () => {
  const program = new URL("reference/reference-engine.js", import.meta.url);
  const routes = [
    ...(await readFile(program, "utf8")).matchAll(/\["?\s*"(GET|POST)",\s*"([^"]+)"/g),
  ];
  const described = Object.entries(engineContract().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(
    routes
      .map(([, method, path]) => `${method} ${path!.replace(":number", "{number}")}`)
      .toSorted(),
  ).toEqual(described.toSorted());
});
