import { suggestionsPath } from "../../border/border-paths.ts";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "../../tools/scripts/build.ts";
import { freePort } from "../../server/free-port.ts";
import { forSeconds } from "../../tools/scripts/v8-flags.ts";

/** The built server as a separate process, as `npm start` runs it, with its own port and folder. */
export interface BuiltServer {
  origin: string;
  folder: string;
  /** Returns the output of the process. */
  printed(): string;
  exitCode(): number | null;
  /** Opens the shops, and waits until their search answers, too. If the process ends instead, throws its output. */
  start(settings?: Record<string, string>): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Stops the process for the duration of some work: the system still accepts connections for it. */
  whilePaused<T>(work: () => Promise<T>): Promise<T>;
  /** Kills the process and drops its database. */
  remove(): Promise<void>;
}

interface ServerOptions {
  /** The database; by default the server fills a folder of its own when it starts. */
  database?: { url: string; folder: string; drop(): Promise<void> };
  /** This project, or a copy of it or a release that is already built. */
  project?: string;
  /** By default a free one. */
  port?: number;
}

/** Built once, because the sources do not change while tests run. */
let built: Promise<unknown> | undefined;

export async function builtServer(options: ServerOptions = {}): Promise<BuiltServer> {
  await (built ??= build());
  const { database = await emptyFolder(), project = ".", port = await freePort() } = options;
  const { url, folder } = database;
  let child: ChildProcess | undefined;
  let printed = "";
  const kill = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    printed: () => printed,
    exitCode: () => child?.exitCode ?? null,
    async start(settings = {}) {
      printed = "";
      child = spawn(process.execPath, [...forSeconds, "dist/server/main.js"], {
        cwd: project,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: "production",
          LOG_LEVEL: "warn",
          DRAIN_FOR: "0",
          PORT: String(port),
          DATABASE_URL: url,
          DATA_DIR: folder,
          ...settings,
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const open = Promise.withResolvers<void>();
      for (const stream of [child.stdout!, child.stderr!])
        stream.setEncoding("utf8").on("data", (text: string) => {
          printed += text;
          if (printed.includes(" is open:")) open.resolve();
        });
      child.once("close", () => open.reject(new Error(printed.trim())));
      await open.promise;
      await untilSearchAnswers(`http://127.0.0.1:${port}${settings.BASE_PATH ?? ""}`);
    },
    kill,
    async whilePaused(work) {
      child!.kill("SIGSTOP");
      return work().finally(() => child!.kill("SIGCONT"));
    },
    remove: async () => {
      await kill("SIGKILL");
      await database.drop();
    },
  };
}

async function untilSearchAnswers(shop: string) {
  while ((await fetch(`${shop}${suggestionsPath}?q=ka`)).status === 503) await sleep(50);
}

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), "kontor-server-"));
  return { url: "", folder, drop: () => rm(folder, { recursive: true }) };
}
