import { expect, test } from "vitest";
import { log, setMonitor, trace, type LogEntry } from "./log.ts";

test("the tracking trace has the last 100 entries with time, level, message and content", () => {
  const start = Date.now();
  for (let count = 1; count <= 101; count++) log("info", `entry ${count}`, { count });
  expect(trace()).toHaveLength(100);
  expect(trace()[0]).toMatchObject({ level: 3, message: "entry 2", content: { count: 2 } });
  expect(trace()[99]!.time).toBeGreaterThanOrEqual(start);
});

test("the title and the content of a logged table have levels of their own", () => {
  log("tableTitle", "events");
  log("tableContent", "events", ["a", "b"]);
  expect(trace().slice(-2)).toMatchObject([
    { level: 6, message: "events" },
    { level: 7, message: "events", content: ["a", "b"] },
  ]);
});

test("the monitor of a log gets only warnings and errors, including earlier ones, and may fail", () => {
  const got: LogEntry[] = [];
  log("warning", "before");
  setMonitor((entry) => {
    got.push(entry);
    throw new Error("down");
  });
  for (const level of ["trace", "debug", "info", "warning", "error", "tableTitle"] as const)
    log(level, level);
  setMonitor();
  log("error", "after");
  expect(got.map(({ message, level }) => [message, level])).toEqual([
    ["before", 4],
    ["warning", 4],
    ["error", 5],
  ]);
});
