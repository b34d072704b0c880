import type { Capability } from "../capabilities.ts";
import type { EngineUnderTest } from "./engine-under-test.ts";

/** A behaviour that an engine must have unless it declares otherwise. */
export interface ConformanceCase {
  /** Read after the group's name: "feed: sends each product once". */
  title: string;
  /** Capabilities without which an engine cannot have it. */
  needs?: Capability[];
  /** Throws an AssertionError when the engine does not have it. */
  run(subject: EngineUnderTest): Promise<void>;
}

export interface ConformanceGroup {
  name: string;
  cases: ConformanceCase[];
}
