import { describeEngine } from "./describe-engine.ts";
import { openHttpEngine } from "./open-http-engine.ts";

describeEngine("http", openHttpEngine);
