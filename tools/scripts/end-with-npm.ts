import { spawnSync } from "node:child_process";

/** Milliseconds between looks at whether npm still runs. */
const lookEvery = 500;

/** Ends this process in order when the npm that runs it has ended, however that was: a killed npm tells its scripts nothing. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  // npm starts a shell, and the shell this process.
  const npm = parentOf(process.ppid);
  if (npm === undefined) return;
  const looks = setInterval(() => {
    if (isRunning(npm)) return;
    // A second signal would end the process before it has closed its database.
    clearInterval(looks);
    process.kill(process.pid, "SIGTERM");
  }, lookEvery).unref();
}

/** Returns the parent of a process, where the system has `ps`. */
function parentOf(id: number): number | undefined {
  const { stdout } = spawnSync("ps", ["-o", "ppid=", "-p", String(id)], { encoding: "utf8" });
  return Number(stdout) || undefined;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
