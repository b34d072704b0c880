import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { startPostgres, type PostgresServer } from "../../tools/scripts/postgres.ts";
import {
  startVendureServer,
  superadmin,
  type VendureServer,
} from "../../tools/scripts/vendure/vendure-server.ts";

export interface TestVendure {
  url: string;
  /** Name and password of its administrator. */
  login: { username: string; password: string };
  databaseUrl: string;
  dataFolder: string;
  /** Kills its process as a crash does. */
  end(): Promise<void>;
  /** Starts another process on the same database, data and port; its clock may differ by these milliseconds. */
  start(clock?: number): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/** Starts a Vendure on a database and a folder of its own, which are prepared first. */
export async function openVendure(
  prepare: (postgres: PostgresServer, dataFolder: string) => Promise<void>,
): Promise<TestVendure> {
  const postgres = await startPostgres(["fsync=off"]);
  const dataFolder = await mkdtemp(join(tmpdir(), "kontor-vendure-"));
  const options = {
    port: await freePort(),
    dataFolder,
    databaseUrl: postgres.url,
    password: "of-the-administrator",
    secret: "of-cookies",
  };
  let server: VendureServer | undefined;
  const stop = async () => {
    await server?.stop("SIGKILL");
    await postgres.stop();
    await rm(dataFolder, { recursive: true });
  };
  try {
    await prepare(postgres, dataFolder);
    server = await startVendureServer(options);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: server.url,
    login: { username: superadmin, password: options.password },
    databaseUrl: postgres.url,
    dataFolder,
    end: () => server!.stop("SIGKILL"),
    async start(clock = 0) {
      server = await startVendureServer({
        ...options,
        nodeOptions: clock ? [setClock(clock)] : [],
      });
    },
    signal: (signal) => void process.kill(server!.pid, signal),
    stop,
  };
}

/** Returns an option of Node by which all code of a process sees another time. */
const setClock = (milliseconds: number) =>
  `--import=data:text/javascript,${encodeURIComponent(`
    const { Date: Exact } = globalThis;
    globalThis.Date = class extends Exact {
      constructor(...given) {
        super(...(given.length > 0 ? given : [Exact.now() + ${milliseconds}]));
      }
      static now = () => Exact.now() + ${milliseconds};
    };`)}`;
