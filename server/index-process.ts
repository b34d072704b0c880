import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { IndexElsewhere } from "../border/search/server/index-elsewhere.ts";
import type { IndexJob } from "./search-indexer.ts";

/** A thread of the process builds the index of fewer products in a second. */
const minProducts = 5_000;
/** With 10, responses of a busy machine would lose a tenth of its processors; with 19, the process might never end there. */
const usualNiceness = 15;

/** Builds the index of the search in a process of its own (`search-indexer.ts`), from a PostgreSQL server. */
export function createIndexProcess(
  url: string,
  {
    folder,
    code,
    niceness = usualNiceness,
  }: Pick<IndexJob, "code" | "folder"> & Partial<Pick<IndexJob, "niceness">>,
): IndexElsewhere {
  return {
    minProducts,
    async build(request, signal) {
      const job: IndexJob = { folder, code, niceness, ...request };
      const child = spawn(process.execPath, [indexerFile(), JSON.stringify(job)], {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DATABASE_URL: url },
        signal,
      });
      const [, killedBy] = await once(child, "exit").catch((error: unknown) => {
        if (signal.aborted) throw error;
        // It could not be started.
        return [];
      });
      if (killedBy)
        throw new Error(`The process that built the index of the search: ${String(killedBy)}`);
    },
  };
}

/** Returns the path of the process's module beside this one, as source or built. */
function indexerFile() {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return fileURLToPath(new URL(`./search-indexer.${extension}`, import.meta.url));
}
