import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../server/free-port.ts";
import { findNats, missingNats } from "./programs.ts";

export interface NatsServer {
  /** `nats://…` */
  url: string;
  /** Kills the process, and keeps its folder. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Restarts it on the same port and folder. */
  start(): Promise<void>;
  /** Stops the process and deletes the folder. */
  stop(): Promise<void>;
}

/** Starts a separate NATS server with JetStream, in a temporary folder. */
export async function startNats(): Promise<NatsServer> {
  const program = findNats();
  if (!program) throw new Error(missingNats);
  const folder = await mkdtemp(join(tmpdir(), "kontor-nats-"));
  const port = await freePort();
  let server: ChildProcess | undefined;
  const kill = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill(signal);
    await gone;
  };
  const start = async () => {
    server = spawn(program, ["-js", "-sd", folder, "-a", "127.0.0.1", "-p", String(port)], {
      stdio: "ignore",
    });
    while (!(await isListening(port))) {
      if (server.exitCode !== null) throw new Error("The NATS server did not start.");
      await sleep(20);
    }
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start,
    stop: async () => {
      await kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isListening = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
