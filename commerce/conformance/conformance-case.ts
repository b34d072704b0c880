import type { Capability } from "../capabilities.ts";
import type { EngineUnderTest } from "./engine-under-test.ts";

/** Something that every engine keeps, or declares not to. */
export interface ConformanceCase {
  /** Read after the group's name: "feed: sends each product once". */
  title: string;
  /** Only engines with this capability keep it. */
  needs?: Capability;
  /** Throws when the engine does not keep it. */
  run(subject: EngineUnderTest): Promise<void>;
}

export interface ConformanceGroup {
  name: string;
  cases: ConformanceCase[];
}
