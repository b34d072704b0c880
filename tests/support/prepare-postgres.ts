import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { writeRelease } from "../../tools/scripts/build.ts";
import { startPostgres, type PostgresServer } from "../../tools/scripts/postgres.ts";
import { fillDatabase } from "./fill-database.ts";
import { onServer } from "./on-server.ts";

const name = "prepared";
let server: PostgresServer | undefined;
let folder: string | undefined;

/** Set-up of server tests: starts a PostgreSQL server, and imports the content once into the template of their databases. */
export async function setup(project: TestProject) {
  // Tests kill only the shop, never this server, so it need not wait for the disk.
  server = await startPostgres(["fsync=off", "max_connections=200"]);
  await onServer(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = name;
  await writeRelease();
  folder = await mkdtemp(join(tmpdir(), "kontor-prepared-"));
  await fillDatabase(url.href, folder);
  project.provide("postgresUrl", server.url);
  project.provide("preparedDatabase", name);
  project.provide("preparedIndexes", join(folder, "indexes"));
}

export async function teardown() {
  await server?.stop();
  if (folder) await rm(folder, { recursive: true });
}
