import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { findNginx, missingNginx } from "../../tools/scripts/programs.ts";
import { runNginx } from "../../tools/scripts/run-nginx.ts";
import { withSettings, type LoggingHost, type OtherSettings } from "./host.ts";

/** The reason why tests with nginx are skipped here; empty where they run. In CI they always run, and fail without nginx. */
export const skipNginx = findNginx() || process.env.CI ? "" : missingNginx;

/**
 * Starts a real nginx with the project's configuration, on a free port and in a temporary folder, which serves the pages of
 * `tests/hosts` around the shop at `shop` ("127.0.0.1:3000").
 */
export async function startNginx(shop: string, settings: OtherSettings = {}): Promise<LoggingHost> {
  let log = "";
  const host = await runNginx(async (folder, port) => {
    log = join(folder, "kontor-border.log");
    await mkdir(join(folder, "cache"));
    const shipped = await readFile(join(projectFolder, "border/hosts/nginx-ssi.conf"), "utf8");
    return withSettings(shipped, {
      "/var/cache/nginx": join(folder, "cache"),
      "/var/log/nginx": folder,
      "127.0.0.1:3000": shop,
      "127.0.0.1:8081": `127.0.0.1:${await freePort()}`,
      "listen 8080": `listen 127.0.0.1:${port}`,
      "/srv/www": join(projectFolder, "tests/hosts"),
      ...settings,
    });
  });
  return { ...host, log: () => readFile(log, "utf8") };
}
