import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { projectFiles, type TextFile } from "./project-files.ts";

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

/** Comments of code, and titles of tests, also of those in tables and on conditions. */
const prose =
  /^\s*(?:\/\/|\/?\*).*$|\/\*\*.*\*\/|(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(?:`[^`]*`|"[^"]*")/gm;

/** Returns the words of the glossary in comments, titles and documents, with better ones. */
const wordsToTranslate = (files: TextFile[]) =>
  files.flatMap(([file, text]) =>
    (file.endsWith(".md") ? text.split("\n") : (text.match(prose) ?? [])).flatMap((line) =>
      glossary
        .filter(([word]) => word.test(line))
        .map(([, better]) => `${file}: ${line.trim()} – rather: ${better}`),
    ),
  );

test("comments, titles of tests and documents use the words of the field", async () => {
  const layers =
    "platform/**/*,commerce/**/*,border/**/*,storefront/**/*,shop/**/*,engines/**/*,server/**/*";
  const files = await projectFiles(
    `{*,.github/*,docs/**/*,${layers},tests/**/*,tools/**/*}.{ts,tsx,js,css,md}`,
    ["CHANGELOG.md", "docs/decisions/**", "shop/content/**", "tools/drawings/**"],
  );
  expect(wordsToTranslate(files)).toEqual([]);
});

test("each word to translate is found in comments, titles of tests and documents", () => {
  const offences =
    "reckons, mends, tells of, puts down, tier of resort, kept first, whoever, meanwhile, anew, as far as, all the same, doubles, unseen, asker, tell apart, one behind the other, so-manieth, gives";
  const rest = glossary.slice(0, -1).map(([, better]) => better);
  for (const planted of [
    `// ${offences}`,
    `/** ${offences} */`,
    ` * ${offences}`,
    `test("${offences}", () => {});`,
    `test.each([1])(\n  "${offences}", () => {});`,
    `describe.runIf(process.env.NIGHT)(\`${offences}\`, () => {});`,
  ])
    expect(wordsToTranslate([["planted.ts", planted]]), planted).toEqual(
      rest.map((better) => expect.stringContaining(`rather: ${better}`)),
    );
  expect(wordsToTranslate([["planted.md", `It ${offences}`]])).toHaveLength(rest.length);
  for (const beginning of ["What", "Of", "The same"])
    for (const docstring of [`/** ${beginning} it is. */`, `/**\n * ${beginning} it is.\n */`])
      expect(wordsToTranslate([["planted.ts", docstring]]), docstring).toHaveLength(1);
  expect(wordsToTranslate([["planted.ts", `const words = "${offences}, gives way";`]])).toEqual([]);
});

test("commit subjects are one change in the imperative, under 60 characters", async () => {
  const wrong = (subjects: string[]) =>
    subjects.filter((subject) => !/^[A-Z].{0,57}[^.\s]$/.test(subject));
  const offences = ["fix a test", "Fix a test.", "Fix a test ", `Fix ${"a".repeat(56)}`];
  expect(wrong([...offences, "Fix a test"])).toEqual(offences);
  expect(wrong(await git("log", "--no-merges", "--max-count=100", "--format=%s"))).toEqual([]);
});
