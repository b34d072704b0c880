import { expect, test } from "vitest";
import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { shopSites } from "../../shop/sites/site-set.ts";
import { argumentReaders } from "./argument-readers.ts";
import { ArgumentsError, HelpRequest, readArguments } from "./arguments.ts";

/** Reads the arguments of a command with an option, and of one without. */
const read = (...args: string[]) =>
  readArguments<string>("npm run tea --", args, (command, done) => {
    command
      .command("brew")
      .description("brews tea")
      .option("--minutes <MINUTES>", "how long")
      .action(({ minutes = "3" }: { minutes?: string }) => done(minutes));
    command.command("pour").action(() => done("poured"));
  });

const printed = (...args: string[]) => {
  try {
    return read(...args);
  } catch (error) {
    return String(error);
  }
};

test("an unknown word is named in the first line, with the nearest one; the second says how to get help", () => {
  expect(printed("brew", "--minuets", "5")).toBe(
    "Error: unknown option --minuets, did you mean --minutes?\nnpm run tea -- brew --help says how it is called.",
  );
  expect(printed("brew", "--minuets=5")).toContain("did you mean --minutes?");
  expect(printed("brwe")).toBe(
    "Error: unknown command brwe, did you mean brew?\nnpm run tea -- --help says how it is called.",
  );
  expect(printed("cook")).toContain("unknown command cook, there are brew, pour\n");
  expect(printed("pour", "milk")).toContain("unexpected argument milk\n");
  expect(() => read("brwe")).toThrow(ArgumentsError);
});

test.each([["--help"], ["-h"], ["brew", "--help"], ["brew", "--minutes", "5", "-h"]])(
  "help is no mistake: %s",
  (...args) => expect(() => read(...args)).toThrow(HelpRequest),
);

test("help lists the commands, and that of a command its options", () => {
  expect(printed("--help")).toMatch(/Usage: npm run tea -- .*brew.*brews tea.*pour/s);
  expect(printed("brew", "--help")).toMatch(/npm run tea -- brew .*--minutes <MINUTES>.*how long/s);
});

test("right arguments are read", () => expect(read("brew", "--minutes", "5")).toBe("5"));

test("every command has a reader of its arguments, which answers --help", async () => {
  const files = await Array.fromAsync(glob(join(import.meta.dirname, "*/main.ts")));
  expect(Object.keys(argumentReaders).sort()).toEqual(
    files.map((file) => basename(dirname(file))).sort(),
  );
  for (const reader of Object.values(argumentReaders))
    expect(() => reader(["--help"], shopSites)).toThrow(HelpRequest);
});

test("every script of the project reads its arguments, and so answers --help", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const files = new Set(
    Object.values(scripts).flatMap((run) => /^node (?:--\S+ )?(\S+\.ts)/.exec(run)?.[1] ?? []),
  );
  expect(files.size).toBeGreaterThan(20);
  const readers = /argumentsOfProcess|expectNoArguments|argumentReaders|openBench/;
  for (const file of files) expect(await readFile(file, "utf8"), file).toMatch(readers);
});
