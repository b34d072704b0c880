import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../server/free-port.ts";
import { findNginx, missingNginx } from "./programs.ts";

interface RunningNginx {
  origin: string;
  pid: number;
  /** Takes what `servers` returns now. Resolves when the worker before has ended. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts nginx on a free port, with a temporary folder of its own. `servers` returns the contents of the block `http`, except for the
 * types of files. By default nginx is one process, which cannot reload. With `workers` a worker serves, which cannot read folders of root.
 */
export async function runNginx(
  servers: (folder: string, port: number) => string | Promise<string>,
  { workers = false } = {},
): Promise<RunningNginx> {
  const binary = findNginx();
  if (!binary) throw new Error(missingNginx);
  const folder = await mkdtemp(join(tmpdir(), "kontor-nginx-"));
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const writeConfiguration = async () =>
    writeFile(
      join(folder, "nginx.conf"),
      `daemon off;
master_process ${workers ? "on" : "off"};
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join("\n  ")}
${await servers(folder, port)}}
`,
    );
  await writeConfiguration();
  const nginx = spawn(binary, ["-p", folder, "-c", join(folder, "nginx.conf")]);
  let printed = "";
  nginx.stderr.on("data", (text) => (printed += text));
  const ended = new Promise<void>((resolve) => nginx.once("exit", () => resolve()));
  const stop = async () => {
    nginx.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  while (!(await accepts(port))) {
    if (nginx.exitCode === null) continue;
    await stop();
    throw new Error(`nginx did not start: ${printed}`);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: nginx.pid!,
    async reload() {
      const before = await childrenOf(nginx.pid!);
      await writeConfiguration();
      nginx.kill("SIGHUP");
      // The old worker ends once it has answered its requests.
      for (;;) {
        const workersNow = await childrenOf(nginx.pid!);
        if (workersNow.length > 0 && workersNow.every((pid) => !before.includes(pid))) return;
        await setTimeout(50);
      }
    },
    stop,
  };
}

async function childrenOf(pid: number): Promise<string[]> {
  const { stdout } = await promisify(execFile)("pgrep", ["-P", String(pid)]);
  return stdout.trim().split("\n");
}

/** Reports whether a port accepts connections; waits a moment if not. */
async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return setTimeout(50, false);
  } finally {
    socket.destroy();
  }
}
