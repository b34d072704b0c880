import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../../server/project-folder.ts";
import { versionOf } from "../../tools/scripts/build.ts";

/**
 * Builds a host of border/hosts into dist/hosts/NAME by a program of node_modules, such as `["astro", "build"]`, unless it has been built
 * from the same sources. Processes that need it at the same time wait for one build.
 */
export async function buildHost(name: string, [program, ...args]: [string, ...string[]]) {
  const marker = join(projectFolder, `dist/hosts/${name}.version`);
  const version = await versionOf([
    `border/hosts/{${name},node}/**/*.{ts,tsx,astro}`,
    `border/hosts/${name}/*.{html,json}`,
    "border/hosts/paths.json",
    "package-lock.json",
  ]);
  const isBuilt = async () => existsSync(marker) && (await readFile(marker, "utf8")) === version;
  await mkdir(join(projectFolder, "dist/hosts"), { recursive: true });
  while (!(await isBuilt())) {
    await using lock = await tryLock(join(projectFolder, `dist/hosts/${name}.lock`));
    if (!lock.isMine) continue;
    await rm(marker, { force: true });
    await promisify(execFile)(join(projectFolder, "node_modules/.bin", program!), args, {
      cwd: projectFolder,
      // As in a terminal: tests have an environment of their own.
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: "1",
        NEXT_TELEMETRY_DISABLED: "1",
        NODE_ENV: "production",
      },
    });
    await writeFile(marker, version);
  }
}

/** Locks a file for this process, or waits a moment while another one that still runs has it. */
async function tryLock(file: string) {
  const owner = Number(await readFile(file, "utf8").catch(() => ""));
  if (owner && !isRunning(owner)) await rm(file, { force: true });
  const isMine = await writeFile(file, String(process.pid), { flag: "wx" }).then(
    () => true,
    () => false,
  );
  if (!isMine) await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    isMine,
    async [Symbol.asyncDispose]() {
      if (isMine) await rm(file, { force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
