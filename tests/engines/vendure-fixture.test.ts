import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { dumpFolder } from "../support/vendure-dumps.ts";
import { vendureFixture } from "./vendure-fixture.ts";

test("the dump of a Vendure with the fixture is that of the present sources", async () => {
  const isCurrent = existsSync(await dumpFolder(vendureFixture));
  expect(isCurrent, "Run: VENDURE=yes npm run test:engine -- vendure").toBe(true);
});
