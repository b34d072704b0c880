import { suggestionsPath } from "../../border/border-paths.ts";
import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../server/free-port.ts";

/** A server under load, in its own process. */
export interface Server {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the built shop on its own database, as `npm start` does, and waits for its search; `environment` overrides its settings, `within`
 * are milliseconds.
 */
export async function startShop(
  environment: Record<string, string> = {},
  within = 60_000,
): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-bench-"));
  const port = await freePort();
  const shop = spawn(process.execPath, ["--max-semi-space-size=16", "dist/server/main.js"], {
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
  const origin = `http://127.0.0.1:${port}`;
  const server = {
    origin,
    pid: shop.pid!,
    stop: async () => {
      await end(shop);
      await rm(folder, { recursive: true, force: true });
    },
  };
  for (let waited = 0; waited < within; waited += 100) {
    const answer = await fetch(`${origin}${suggestionsPath}?q=ka`).catch(() => undefined);
    if (answer?.ok) return server;
    if (shop.exitCode !== null) break;
    await sleep(100);
  }
  await server.stop();
  throw new Error("The shop did not open; the lines above say why.");
}

/** An answer as sent over the wire; `body` is base64, so that it can be passed to another process. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Bare `node:http` in its own process. */
export interface BareServer<Message = RawAnswer> extends Server {
  /** Sets what it serves from now on. */
  serve(message: Message): Promise<void>;
}

/** Starts a server that sends one answer to every request: the minimum cost of an answer in Node. */
export const startBare = () => startBareProcess<RawAnswer>("bare-server.ts");

/** Starts a file of this folder as a process, which sends its port. */
export async function startBareProcess<Message extends object>(
  file: string,
): Promise<BareServer<Message>> {
  const bare = fork(join(import.meta.dirname, file));
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

/** Requests once and records the answer, without the headers that every Node server adds by itself. */
export async function recordAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<RawAnswer> {
  const [response] = (await once(request(url, { headers }).end(), "response")) as [IncomingMessage];
  const { date: _date, connection: _connection, ...own } = response.headers;
  delete own["keep-alive"];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode!,
    headers: own as Record<string, string>,
    body: Buffer.concat(chunks).toString("base64"),
  };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
