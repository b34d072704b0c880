import { test } from "vitest";
import { describeEngine } from "./describe-engine.ts";
import { openVendureEngine } from "./vendure-under-test.ts";

const { VENDURE_URL: url, VENDURE_LOGIN: login, VENDURE_DATABASE_URL: databaseUrl } = process.env;

if (url)
  describeEngine("vendure", () =>
    openVendureEngine({ url, login: login ?? "superadmin:superadmin", databaseUrl }),
  );
else test.skip("vendure engine: needs VENDURE_URL, the address of an empty server", () => {});
