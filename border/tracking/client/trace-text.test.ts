import { expect, test } from "vitest";
import { logLevels } from "./log.ts";
import { contentText, levelName, traceText } from "./trace-text.ts";

test("every level of the tracking log has its name", () => {
  for (const [name, level] of Object.entries(logLevels))
    expect(levelName(logLevels, { level })).toBe(name);
});

test("an entry of the copied trace is a line of its time, level, message and content", () => {
  const time = Date.UTC(2026, 10, 22, 9, 30, 0, 5);
  expect(
    traceText(logLevels, [
      { time, level: 4, message: "dropped", content: { losses: 2 } },
      { time, level: 2, message: "no answer" },
    ]),
  ).toBe(
    '2026-11-22T09:30:00.005Z\twarning\tdropped\t{"losses":2}\n2026-11-22T09:30:00.005Z\tdebug\tno answer',
  );
});

test("the content of a trace entry becomes text, even if JSON cannot express it", () => {
  const itself: { itself?: object } = {};
  itself.itself = itself;
  const contents = [undefined, null, "text", 503, new TypeError("down"), itself, 7n, () => 1];
  expect(contents.map((content) => contentText({ content }))).toEqual([
    "",
    "null",
    "text",
    "503",
    "TypeError: down",
    "[object Object]",
    "7",
    "() => 1",
  ]);
});
