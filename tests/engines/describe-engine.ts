import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conformanceGroups } from "../../commerce/conformance/all-cases.ts";
import { runCase } from "../../commerce/conformance/run-case.ts";
import type { OpenedEngine, OpenEngine } from "./engines-under-test.ts";

/** Runs every case on an engine, or those of one group. */
export function describeEngine(name: string, open: OpenEngine, only?: string) {
  let subject: OpenedEngine;
  beforeAll(async () => {
    subject = await open();
  });
  afterAll(() => subject.close());

  const { ofEngine, ofShop } = conformanceGroups;
  const groups = [...ofEngine, ...ofShop].filter((group) => !only || group.name === only);
  describe.each(groups)(`${name} engine: $name`, ({ cases }) => {
    test.each(cases)("$title", (each) => expect(runCase(each, subject)).resolves.toBeUndefined());
  });
}
