import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small disk that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk except for some megabytes. */
  leave(megabytes: number): Promise<void>;
  remove(): void;
}

/** Creates the disk; undefined where this process may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "kontor-disk-"));
  try {
    const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
    execFileSync("mount", options, { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    async leave(rest) {
      rmSync(filler, { force: true });
      const [free] = execFileSync("df", ["--output=avail", "-B1M", folder])
        .toString()
        .match(/\d+/)!;
      await writeFile(filler, Buffer.alloc(Math.max(0, Number(free) - rest) * 1024 * 1024));
    },
    remove() {
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
