import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { editedParts, openEditedContent } from "../../../tests/support/edited-content.ts";

const { work, folder, run, mistakes, edit } = await openEditedContent();

test("a file name that cannot be stored is a mistake, and a folder named as a file is ignored", async () => {
  await run("export", { parts: ["footer"] });
  await writeFile(join(folder, "footer", "a..yaml"), "[]");
  await mkdir(join(folder, "footer", "x.yaml"));
  expect(await mistakes()).toContain(
    "FOLDER/footer/a..yaml: a name with two dots in a row is stored nowhere; rename it.",
  );
  await rm(join(folder, "footer", "a..yaml"));
  expect(await mistakes()).toEqual([]);
});

describe("nothing is imported", () => {
  const bomb = Array.from({ length: 30 }, (_, level) =>
    level === 0 ? `a0: &a0 [x]` : `a${level}: &a${level} [*a${level - 1}, *a${level - 1}]`,
  ).join("\n");

  beforeEach(() => run("export"));

  test("nothing is imported before all mistakes of all parts are corrected", async () => {
    await edit("promotions/DE.yaml", /headline: .*/, 'headline: "<script>alert(1)</script>"');
    await edit(
      "navigation/nodes.yaml",
      "- id:",
      "- id: loop\n  parent: loop\n  title: {de: a, fr: a, pl: a, cs: a, hu: a, sk: a, tr: a}\n  href: /a\n- id:",
    );
    await writeFile(
      join(folder, "footer/PL.yaml"),
      "- {name: a, content: {headline: a}}\n- {name: b, content: {headline: b}}\n",
    );
    await writeFile(
      join(folder, "footer/TR.yaml"),
      "- name: a\n  content: {socialMedia: {heading: a, icons: [{iconName: myspace, link: {url: /a, text: a}}]}}\n",
    );
    await edit("promotions/AT.yaml", "  type:", "  test: {name: nosuch, group: a}\n  type:");
    await edit("promotions/PL.yaml", "  type:", "  name: twice\n  type:");
    await edit("cart/vouchers.yaml", /- code: BLACK15/, "- code: WHITE15");
    const said = await mistakes();
    expect(said[0]).toBe("Nothing is imported before this is right:");
    for (const expected of [
      /^FOLDER\/promotions\/DE\.yaml:\d+: .*<script> is not allowed; allowed are/,
      /^FOLDER\/navigation\/nodes\.yaml:\d+: loop: on the site \w+ .*/,
      /^FOLDER\/footer\/PL\.yaml:2: b: it is valid at the same time as a; end the one/,
      /^FOLDER\/footer\/TR\.yaml:2: a: there is no picture "myspace"; there are android/,
      /^FOLDER\/promotions\/AT\.yaml:\d+: .*AT has no test nosuch with a group a; correct/,
      /^FOLDER\/promotions\/PL\.yaml:\d+: this is not YAML: Map keys must be unique/,
      /^FOLDER\/promotions\/\w+\.yaml:\d+: .*has no voucher BLACK15/,
    ])
      expect(said).toContainEqual(expect.stringMatching(expected));
  });

  test.each([
    [
      "another encoding",
      Buffer.from("- name: Frühling\n", "latin1"),
      "FOLDER/footer/DE.yaml: it is not written in UTF-8",
    ],
    [
      "UTF-16",
      Buffer.from("\ufeff- name: a\n", "utf16le"),
      "FOLDER/footer/DE.yaml: it is not written in UTF-8",
    ],
    [
      "the character 0",
      Buffer.from('- name: "a\0b"\n'),
      "FOLDER/footer/DE.yaml: it is not written in UTF-8",
    ],
    ["too much", Buffer.alloc(1_000_001, "#"), "FOLDER/footer/DE.yaml: it is longer than 1000 kB"],
    [
      "aliases that explode",
      Buffer.from(bomb),
      "FOLDER/footer/DE.yaml:1: this is not YAML: Excessive alias count",
    ],
    [
      "endless brackets",
      Buffer.from("[".repeat(5_000)),
      "FOLDER/footer/DE.yaml:1: this is not YAML",
    ],
  ])("a file with %s is not imported", async (_what, bytes, expected) => {
    await writeFile(join(folder, "footer", "DE.yaml"), bytes);
    expect(await mistakes()).toContainEqual(expect.stringContaining(expected));
  });

  test("nothing is imported from a folder with a file that nothing reads", async () => {
    await cp(join(folder, "footer", "DE.yaml"), join(folder, "footer", "de-new.yaml"));
    expect(await mistakes()).toContainEqual(
      expect.stringMatching(
        /^FOLDER\/footer\/de-new\.yaml: no such file is read; there are DE\.yaml, /,
      ),
    );
  });

  test("a folder that is no part of the content or does not exist is not imported", async () => {
    await mkdir(join(folder, "promotion"));
    expect(await mistakes()).toEqual([
      expect.stringMatching(
        /^FOLDER\/promotion is no part of the content; did you mean promotions\?$/,
      ),
    ]);
    expect(await mistakes({ folder: join(work, "nowhere") })).toEqual([
      expect.stringMatching(/nowhere is not there: correct the path, or export into it first/),
    ]);
    expect(await mistakes({ folder: join(folder, "footer") })).toEqual([
      expect.stringContaining("has no folder"),
    ]);
    expect(await mistakes({ parts: ["themeworlds"] })).toEqual([
      `There is no part "themeworlds" of the content; there are ${editedParts.join(", ")}.`,
    ]);
  });

  test("a part without an entry to which other parts in the database refer is not imported", async () => {
    await edit("cart/vouchers.yaml", /- code: BLACK15/, "- code: WHITE15");
    expect(await mistakes({ parts: ["cart"] })).toContainEqual(
      expect.stringMatching(/^promotions\/DE\.yaml:\d+: .*DE has no voucher BLACK15/),
    );
  });
});
