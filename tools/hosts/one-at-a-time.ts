import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "../../storefront/server/project-folder.ts";

/** Runs a build while no other process runs the one of this name: files of tests that need it run in several processes. */
export async function oneAtATime<T>(name: string, run: () => Promise<T>): Promise<T> {
  await mkdir(join(projectFolder, "dist/hosts"), { recursive: true });
  for (;;) {
    await using lock = await tryLock(join(projectFolder, `dist/hosts/${name}.lock`));
    if (lock.isMine) return await run();
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
