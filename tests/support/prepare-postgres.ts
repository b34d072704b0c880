import type { TestProject } from "vitest/node";
import { writeRelease } from "../../tools/scripts/build.ts";
import { startPostgres, type PostgresServer } from "../../tools/scripts/postgres.ts";
import { fillDatabase } from "./fill-database.ts";
import { onServer } from "./on-server.ts";

const name = "prepared";
let server: PostgresServer | undefined;

/** Set-up of server tests: starts a PostgreSQL server, and imports the content once into the template of their databases. */
export async function setup(project: TestProject) {
  // Tests kill only the shop, never this server, so it need not wait for the disk.
  server = await startPostgres(["fsync=off", "max_connections=200"]);
  await onServer(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = name;
  await writeRelease();
  await fillDatabase(url.href, "memory://");
  project.provide("postgresUrl", server.url);
  project.provide("preparedDatabase", name);
}

export const teardown = () => server?.stop();
