import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { versionOf } from "../scripts/build.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { packedBorder } from "./packed-border.ts";

/**
 * Builds a host of border/hosts into dist/hosts/NAME by a program of node_modules, such as `["astro", "build"]`, unless it has been built
 * from the same sources. Processes that need it at the same time wait for one build.
 */
export async function buildHost(
  name: string,
  [program, ...args]: [string, ...string[]],
  environment: Record<string, string> = {},
) {
  await packedBorder();
  const marker = join(projectFolder, `dist/hosts/${name}.version`);
  const version = await versionOf([
    `border/hosts/${name}/**/*.{ts,tsx,astro}`,
    `border/hosts/${name}/*.{html,json}`,
    "border/package/**/*.{ts,tsx}",
    "border/hosts/paths.json",
    "package-lock.json",
  ]);
  const isBuilt = async () => existsSync(marker) && (await readFile(marker, "utf8")) === version;
  if (await isBuilt()) return;
  await oneAtATime(name, async () => {
    if (await isBuilt()) return;
    await rm(marker, { force: true });
    await promisify(execFile)(join(projectFolder, "node_modules/.bin", program!), args, {
      cwd: projectFolder,
      // As in a terminal: tests have an environment of their own.
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: "1",
        NEXT_TELEMETRY_DISABLED: "1",
        NODE_ENV: "production",
        ...environment,
      },
    });
    await writeFile(marker, version);
  });
}
