import type { Capabilities } from "../capabilities.ts";
import type { ConformanceCase } from "./conformance-case.ts";
import type { EngineUnderTest } from "./engine-under-test.ts";

/** Reports whether an engine declares that it does not keep a case. */
export const isDeclaredLack = (
  { needs }: Pick<ConformanceCase, "needs">,
  capabilities: Capabilities,
): boolean => needs !== undefined && capabilities[needs] !== true;

/** Runs a case on an engine. Throws when it is not kept, or kept although the engine declares that it lacks what the case needs. */
export async function runCase(each: ConformanceCase, subject: EngineUnderTest): Promise<void> {
  if (!isDeclaredLack(each, subject.engine.capabilities)) return each.run(subject);
  const isKept = await each.run(subject).then(
    () => true,
    () => false,
  );
  if (isKept)
    throw new Error(
      `The engine declares that it lacks "${each.needs}", and keeps it: remove the lack.`,
    );
}
