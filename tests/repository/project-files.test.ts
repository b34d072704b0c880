import { expect, test } from "vitest";
import { projectFiles } from "./project-files.ts";

test("project files are read by their paths, without the exceptions", async () => {
  const files = new Map(await projectFiles("{*,docs/*}.md", ["CHANGELOG.md"]));
  expect(files.get("README.md")).toContain("# Kontor");
  expect([...files.keys()]).toContain("docs/embedding.md");
  expect([...files.keys()]).not.toContain("CHANGELOG.md");
});

test("a folder that was renamed since its check was written fails the check", async () => {
  await expect(projectFiles("{border,pages}/**/*.ts")).rejects.toThrow("pages/**/*.ts");
  await expect(projectFiles("*.md", ["pages/**"])).rejects.toThrow("exception pages/**");
});
