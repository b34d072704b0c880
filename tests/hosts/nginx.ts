import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { findNginx, missingNginx } from "../../tools/scripts/programs.ts";
import { projectFolder } from "../../server/project-folder.ts";
import { answers, withSettings, type Host, type OtherSettings } from "./host.ts";

const binary = findNginx();

/** The reason why tests with nginx are skipped here; empty where they run. In CI they always run, and fail without nginx. */
export const skipNginx = binary || process.env.CI ? "" : missingNginx;

/**
 * Starts a real nginx with the project's configuration, on a free port and in a temporary folder, which serves the pages of
 * `tests/hosts` around the shop at `shop` ("127.0.0.1:3000").
 */
export async function startNginx(shop: string, settings: OtherSettings = {}): Promise<Host> {
  if (!binary) throw new Error(missingNginx);
  const folder = await mkdtemp(join(tmpdir(), "kontor-nginx-"));
  await mkdir(join(folder, "cache"));
  const port = await freePort();
  const shipped = await readFile(join(projectFolder, "border/hosts/nginx-ssi.conf"), "utf8");
  const server = withSettings(shipped, {
    "/var/cache/nginx": join(folder, "cache"),
    "127.0.0.1:3000": shop,
    "127.0.0.1:8081": `127.0.0.1:${await freePort()}`,
    "listen 8080": `listen 127.0.0.1:${port}`,
    "/srv/www": join(projectFolder, "tests/hosts"),
    ...settings,
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join("\n  ")}
${server}}
`,
  );
  const nginx = spawn(binary, ["-p", folder, "-c", join(folder, "nginx.conf")]);
  let printed = "";
  nginx.stderr.on("data", (text) => (printed += text));
  const ended = new Promise<void>((resolve) => nginx.once("exit", () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    nginx.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  while (!(await answers(origin))) {
    if (nginx.exitCode === null) continue;
    await stop();
    throw new Error(`nginx did not start: ${printed}`);
  }
  return { origin, stop };
}
