import { readFileSync } from "node:fs";

/** Returns the microseconds of processor time that a process has used, in all threads; Linux counts in hundredths of a second. */
export function processorTime(pid: number): number {
  const [user, system] = timesOf(pid);
  return (user! + system!) * 10_000;
}

/** Returns the processor time of a process and its children, including those that have ended. */
export function processorTimeOfAll(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  const pids = children.trim().split(" ").filter(Boolean).map(Number);
  const own = timesOf(pid).reduce((sum, time) => sum + time) * 10_000;
  return pids.reduce((sum, each) => sum + processorTime(each), own);
}

/** Returns the MiB of memory that a process uses, or used at its peak. */
export function residentMemory(pid: number, field: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)![1]) / 1024);
}

/** Returns the time of the user and of the system, and both of the children that have ended. */
function timesOf(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is a name in brackets that may contain spaces.
  return stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 15)
    .map(Number);
}
