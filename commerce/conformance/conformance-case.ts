import type { Capability } from "../capabilities.ts";
import type { EngineUnderTest } from "./engine-under-test.ts";

/** A behaviour that an engine must have unless it declares otherwise. */
export interface ConformanceCase<Subject = EngineUnderTest> {
  /** Read after the group's name: "feed: sends each product once". */
  title: string;
  /** Capabilities without which an engine cannot have it. */
  needs?: Capability[];
  /** Throws an AssertionError when the engine does not have it. */
  run(subject: Subject): Promise<void>;
}

export interface ConformanceGroup<Subject = EngineUnderTest> {
  name: string;
  cases: ConformanceCase<Subject>[];
}
