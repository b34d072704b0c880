import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ExternalIndexBuilder } from "../border/search/server/external-index-builder.ts";
import type { IndexJob } from "./search-indexer.ts";

/** How much of a busy machine the process takes. */
interface Priority {
  /** Milliseconds in which it runs only where no other process has work; 0 for none. */
  idleFor: number;
  /** Its niceness afterwards, from 0 to 19, and on systems that cannot do that. */
  niceness: number;
}

/** A thread of the process builds the index of fewer products in a second. */
const minProducts = 5_000;
/**
 * Beside a nice process, even one of niceness 15, a server and a load that together need two processors give a quarter fewer answers;
 * beside an idle one, as many. But where others never rest, an idle one never ends, nor one of niceness 19.
 */
const usualPriority: Priority = { idleFor: 10 * 60_000, niceness: 15 };
/** Starts a command where no other process has work (`SCHED_IDLE` of Linux). */
const whenIdle = ["chrt", "-i", "0"];

/** Builds the index of the search in a process of its own (`search-indexer.ts`), from a PostgreSQL server. */
export function createIndexProcess(
  url: string,
  { folder, code, markets, languages }: Pick<IndexJob, "code" | "folder" | "languages" | "markets">,
  { idleFor, niceness }: Priority = usualPriority,
): ExternalIndexBuilder {
  const env = { ...process.env, DATABASE_URL: url };
  return {
    minProducts,
    async build(request, signal) {
      const job: IndexJob = { folder, code, markets, languages, niceness, ...request };
      const command = [process.execPath, indexerFile(), JSON.stringify(job)];
      const isBuilt =
        idleFor > 0 && (await run([...whenIdle, ...command], { env, signal, timeout: idleFor }));
      if (!isBuilt) await run(command, { env, signal });
    },
  };
}

/**
 * Runs a command. Reports whether it ended well: not when it could not be started, or takes longer than the timeout. Throws when it
 * was killed otherwise.
 */
async function run([file, ...args]: string[], options: SpawnOptions): Promise<boolean> {
  const child = spawn(file!, args, { stdio: ["ignore", "ignore", "inherit"], ...options });
  const [exitCode, killedBy] = await once(child, "exit").catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    return [];
  });
  if (killedBy && !child.killed)
    throw new Error(`The process that built the index of the search: ${String(killedBy)}`);
  return exitCode === 0;
}

/** Returns the path of the process's module beside this one, as source or built. */
function indexerFile() {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return fileURLToPath(new URL(`./search-indexer.${extension}`, import.meta.url));
}
