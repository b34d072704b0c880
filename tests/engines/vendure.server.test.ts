import { describe } from "vitest";
import { describeEngine } from "./describe-engine.ts";
import { openVendureEngine } from "./vendure-under-test.ts";

const {
  VENDURE_URL: url = "",
  VENDURE_LOGIN: login = "superadmin:superadmin",
  VENDURE_DATABASE_URL: databaseUrl,
} = process.env;

describe.runIf(url !== "")("a Vendure server that is empty", () => {
  describeEngine("vendure", () => openVendureEngine({ url, login, databaseUrl }));
});
