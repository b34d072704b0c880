import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { settings } from "../../server/config.ts";
import { projectFolder } from "../../server/project-folder.ts";

const read = (file: string) => readFile(join(projectFolder, file), "utf8");
const documents = await Array.fromAsync(
  glob(
    "{*.md,.github/*.md,docs/**/*.md,{commerce,{platform,border,shop,engines,tools}/*}/README.md}",
    {
      cwd: projectFolder,
    },
  ),
);

test("no document links to a file that does not exist", async () => {
  expect(documents).toContain("README.md");
  expect(documents.length).toBeGreaterThan(10);
  const dead: string[] = [];
  for (const document of documents)
    for (const [, angled, link = angled!] of (await read(document)).matchAll(
      /\]\((?!https?:)(?:<([^>]+)>|([^)#]+))/g,
    ))
      if (!existsSync(join(projectFolder, dirname(document), link)))
        dead.push(`${document} links to ${link}`);
  expect(dead).toEqual([]);
});

test("no document fetches the package for hosts from a public registry, where it is not", async () => {
  for (const document of documents)
    expect(await read(document), document).not.toMatch(
      /npx (?!--no -- )kontor-border|npm install @kontor/,
    );
});

/** Stand for what a reader makes: a slice X, a site LU, a folder of data; media types, and the package for hosts. */
const madeUp = /\b(?:X|LU|lu)\b|^\.\/data|^DATA_DIR|^@kontor\/border|^text\/|^client\/$/;
const names = (text: string, path: RegExp) =>
  [...text.matchAll(path)].map(([, name]) => name!).filter((name) => !madeUp.test(name));

test("every path that a document names exists", async () => {
  const missing: string[] = [];
  let found = 0;
  for (const document of documents) {
    // They say what was true at their time.
    if (document === "CHANGELOG.md" || document.startsWith("docs/decisions/")) continue;
    for (const path of names(await read(document), /`((?:[\w.@-]+\/)+[\w.-]*)`/g)) {
      found++;
      if (![".", dirname(document)].some((folder) => existsSync(join(projectFolder, folder, path))))
        missing.push(`${document} names ${path}`);
    }
  }
  expect(found).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test("every file of the project that a comment names exists", async () => {
  const missing: string[] = [];
  let found = 0;
  const code = glob(
    "{platform,commerce,border,shop,engines,server,tests,tools}/**/*.{ts,tsx,js,css}",
    {
      cwd: projectFolder,
    },
  );
  for await (const file of code) {
    const comments = (await read(file)).match(/^\s*(?:\/\/|\/?\*).*$/gm)?.join("\n") ?? "";
    for (const path of names(
      comments,
      /(?<![\w/.])((?:platform|commerce|border|shop|engines|server|tests|tools|docs)\/[\w./-]+\.\w+)/g,
    )) {
      found++;
      if (!existsSync(join(projectFolder, path))) missing.push(`${file} names ${path}`);
    }
  }
  expect(found).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test.each(["README.md", "CONTRIBUTING.md"])(
  "%s names only commands that exist",
  async (document) => {
    const { scripts } = JSON.parse(await read("package.json")) as {
      scripts: Record<string, string>;
    };
    const named = [...(await read(document)).matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short!,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(named).toContain("test");
  },
);

test("the README is at most 150 lines long", async () => {
  expect((await read("README.md")).split("\n").length).toBeLessThanOrEqual(150);
});

test("docs/configuration.md explains every setting", async () => {
  const text = await read("docs/configuration.md");
  expect(Object.keys(settings).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test("every slice has a README", async () => {
  const contracts = await Array.fromAsync(
    glob("{platform,border,shop}/*/*-contract.ts", { cwd: projectFolder }),
  );
  const slices = new Set(contracts.map((contract) => dirname(contract)));
  const without = [...slices].filter(
    (slice) => !existsSync(join(projectFolder, slice, "README.md")),
  );
  expect(slices.size).toBeGreaterThan(10);
  expect(without).toEqual([]);
});
