import { AssertionError } from "node:assert/strict";
import type { Capabilities } from "../capabilities.ts";
import type { ConformanceCase } from "./conformance-case.ts";
import type { EngineAlone, EngineUnderTest } from "./engine-under-test.ts";

/** Reports whether an engine declares that it does not support what a case needs. */
export const isDeclaredUnsupported = (
  { needs = [] }: Pick<ConformanceCase, "needs">,
  capabilities: Capabilities,
): boolean => needs.some((each) => capabilities[each] !== true);

/** Runs a case on an engine. Throws when it fails, or passes although the engine declares that it does not support it. */
export async function runCase<Subject extends EngineAlone = EngineUnderTest>(
  each: ConformanceCase<Subject>,
  subject: Subject,
): Promise<void> {
  if (!isDeclaredUnsupported(each, subject.engine.capabilities)) return each.run(subject);
  const hasPassed = await each.run(subject).then(
    () => true,
    (error: unknown) => {
      // Any other error says nothing about the engine.
      if (error instanceof AssertionError) return false;
      throw error;
    },
  );
  if (hasPassed)
    throw new Error(
      `The engine supports ${each.needs?.join(" and ")} and declares that it does not: correct its capabilities.`,
    );
}
