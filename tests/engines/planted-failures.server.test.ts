import { AssertionError } from "node:assert/strict";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCase } from "../../commerce/conformance/run-case.ts";
import { brokenAccounts } from "./broken-accounts.ts";
import { brokenCarts } from "./broken-carts.ts";
import { brokenEngines } from "./broken-engines.ts";
import { brokenNumbers } from "./broken-numbers.ts";
import { brokenPages } from "./broken-pages.ts";
import { openMemoryEngine, type OpenedEngine } from "./engines-under-test.ts";
import { allGroups, caseOf, runBroken } from "./planted-failure.ts";

let subject: OpenedEngine;
beforeAll(async () => {
  subject = await openMemoryEngine();
});
afterAll(() => subject.close());

const broken = [...brokenEngines, ...brokenPages, ...brokenCarts, ...brokenAccounts];

test("each group of cases has a planted failure", () =>
  expect(new Set(broken.map(({ group }) => group))).toEqual(
    new Set(allGroups.map(({ name }) => name)),
  ));

test.each(broken)(
  "$name fails the case of $group that they $title, which passes otherwise",
  async ({ group, title, broken: plant }) => {
    const planned = caseOf(group, title);
    await expect(runBroken(planned, plant(subject))).rejects.toBeInstanceOf(AssertionError);
    await expect(runCase(planned, subject)).resolves.toBeUndefined();
  },
);

test.each(brokenNumbers)(
  "$name fails the case of lists that they $title, which passes otherwise",
  async ({ title, statements }) => {
    const planned = caseOf("lists", title);
    const other = await openMemoryEngine(statements);
    try {
      await expect(runBroken(planned, other)).rejects.toBeInstanceOf(AssertionError);
    } finally {
      await other.close();
    }
    await expect(runCase(planned, subject)).resolves.toBeUndefined();
  },
);

const withoutKeys = () => ({
  ...subject.engine.capabilities,
  ordersOnce: { reason: "Orders have no keys." },
});

test("a capability that is declared as missing, and is there, is refused", async () => {
  const once = caseOf("orders", "are placed once for a key");
  const engine = { ...subject.engine, capabilities: withoutKeys() };
  await expect(runCase(once, { ...subject, engine })).rejects.toThrow(/supports ordersOnce/);
});

test("a capability that is declared as missing, and is missing, is accepted", async () => {
  const once = caseOf("orders", "are placed once for a key");
  const { broken: plant } = brokenEngines.find(({ group }) => group === "orders")!;
  const weak = plant(subject);
  const declared = { ...weak, engine: { ...weak.engine, capabilities: withoutKeys() } };
  await expect(runCase(once, declared)).resolves.toBeUndefined();
});
