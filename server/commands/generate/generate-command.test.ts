import { expect, test } from "vitest";
import { ArgumentsError } from "../arguments.ts";
import { readGenerateCommand } from "./generate-command.ts";

test("npm run generate takes a number of products", () => {
  expect(readGenerateCommand(["10000"])).toBe(10_000);
  expect(readGenerateCommand(["0"])).toBe(0);
});

test.each([[], ["many"], ["1000001"], ["1", "2"], ["-1"]])(
  "npm run generate refuses %s",
  (...given) => expect(() => readGenerateCommand(given)).toThrow(ArgumentsError),
);
