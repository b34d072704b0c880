import { describe, expect, test } from "vitest";
import { filesOf } from "../../../tests/support/content-files.ts";
import { shopContentPages } from "../../../tests/support/shop-content-pages.ts";
import { allSites } from "../../sites/all-sites.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { blockPageNumbers } from "../../sites/page-paths.ts";
import { blockKinds } from "./content-blocks.ts";
import { readContentPages, type KnownToPages, type PagesSite } from "./read-content-pages.ts";

const sites: PagesSite[] = [
  { site: allSites.DE.site, folders: ["DE"] },
  { site: allSites.CH.site, folders: ["CH", "DE"] },
  { site: allSites.TR.site, folders: ["TR"] },
];
const known: KnownToPages = {
  pictures: new Set(["hero-roastery"]),
  products: new Set([100101]),
  categories: new Set(["coffee"]),
  forms: new Set(["office-coffee"]),
  textPages: { terms: 400007325 },
};
const page = {
  number: 1,
  address: "kaffee",
  picture: "hero-roastery",
  title: "Kaffee",
  description: "Alles über Kaffee",
  lead: "Ein Anfang.",
  blocks: [{ text: "Guten Tag" }],
};

function read(files: Record<string, unknown>) {
  const mistakes: string[] = [];
  const rows = readContentPages(filesOf(files), sites, known, mistakes);
  return { rows, mistakes };
}
const mistakesOf = (change: object) =>
  read({ "DE/coffee.yaml": { ...page, ...change } }).mistakes.join("\n");

describe("the shop's own pages", () => {
  test("each site has at least five to read, among them those that its footer links to", async () => {
    const rows = await shopContentPages();
    for (const code of siteCodes) {
      const own = rows.filter(({ site }) => site === code);
      expect(own.length, code).toBeGreaterThanOrEqual(5);
      for (const [id, number] of Object.entries(blockPageNumbers)) {
        const found = own.find((row) => row.id === id);
        expect(found, `${code} ${id}`).toMatchObject({ number, path: allSites[code].pages.about });
      }
    }
  });

  test("each has its own words in each language", async () => {
    const rows = await shopContentPages();
    for (const id of new Set(rows.map((row) => row.id))) {
      const leads = Map.groupBy(
        rows.filter((row) => row.id === id),
        ({ content }) => content.lead.replaceAll("ß", "ss"),
      );
      for (const same of leads.values())
        expect(new Set(same.map(({ site }) => allSites[site as "DE"].site.language)).size).toBe(1);
    }
  });
});

test("a page that a site takes from another has the site's own figures and spelling", () => {
  const { rows, mistakes } = read({
    "DE/coffee.yaml": { ...page, blocks: [{ text: "Ab {freeDeliveryFrom}, ein Gruß" }] },
  });
  expect(mistakes).toEqual([]);
  expect(rows.map(({ site, content }) => [site, content.blocks[0]!.text])).toEqual([
    ["DE", "Ab 20\u00a0Euro, ein Gruß"],
    ["CH", "Ab CHF\u00a030, ein Gruss"],
  ]);
});

test("a site's own page comes before the one of another folder, and sites leaves out the others", () => {
  const { rows } = read({
    "DE/coffee.yaml": page,
    "CH/coffee.yaml": { ...page, title: "Kafi" },
    "DE/tea.yaml": { ...page, number: 2, sites: ["DE"] },
  });
  expect(rows.map(({ site, id, content }) => `${site} ${id} ${content.title}`)).toEqual([
    "DE coffee Kaffee",
    "DE tea Kaffee",
    "CH coffee Kafi",
  ]);
});

test("pages stand in the order of their numbers", () => {
  const { rows } = read({
    "TR/a.yaml": { ...page, number: 7 },
    "TR/b.yaml": { ...page, number: 3 },
  });
  expect(rows.map(({ id, place }) => [id, place])).toEqual([
    ["b", 0],
    ["a", 1],
  ]);
});

test("names, addresses and durations stay as they are written", () => {
  const steps = {
    title: "Brühen",
    time: "4 min",
    list: [
      { title: "Gießen", text: "60 ml", time: "45 s" },
      { title: "Warten", text: "3 min" },
    ],
  };
  const { rows } = read({ "DE/coffee.yaml": { ...page, blocks: [{ steps }] } });
  const [block] = rows[0]!.content.blocks;
  expect(block!.steps).toMatchObject({ time: "4 min", list: [{ time: "45 s" }, {}] });
  expect(block!.steps!.list[0]!.text).toBe("60\u00a0ml");
});

describe("mistakes name file, line and remedy", () => {
  const text = (markdown: string) => ({ blocks: [{ text: markdown }] });
  const block = (value: object) => ({ blocks: [value] });
  const item = { title: "Was", text: "Das" };

  test.each([
    ["an unknown block", block({ carousel: [] }), "carousel: there is no such key"],
    ["a mistyped block", block({ txt: "Hallo" }), "write text"],
    ["a block without a kind", block({}), `give it one of ${blockKinds.join(", ")}`],
    [
      "two blocks in one",
      block({ text: "Hallo", form: "office-coffee" }),
      "text and form are two blocks; write - before each",
    ],
    ["a block within a block", block({ text: { text: "Hallo" } }), "text: write a text"],
    [
      "a block within a block within a block",
      block({ accordion: { list: [{ ...item, blocks: [{ teasers: { list: [] } }] }] } }),
      "accordion → list → 0 → blocks: there is no such key",
    ],
    ["HTML", text("Hallo <script>alert(1)</script>"), "<script> is HTML; write Markdown"],
    ["a picture in a text", text("![x](/x.png)"), "write a block picture"],
    ["a table in a text", text("| a | b |\n| --- | --- |\n| c | d |"), "write a block table"],
    ["a title in a text", text("# Kaffee"), "write ## or ###"],
    ["a script as address", text("[x](javascript:alert)"), "is no address to lead to"],
    ["an unknown placeholder", text("Ab {freeDelivery}"), "there is no place {freeDelivery}"],
    ["an unknown picture", { picture: "hero-moon" }, 'there is no picture "hero-moon"'],
    [
      "an unknown picture of a block",
      block({ picture: { picture: "hero-moon" } }),
      'there is no picture "hero-moon"',
    ],
    [
      "an unknown product",
      block({ products: { title: "x", numbers: [100101, 999999] } }),
      "there is no product 999999; correct or remove it",
    ],
    [
      "an unknown category",
      block({ products: { title: "x", category: "tea" } }),
      'there is no category "tea"',
    ],
    [
      "products chosen twice",
      block({ products: { title: "x", category: "coffee", query: "kaffee" } }),
      "keep one",
    ],
    ["products chosen by nothing", block({ products: { title: "x" } }), "keep one"],
    [
      "a table whose rows differ",
      block({ table: { head: ["a", "b"], rows: [["c", "d", "e"]] } }),
      "this row has 3 cells, and the head 2",
    ],
    [
      "a film without encryption",
      block({ video: { poster: "hero-roastery", title: "x", link: "http://film.example/" } }),
      "begins with https://",
    ],
    [
      "a duration in words",
      block({ steps: { title: "x", time: "vier Minuten", list: [item, item] } }),
      "write a time such as 45 s",
    ],
    ["an unknown campaign", block({ form: "draw" }), 'there is no campaign "draw" with a form'],
    ["a number of another page", { number: 400007325 }, 'the page of text "terms"'],
    ["an address with accents", { address: "Über uns" }, "small letters without accents"],
    ["an unknown site", { sites: ["DE", "XX"] }, "there is no site XX; there are DE, CH, TR"],
    ["a focus in words", { focus: "links oben" }, "two percentages"],
    ["a focus between the steps", { focus: "62% 50%" }, "in steps of ten"],
    ["no blocks", { blocks: [] }, "give at least 1"],
    ["too many blocks", { blocks: Array.from({ length: 61 }, () => item) }, "give at most 60"],
    ["a text that is too long", text("x".repeat(8_001)), "write at most 8000 characters"],
    [
      "an end before the beginning",
      { from: "2027-03-01T00:00:00Z", until: "2027-02-01T00:00:00Z" },
      "it ends before it begins",
    ],
  ])("%s", (_, change, part) => {
    const mistakes = mistakesOf(change);
    expect(mistakes).toContain(part);
    expect(mistakes).toMatch(/DE\/coffee\.yaml:\d+:/);
  });

  test("a number that is used twice", () => {
    const { mistakes } = read({ "TR/a.yaml": page, "TR/b.yaml": page });
    expect(mistakes.join()).toMatch(/TR\/b\.yaml:1: number: 1 is the number of a;/);
  });

  test.each(["XX/a.yaml", "a.yaml", "DE/A b.yaml", "DE/more/a.yaml"])("a file %s", (path) => {
    expect(read({ [path]: page }).mistakes.join()).toContain(`${path}: pages are in the folder`);
  });

  test("what is no YAML, or nested without end", () => {
    expect(read({ "DE/a.yaml": "title: [" }).mistakes.join()).toMatch(/DE\/a\.yaml:\d+: this is/);
    expect(read({ "DE/a.yaml": "[".repeat(100_000) }).mistakes).toHaveLength(1);
  });
});
