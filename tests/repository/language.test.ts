import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectFolder } from "../../server/project-folder.ts";

const git = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)("git", args, { cwd: projectFolder });
  return stdout.split("\n").filter(Boolean);
};

/** Words that engineers had to translate while they read, and those of the field. */
const glossary: [RegExp, string][] = [
  [/\breckon\w*/i, "compute"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix"],
  [/\btells? of\b/i, "notify, document"],
  [/\bput(?:s|ting)? down\b/i, "record"],
  [/\btiers? of resort\b/i, "fallback level"],
  [/\bkept first\b/i, "cached, from the cache first"],
  [/\b(?:whoever|somebody|nobody|whom)\b/i, "the actor: shopper, host, browser, process"],
  [/\bmeanwhile\b/i, "while …"],
  [/\banew\b/i, "again; re-render, rebuild, restart"],
  [/\bas far as\b/i, "if, when"],
  [/\ball the same\b/i, "still, anyway"],
  [/\bdoubles\b/i, "duplicates"],
  [/\bunseen\b/i, "unread, pending"],
  [/\baskers?\b/i, "client, caller"],
  [/\btell apart\b/i, "distinguish"],
  [/\bone behind the other\b/i, "in sequence"],
  [/\bso-manieth\b/i, "nth"],
  [/\bgives\b(?! (?:way|up)\b)/i, "returns, grants, has"],
  [/^\s*\/?\*\*? (?:What|Of|The same) /, "the verb or noun that a reader looks for: Returns …"],
];

/** Comments of code, and titles of tests. */
const prose =
  /^\s*(?:\/\/|\/?\*).*$|\/\*\*.*\*\/|\b(?:test|describe)(?:\.\w+)*\(\s*(?:`[^`]*`|"[^"]*")/gm;
const others = /^(?:CHANGELOG\.md|docs\/decisions\/|shop\/(?:content|pictures\/draw)\/)/;

test("comments, titles of tests and documents use the words of the field", async () => {
  const found: string[] = [];
  const files = await git("ls-files", "*.ts", "*.tsx", "*.js", "*.css", "*.md");
  for (const file of files.filter((name) => !others.test(name))) {
    const text = await readFile(join(projectFolder, file), "utf8");
    const lines = file.endsWith(".md") ? text.split("\n") : (text.match(prose) ?? []);
    for (const line of lines)
      for (const [word, better] of glossary)
        if (word.test(line)) found.push(`${file}: ${line.trim()} – rather: ${better}`);
  }
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

test("commit subjects are one change in the imperative, under 60 characters", async () => {
  const subjects = await git("log", "--no-merges", "--max-count=100", "--format=%s");
  expect(subjects.filter((subject) => !/^[A-Z].{0,57}[^.\s]$/.test(subject))).toEqual([]);
});
