import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";

/** Returns the path of a program of this project's dependencies. */
export const bin = (name: string) => resolve("node_modules", ".bin", name);

/** Runs programs in a folder: each call returns what the program prints, and throws it on failure. */
export const programsIn =
  (folder: string) =>
  async (program: string, ...args: string[]): Promise<string> => {
    // Vitest's own variables would make another Vitest its worker.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")),
    );
    const ran = await promisify(execFile)(program, args, { cwd: folder, env }).catch(
      (error: Error & { stdout: string }) => {
        throw new Error(`${error.message}\n${error.stdout}`);
      },
    );
    return ran.stdout;
  };

/** Copies the sources of this project into a folder that a test changes and builds. */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), "kontor-copy-"));
  const others = ["node_modules", "dist", "data", ".git", ".cache"];
  await cp(".", folder, {
    recursive: true,
    filter: (source) => !others.includes(basename(source)),
  });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  return {
    folder,
    run: programsIn(folder),
    remove: () => rm(folder, { recursive: true }),
  };
}

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/** A request to a site of a shop on this machine. */
interface SiteRequest {
  site: string;
  path: string;
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Returns a site's response, also of an address that moved. Connects by address, because the host name need not resolve. */
export async function askSite(
  origin: string,
  { site, path, method = "GET", body, headers = {} }: SiteRequest,
): Promise<string> {
  const { hostname, port } = new URL(origin);
  const asked = request({
    hostname,
    port,
    path,
    method,
    headers: {
      host: `${site.toLowerCase().replace("_", "-")}.localhost:${port}`,
      ...(body ? { "content-type": "application/json" } : {}),
      ...headers,
    },
  });
  asked.end(body && JSON.stringify(body));
  const answered = Promise.withResolvers<string>();
  asked.once("response", (response) => {
    const { location } = response.headers;
    if (location) return answered.resolve(askSite(origin, { site, path: location, headers }));
    const isGood = response.statusCode! < 300;
    void text(response).then((response) =>
      isGood ? answered.resolve(response) : answered.reject(new Error(response)),
    );
  });
  asked.once("error", answered.reject);
  return answered.promise;
}
