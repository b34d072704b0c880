import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface AbTest {
  name: string;
  sites: string[];
  groups: { name: string }[];
}
interface Tested {
  test?: { name: string; group: string };
}

async function contentOf<Entry>(pattern: string): Promise<Entry[]> {
  const files = await Array.fromAsync(glob(pattern));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return texts.flatMap((text) => parse(text) as Entry[]);
}

test("each A/B test has something to compare on each of its sites", async () => {
  const missing: string[] = [];
  for (const { name, sites, groups } of await contentOf<AbTest>("shop/content/tests/*.yaml"))
    for (const site of sites) {
      const promotions = await contentOf<Tested>(`shop/content/promotions/${site}.yaml`);
      const shown = new Set(
        promotions.map(({ test: shownIn }) => shownIn?.name === name && shownIn.group),
      );
      for (const group of groups)
        if (group.name !== "control" && !shown.has(group.name))
          missing.push(`${site}: ${name}, ${group.name}`);
    }
  expect(missing).toEqual([]);
});
