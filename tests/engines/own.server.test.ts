import { describeEngine } from "./describe-engine.ts";
import { openOwnEngine } from "./engines-under-test.ts";

describeEngine("own", openOwnEngine);
