import { readFileSync } from "node:fs";

/** Microseconds of processor time that a process has used, all threads; Linux counts them in hundredths of a second. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is a name in brackets that may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [fields[11], fields[12]].map(Number);
  return (user! + system!) * 10_000;
}

/** The same of a process and its children. */
export function processorTimeOfAll(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  const pids = children.trim().split(" ").filter(Boolean).map(Number);
  return [pid, ...pids].reduce((sum, each) => sum + processorTime(each), 0);
}
