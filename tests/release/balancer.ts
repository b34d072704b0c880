import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runNginx } from "../../tools/scripts/run-nginx.ts";

/** A response of the balancer. */
interface BalancedResponse {
  status: number;
  /** The status of each process that it asked. */
  attempts: number[];
  /** Method and address. */
  request: string;
}

interface BalancedProcess {
  origin: string;
}

/** Starts nginx in front of processes. It logs each response, and `without` takes a process away as docs/configuration.md says. */
export async function startBalancer(processes: BalancedProcess[]) {
  let log = "";
  let absent: string | undefined;
  const nginx = await runNginx(
    (folder, port) => {
      log = join(folder, "responses.log");
      const servers = processes.map(
        ({ origin }) => `server ${new URL(origin).host}${origin === absent ? " down" : ""};`,
      );
      return `
  log_format attempts '$status|$upstream_status|$request_method $request_uri';
  upstream shop {
    ${servers.join("\n    ")}
    keepalive 16;
    keepalive_timeout 2s;
  }
  server {
    listen 127.0.0.1:${port};
    access_log ${log} attempts;
    # A reload would end a connection on which a client is about to ask.
    keepalive_timeout 0;
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_read_timeout 600s;
      proxy_max_temp_file_size 0;
    }
  }
`;
    },
    { workers: true },
  );
  return {
    ...nginx,
    /** Sends no request to a process while it is replaced. */
    async without(process: BalancedProcess, replace: () => Promise<void>) {
      absent = process.origin;
      await nginx.reload();
      await replace();
      absent = undefined;
      await nginx.reload();
    },
    async responses(): Promise<BalancedResponse[]> {
      const lines = (await readFile(log, "utf8")).trimEnd().split("\n");
      return lines.map((line) => {
        const [status, attempts = "", request = ""] = line.split("|");
        return { status: Number(status), attempts: attempts.split(", ").map(Number), request };
      });
    },
  };
}
