import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../server/free-port.ts";
import { findPostgres, missingPostgres } from "./programs.ts";

const run = promisify(execFile);

export interface PostgresServer {
  /** `postgres://…`, to the database of the server's owner. */
  url: string;
  /** Sends a signal to each process of the server: those that serve connections, and the one that accepts them. */
  signal(signal: NodeJS.Signals): Promise<void>;
  /** The process that accepts connections. Those that serve them are its children. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts a separate PostgreSQL server in a temporary folder; `settings` as in postgresql.conf ("fsync=off"). */
export async function startPostgres(settings: string[] = []): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) throw new Error(missingPostgres);
  const folder = await mkdtemp(join(tmpdir(), "kontor-postgres-"));
  const account = await serverAccount();
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const port = await freePort();
  await run(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
    { cwd: folder, ...account },
  );
  const all = ["listen_addresses=127.0.0.1", ...settings];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), "-k", folder, ...all.flatMap((setting) => ["-c", setting])],
    { stdio: "ignore", cwd: folder, ...account },
  );
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill("SIGINT");
      await once(server, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  };
  const signal = async (name: NodeJS.Signals) => {
    // Paused, so that it starts no other processes in the meantime.
    server.kill("SIGSTOP");
    const { stdout } = await run("pgrep", ["-P", String(server.pid)]);
    for (const pid of [server.pid!, ...stdout.trim().split("\n").map(Number)])
      process.kill(pid, name);
  };
  try {
    while (!(await isReady(bin, port)))
      if (server.exitCode !== null) throw new Error("The PostgreSQL server did not start.");
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid: server.pid!, signal, stop };
}

/** Runs `use` with a PostgreSQL server that exists only during the call. */
export async function withPostgres<T>(
  use: (url: string, pid: number) => Promise<T>,
  settings?: string[],
): Promise<T> {
  const { url, pid, stop } = await startPostgres(settings);
  try {
    return await use(url, pid);
  } finally {
    await stop();
  }
}

/** Returns the account for the server, which refuses to run as root; Debian's package has created it. */
export async function serverAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.platform === "win32" || userInfo().uid !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  return { uid: await idOf("-u"), gid: await idOf("-g") };
}

async function isReady(bin: string, port: number): Promise<boolean> {
  try {
    await run(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port), "-q"]);
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return false;
  }
}
