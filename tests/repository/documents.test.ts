import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { settings } from "../../server/config.ts";
import { projectFolder } from "../../server/project-folder.ts";

const read = (file: string) => readFile(join(projectFolder, file), "utf8");
const documents = await Array.fromAsync(
  glob(
    "{*.md,.github/*.md,docs/*.md,hosts/*.md,decisions/*.md,features/*/README.md,bench/*.md,content/*.md}",
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
    for (const [, link = ""] of (await read(document)).matchAll(/\]\((?!https?:)([^)#]+)/g))
      if (!existsSync(join(projectFolder, dirname(document), link)))
        dead.push(`${document} links to ${link}`);
  expect(dead).toEqual([]);
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

test("every feature has a README", async () => {
  const features = await Array.fromAsync(glob("features/*/", { cwd: projectFolder }));
  const without = features.filter(
    (feature) => !existsSync(join(projectFolder, feature, "README.md")),
  );
  expect(features.length).toBeGreaterThan(4);
  expect(without).toEqual([]);
});
