import type { TestProject } from "vitest/node";
import { filledFolder } from "./filled-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** The source of copies: a folder of the embedded database, or the name of a database on the server. */
    preparedDatabase: string;
    /** The folder of the prepared database's indexes, where it is on a server. */
    preparedIndexes: string;
  }
}

/** Set-up of tests on the embedded database. */
export async function setup(project: TestProject) {
  project.provide("postgresUrl", "");
  project.provide("preparedDatabase", await filledFolder());
}
