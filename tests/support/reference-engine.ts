import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ReferenceCatalogue } from "../../engines/http/reference/reference-engine.js";
import { projectFolder } from "../../storefront/server/project-folder.ts";

const program = join(projectFolder, "engines/http/reference/reference-engine.js");

interface StoredState extends ReferenceCatalogue {
  orders?: Record<string, unknown>;
}

/** Starts the reference engine as a process of its own, which stores what it knows in a file. */
export async function startReferenceEngine(catalogue: ReferenceCatalogue, key: string) {
  const folder = await mkdtemp(join(tmpdir(), "kontor-engine-"));
  const file = join(folder, "catalogue.json");
  await writeFile(file, JSON.stringify(catalogue));
  let running = await start(file, key, "0");
  const { url } = running;
  const end = async () => {
    running.child.kill("SIGKILL");
    await running.ended;
  };
  return {
    url,
    port: Number(new URL(url).port),
    /** Kills it as a crash does. */
    end,
    /** Starts it again at its address. */
    async start() {
      running = await start(file, key, new URL(url).port);
    },
    freeze: () => running.child.kill("SIGSTOP"),
    thaw: () => running.child.kill("SIGCONT"),
    async orders(): Promise<string[]> {
      const { orders = {} } = JSON.parse(await readFile(file, "utf8")) as StoredState;
      return Object.keys(orders);
    },
    /** Changes what it knows, while it does not run. */
    async change(edit: (state: ReferenceCatalogue) => void) {
      const state = JSON.parse(await readFile(file, "utf8")) as StoredState;
      edit(state);
      await writeFile(file, JSON.stringify(state));
    },
    async close() {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}

async function start(file: string, key: string, port: string) {
  const child = spawn(process.execPath, [program, file], {
    env: { ...process.env, ENGINE_KEY: key, PORT: port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /listens on (\S+)/.exec(line) ?? [];
    if (url) return { child, ended, url };
  }
  throw new Error("The reference engine did not start.");
}
