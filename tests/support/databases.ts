import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { folderWithIndexes } from "./copied-indexes.ts";
import { copyOf, filledFolder } from "./filled-folder.ts";
import { onServer } from "./on-server.ts";

/** A database for a single test. The fields are values of the settings DATABASE_URL and DATA_DIR. */
export interface TestDatabase {
  /** Address of a PostgreSQL server; empty for the embedded database. */
  url: string;
  folder: string;
  drop(): Promise<void>;
}

/** The PostgreSQL server for the tests of this project; empty in the project of the embedded database. */
export const postgresUrl = inject("postgresUrl");

/** Creates an empty database. */
export async function freshDatabase(): Promise<TestDatabase> {
  return postgresUrl ? createdOnServer("") : { url: "", folder: "memory://", drop: async () => {} };
}

/** Creates a database from a dump of PostgreSQL. */
export async function restoredDatabase(dump: string): Promise<TestDatabase> {
  if (postgresUrl) {
    const database = await createdOnServer("");
    await onServer(database.url, dump);
    return database;
  }
  const parent = await mkdtemp(join(tmpdir(), "kontor-test-"));
  const folder = join(parent, "data");
  await mkdir(folder);
  const database = await PGlite.create(join(folder, "postgres"));
  await database.exec(dump);
  await database.close();
  return { url: "", folder, drop: () => rm(parent, { recursive: true }) };
}

/** Creates a database with all migrations and the content of this project: a copy of the one prepared for the run. */
export async function preparedDatabase(): Promise<TestDatabase> {
  if (!postgresUrl) return copyOf(inject("preparedDatabase"));
  const { url, drop } = await createdOnServer(`template ${inject("preparedDatabase")}`);
  const folder = await folderWithIndexes(inject("preparedIndexes"), url);
  return {
    url,
    folder,
    drop: async () => {
      await Promise.all([drop(), rm(folder, { recursive: true })]);
    },
  };
}

/** Creates a prepared embedded database, even where the tests run on a PostgreSQL server. */
export const preparedFolder = async (): Promise<TestDatabase> => copyOf(await filledFolder());

async function createdOnServer(options: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(postgresUrl, `create database ${name} ${options}`);
  const url = new URL(postgresUrl);
  url.pathname = name;
  return {
    url: url.href,
    folder: "memory://",
    drop: () => onServer(postgresUrl, `drop database ${name} with (force)`),
  };
}
