import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../../server/free-port.ts";
import { serverAccount } from "../postgres.ts";

const run = promisify(execFile);

export interface KeptPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server on the data in a folder, which it creates. It belongs to no terminal, so that Ctrl-C ends it last; one that a
 * killed process has left behind is ended first.
 */
export async function startKeptPostgres(bin: string, folder: string): Promise<KeptPostgres> {
  const account = await serverAccount();
  const data = join(folder, "data");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  const call = (program: string, ...options: string[]) =>
    run(join(bin, program), ["-D", data, ...options], { cwd: folder, ...account });
  const stop = async () => void (await call("pg_ctl", "-w", "-m", "fast", "stop"));

  if (!existsSync(data)) await call("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8");
  if (existsSync(join(data, "postmaster.pid"))) await stop().catch(() => {});
  const port = await freePort();
  const log = join(folder, "log");
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  try {
    await call("pg_ctl", "-w", "-t", "60", "-l", log, "-o", settings, "start");
  } catch (cause) {
    const said = await readFile(log, "utf8").catch(() => "");
    throw new Error(`PostgreSQL did not start in ${folder}. ${said.trim()}`, { cause });
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
