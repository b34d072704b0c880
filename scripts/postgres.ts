import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, glob, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A PostgreSQL server of its own in a temporary folder, for as long as `use` runs; gives the address of the server. */
export async function withPostgres<T>(use: (url: string) => Promise<T>): Promise<T> {
  const [bin] = (await Array.fromAsync(glob("/usr/lib/postgresql/*/bin"))).sort().reverse();
  if (!bin) throw new Error("There is no PostgreSQL. Install it: apt-get install postgresql");
  const folder = await mkdtemp(join(tmpdir(), "kontor-postgres-"));
  const account = await serverAccount();
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const port = await freePort();
  await run(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
    {
      cwd: folder,
      ...account,
    },
  );
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"],
    { stdio: "ignore", cwd: folder, ...account },
  );
  try {
    await ready(bin, port);
    return await use(`postgres://postgres@127.0.0.1:${port}/postgres`);
  } finally {
    server.kill("SIGINT");
    await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

/** The server refuses to run as root; Debian's package made an account for it. */
async function serverAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (userInfo().uid !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  return { uid: await idOf("-u"), gid: await idOf("-g") };
}

async function ready(bin: string, port: number) {
  const attempts = 100;
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      await run(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port), "-q"]);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("The throwaway PostgreSQL server did not start.");
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
