import { afterAll, beforeAll, describe, test } from "vitest";
import { conformanceGroups } from "../../commerce/conformance/all-cases.ts";
import type { Capabilities } from "../../commerce/capabilities.ts";
import type { ConformanceCase } from "../../commerce/conformance/conformance-case.ts";
import type { OpenedEngine, OpenEngine } from "./engines-under-test.ts";

const { ofEngine, ofShop } = conformanceGroups;

/** Reports whether an engine declares that it does not keep a case, which must then fail. */
export const isDeclaredLack = (
  { needs }: Pick<ConformanceCase, "needs">,
  capabilities: Capabilities,
): boolean => needs !== undefined && capabilities[needs] !== true;

/** Runs every case on an engine. */
export function describeEngine(name: string, open: OpenEngine) {
  let subject: OpenedEngine;
  beforeAll(async () => {
    subject = await open();
  });
  afterAll(() => subject.close());

  describe.each([...ofEngine, ...ofShop])(`${name} engine: $name`, ({ cases }) => {
    test.each(cases)("$title", async (each) => {
      if (!isDeclaredLack(each, subject.engine.capabilities)) return each.run(subject);
      const isKept = await each.run(subject).then(
        () => true,
        () => false,
      );
      if (isKept)
        throw new Error(
          `It declares that it lacks "${each.needs}", and keeps it: remove the lack.`,
        );
    });
  });
}
