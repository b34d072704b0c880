import { beforeAll, describe } from "vitest";
import { startFilledVendure, type RestoredVendure } from "../support/vendure-dumps.ts";
import { isVendureDue } from "../support/vendure-due.ts";
import { describeEngine } from "./describe-engine.ts";
import { vendureFixture } from "./vendure-fixture.ts";
import { openVendureEngine } from "./vendure-under-test.ts";

describe.runIf(isVendureDue)("a real server", () => {
  let vendure: RestoredVendure;
  beforeAll(async () => {
    vendure = await startFilledVendure(vendureFixture);
  }, 1_200_000);

  describeEngine("vendure", () => openVendureEngine(vendure));
});
