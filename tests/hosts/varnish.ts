import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../server/free-port.ts";
import { findVarnish, missingVarnish } from "../../tools/scripts/programs.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { answers, withSettings, type LoggingHost, type OtherSettings } from "./host.ts";

const binary = findVarnish();

/** The reason why tests with Varnish are skipped here; empty where they run. In CI they always run, and fail without Varnish. */
export const skipVarnish = binary || process.env.CI ? "" : missingVarnish;

/**
 * Starts a real Varnish with the project's configuration, on a free port and in a temporary folder, between the pages of
 * `tests/hosts` and the shop at `shop` ("127.0.0.1:3000").
 */
export async function startVarnish(
  shop: string,
  settings: OtherSettings = {},
): Promise<LoggingHost> {
  if (!binary) throw new Error(missingVarnish);
  const folder = await mkdtemp(join(tmpdir(), "kontor-varnish-"));
  const pages = await servePages();
  const shipped = await readFile(join(projectFolder, "border/hosts/varnish-esi.vcl"), "utf8");
  const file = join(folder, "host.vcl");
  const port = await freePort();
  await writeFile(
    file,
    withSettings(shipped, {
      '.port = "8000"': `.port = "${pages.port}"`,
      '.port = "3000"': `.port = "${shop.split(":")[1]}"`,
      '.port = "80"': `.port = "${port}"`,
      ...settings,
    }),
  );
  const address = `127.0.0.1:${port}`;
  const where = ["-n", folder, "-f", file, "-a", address, "-s", "malloc,50m"];
  // Runs without its own user, which could not read the folder, and without a console.
  const varnish = spawn(binary, ["-F", "-j", "none", "-T", "none", ...where]);
  let printed = "";
  varnish.stderr.on("data", (text) => (printed += text));
  const ended = new Promise<void>((resolve) => varnish.once("exit", () => resolve()));
  const origin = `http://${address}`;
  const stop = async () => {
    varnish.kill();
    await ended;
    pages.close();
    await rm(folder, { recursive: true });
  };
  while (!(await answers(origin))) {
    if (varnish.exitCode === null) continue;
    await stop();
    throw new Error(`Varnish did not start: ${printed}`);
  }
  const log = async () => {
    const options = ["-n", folder, "-d", "-g", "raw", "-i", "VCL_Log"];
    return (await promisify(execFile)("varnishlog", options)).stdout;
  };
  return { origin, stop, log };
}

/** Serves the pages of `tests/hosts`, with the includes of Varnish instead of those of nginx. */
async function servePages() {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://pages");
    const page = await readFile(join(projectFolder, "tests/hosts", pathname), "utf8").catch(
      () => undefined,
    );
    if (page === undefined) return void response.writeHead(404).end();
    const html = page
      .replaceAll(/\$arg_(\w+)/g, (_, name: string) => searchParams.get(name) ?? "")
      .replaceAll(/<!--# include virtual="(.*?)" -->/g, '<esi:include src="$1"/>');
    // The version of the page without its includes.
    const headers = { "content-type": "text/html; charset=utf-8", etag: '"page"' };
    response.writeHead(200, headers).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
