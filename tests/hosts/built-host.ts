import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../../server/project-folder.ts";
import { versionOf } from "../../tools/scripts/build.ts";

/**
 * Builds a host of border/hosts into dist/hosts/NAME, unless it has been built from the same sources. Processes that need it at the
 * same time wait for one build. Returns its folder.
 */
export async function builtHost(name: string, build: () => Promise<unknown>): Promise<string> {
  const folder = join(projectFolder, "dist/hosts", name);
  const marker = `${folder}.version`;
  const version = await versionOf([
    `border/hosts/{${name},node}/**/*.*`,
    "border/hosts/paths.json",
    "package-lock.json",
  ]);
  const isBuilt = async () => existsSync(marker) && (await readFile(marker, "utf8")) === version;
  await mkdir(join(folder, ".."), { recursive: true });
  const lock = `${folder}.lock`;
  while (!(await isBuilt())) {
    const owner = await readFile(lock, "utf8").catch(() => "");
    if (owner && !isRunning(Number(owner))) await rm(lock, { force: true });
    const isMine = await writeFile(lock, String(process.pid), { flag: "wx" }).then(
      () => true,
      () => false,
    );
    if (!isMine) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      continue;
    }
    try {
      await rm(marker, { force: true });
      await build();
      await writeFile(marker, version);
    } finally {
      await rm(lock, { force: true });
    }
  }
  return folder;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
