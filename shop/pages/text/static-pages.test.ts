import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentError } from "../../../platform/shared/content/content-file.ts";
import { readStaticPages } from "./static-pages.server.ts";

/** The shop's own pages in a separate folder; a test replaces one of them. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-"));
  await cp("shop/content/pages", folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const write = (text: string) =>
  writeFile(
    join(folder, "DE", "click-and-collect.md"),
    `---\ntitle: T\ndescription: D\n---\n${text}\n`,
  );

test("a page that a site takes from another shows the site's own figures", async () => {
  await write("Ab {freeDeliveryFrom} kostenlos, ein Gruß");
  const pages = await readStaticPages(folder);
  expect(pages.get("DE", "click-and-collect").html).toContain(
    "Ab 20\u00a0Euro kostenlos, ein Gruß",
  );
  expect(pages.get("CH", "click-and-collect").html).toContain(
    "Ab CHF\u00a030 kostenlos, ein Gruss",
  );
});

test("an unknown placeholder stops the start, with an error that names its file and the valid placeholders", async () => {
  await write("Ab {freeDelivery}");
  const reading = readStaticPages(folder);
  await expect(reading).rejects.toThrow(ContentError);
  await expect(reading).rejects.toThrow(
    /\/DE\/click-and-collect\.md:5: there is no place \{freeDelivery\}; there are .*freeDeliveryFrom, /,
  );
});

test("a missing page and one with an invalid head are named with all other mistakes", async () => {
  await rm(join(folder, "DE", "faq.md"));
  await rm(join(folder, "CH_FR"), { recursive: true });
  await writeFile(
    join(folder, "DE", "click-and-collect.md"),
    '---\ntitle: T\ndescription: "D\n---\nText\n',
  );
  await writeFile(join(folder, "PL", "click-and-collect.md"), "Text\n");
  const mistakes = await readStaticPages(folder).catch((error: ContentError) => error.mistakes);
  expect(mistakes).toEqual(
    expect.arrayContaining([
      `${folder}/DE/faq.md is missing; add it (see shop/content/README.md).`,
      `${folder}/CH_FR/click-and-collect.md is missing; add it (see shop/content/README.md).`,
      expect.stringMatching(/\/DE\/click-and-collect\.md:3: this is not YAML: .*quote/),
      expect.stringMatching(/\/PL\/click-and-collect\.md:1: it must begin with title/),
    ]),
  );
});

test("the cells of a table know their line and their column", async () => {
  await write('| Store | Samstag & "Feiertag" |\n| --- | --- |\n| **Köln** | 9 Uhr |');
  const { html } = (await readStaticPages(folder)).get("DE", "click-and-collect");
  expect(html).toContain('<th scope="row"><strong>Köln</strong></th>');
  expect(html).toContain('<td data-column="Samstag &amp; &quot;Feiertag&quot;">9\u00a0Uhr</td>');
});

test("every page but the user menu is in the side navigation, once", async () => {
  const pages = await readStaticPages(folder);
  const linked = pages.groups("DE").flat();
  const others = pages.list("DE").filter(({ key }) => key !== "user-menu");
  expect(new Set(linked)).toEqual(new Set(others));
  expect(linked).toHaveLength(others.length);
});
