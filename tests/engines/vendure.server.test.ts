import { describe } from "vitest";
import { findPostgres } from "../../tools/scripts/programs.ts";
import { startEmptyVendure } from "../support/vendure.ts";
import { describeEngine } from "./describe-engine.ts";
import type { OpenedEngine } from "./engines-under-test.ts";
import { openVendureEngine } from "./vendure-under-test.ts";

const {
  NIGHT,
  VENDURE_URL: url,
  VENDURE_LOGIN: login = "superadmin:superadmin",
  VENDURE_DATABASE_URL: databaseUrl,
} = process.env;

/** Opens a server of its own, which ends with the tests. */
async function openOwnServer(): Promise<OpenedEngine> {
  const server = await startEmptyVendure();
  const { username, password } = server.login;
  const engine = await openVendureEngine({ ...server, login: `${username}:${password}` });
  return {
    ...engine,
    async close() {
      await engine.close();
      await server.stop();
    },
  };
}

const open = url ? () => openVendureEngine({ url, login, databaseUrl }) : openOwnServer;

describe.runIf(url || (NIGHT && findPostgres()))("a real server", () => {
  describeEngine("vendure", open);
});
