import { beforeAll, describe } from "vitest";
import { startFilledVendure, type RestoredVendure } from "../support/vendure-dumps.ts";
import { isVendureNight } from "../support/vendure-due.ts";
import { describeEngine } from "./describe-engine.ts";
import { vendureFixture } from "./vendure-fixture.ts";
import { openVendureEngine } from "./vendure-under-test.ts";

describe.runIf(isVendureNight)("a real server whose database the shop may not open", () => {
  let vendure: RestoredVendure;
  beforeAll(async () => {
    vendure = await startFilledVendure(vendureFixture);
  }, 1_200_000);

  // Only changes reach the shop another way than with the database.
  describeEngine(
    "polled vendure",
    () => openVendureEngine(vendure, { url: vendure.url, key: vendure.key }),
    "changes",
  );
});
