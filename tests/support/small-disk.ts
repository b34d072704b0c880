import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Takes all but some megabytes of the disk. */
  leave(megabytes: number): Promise<void>;
  remove(): void;
}

/** Undefined where this process may not mount one. */
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
