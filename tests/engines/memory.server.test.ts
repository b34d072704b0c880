import { describeEngine } from "./describe-engine.ts";
import { openMemoryEngine } from "./engines-under-test.ts";

describeEngine("memory", openMemoryEngine);
