import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { suggestionsPath } from "../../../border/border-paths.ts";
import { freePort } from "../../../server/free-port.ts";

/** A server under load, in its own process. */
export interface Server {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** A shop that starts. */
interface StartingShop extends Server {
  /** Waits until the shop does something; returns the seconds since its start. Throws when it ends. */
  until(isReached: () => Promise<boolean>): Promise<number>;
}

/** Starts the built shop by a script, on its own database; `environment` overrides its settings. */
export async function launchShop(
  script: string,
  environment: Record<string, string>,
): Promise<StartingShop> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-bench-"));
  const port = await freePort();
  const started = performance.now();
  const shop = spawn(process.execPath, ["--max-semi-space-size=16", script], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      PORT: String(port),
      METRICS_PORT: "0",
      DATABASE_URL: "",
      DATA_DIR: folder,
      SITE_HOSTS: "",
      DRAIN_FOR: "0",
      ...environment,
    },
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: shop.pid!,
    async until(isReached) {
      while (!(await isReached().catch(() => false))) {
        if (shop.exitCode !== null)
          throw new Error("The shop did not open; the lines above say why.");
        await sleep(20);
      }
      return (performance.now() - started) / 1_000;
    },
    async stop() {
      await end(shop);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds: the first start with another engine reads its whole catalogue. */
const startWithin = 300_000;

/** Starts the built shop and waits for its search. */
export async function startShop(environment: Record<string, string> = {}): Promise<Server> {
  const shop = await launchShop("dist/server/main.js", environment);
  const tooLate = AbortSignal.timeout(startWithin);
  try {
    await shop.until(async () => tooLate.aborted || (await isSearchReady(shop)));
    if (!tooLate.aborted) return shop;
    throw new Error(`The shop did not open within ${startWithin / 1_000} seconds.`);
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

/** Reports whether a shop answers with suggestions. */
export async function isSearchReady({ origin }: Pick<Server, "origin">): Promise<boolean> {
  return (await recordAnswer(`${origin}${suggestionsPath}?q=kaf&site=DE`)).status === 200;
}

/** An answer as sent over the wire. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Requests once and records the answer, without the headers that every Node server adds by itself. */
export async function recordAnswer(
  url: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const [response] = (await once(request(url, { headers }).end(), "response")) as [IncomingMessage];
  const { date: _date, connection: _connection, ...own } = response.headers;
  delete own["keep-alive"];
  return {
    status: response.statusCode!,
    headers: own as Record<string, string>,
    body: await buffer(response),
  };
}

/** Bare `node:http` in its own process. */
export interface BareServer<Message = RawAnswer> extends Server {
  /** Sets what it serves from now on. */
  serve(message: Message): Promise<void>;
}

/** Starts a server that sends one answer to every request: the minimum cost of an answer in Node. */
export const startBare = () =>
  startBareProcess<RawAnswer>(join(import.meta.dirname, "bare-server.ts"));

/** Starts a file as a process that serves (`serve-in-child.ts`). */
export async function startBareProcess<Message extends object>(
  file: string,
): Promise<BareServer<Message>> {
  const bare = fork(file, { serialization: "advanced" });
  const [port] = (await once(bare, "message")) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: bare.pid!,
    stop: () => end(bare),
    serve: async (message) => {
      bare.send(message);
      await once(bare, "message");
    },
  };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
