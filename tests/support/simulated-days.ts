import { readFileSync } from "node:fs";

/**
 * Moves the clock of a process, which loads this with `--import`: by as many milliseconds as the file in CLOCK_FILE says. Jobs that run
 * each minute or more often run again as soon as they are done, so that a simulated day passes in a moment.
 */

const real = Date;
const file = process.env.CLOCK_FILE!;
const readOffset = () => Number(readFileSync(file, "utf8") || offset);
/** Milliseconds between two looks at the file, and between two runs of a job. */
const lookEvery = 20;
const runEvery = 150;

let offset = 0;
offset = readOffset();
globalThis.setInterval(() => (offset = readOffset()), lookEvery).unref();

const now = () => real.now() + offset;
globalThis.Date = new Proxy(real, {
  construct: (target, given, created) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], created) as Date,
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});

const setRealInterval = globalThis.setInterval;
const setJob = (run: () => unknown, every: number, ...rest: unknown[]) => {
  if (every < 5_000 || every > 60_000) return setRealInterval(run, every, ...rest);
  let isRunning = false;
  return setRealInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    await run();
    isRunning = false;
  }, runEvery);
};
globalThis.setInterval = Object.assign(setJob, setRealInterval) as typeof setInterval;
