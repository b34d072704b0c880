import { expect, test } from "vitest";
import { filesOf, shopFiles } from "../../../tests/support/content-files.ts";
import { shopPictures } from "../../../tests/support/shop-pictures.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { allSites } from "../../sites/all-sites.ts";
import { leadBlocks } from "../../server/connect-slices.ts";
import { readLeads } from "./read-leads.ts";

const sites = Object.values(allSites).map(({ site }) => site);
const entry = {
  id: "draw",
  sites: ["DE"],
  address: "verlosung",
  title: "Verlosung",
  description: "Wir verlosen Kaffee.",
  blocks: [{ text: "Machen Sie **mit**." }],
  fields: [
    { id: "name", kind: "text", label: "Name", required: true },
    { id: "email", kind: "email", label: "E-Mail", required: true },
  ],
  submit: "Mitmachen",
  thanks: { title: "Danke", text: "Viel Glück!" },
  confirmedByMail: true,
  storedDays: 30,
};
type Change = Record<string, unknown>;
const named = {
  pictures: new Set<string>(),
  products: new Set<number>(),
  categories: new Set<string>(),
};
const blocks = leadBlocks(named);
const read = (...changes: Change[]) =>
  withoutMistakes((mistakes) =>
    readLeads(
      filesOf({ "de.yaml": changes.map((change) => ({ ...entry, ...change })) }),
      sites,
      blocks,
      mistakes,
    ),
  );
const mistakesIn = (...changes: Change[]) =>
  read(...changes).then(
    () => "",
    (error: Error) => error.message,
  );
const withField = (field: Change) => ({ fields: [...entry.fields, { label: "Feld", ...field }] });

test("each site has a company enquiry, a catalogue by post and a draw or contest with conditions", async () => {
  const known = leadBlocks({
    pictures: new Set((await shopPictures()).keys()),
    products: { has: () => true },
    categories: { has: () => true },
  });
  const rows = await withoutMistakes(async (mistakes) =>
    readLeads(await shopFiles("leads"), sites, known, mistakes),
  );
  for (const site of sites) {
    const { code } = site;
    const own = rows.filter((row) => row.site === code);
    expect(own.map(({ id }) => id).toSorted(), code).toEqual([
      "advent-draw",
      "catalogue-by-post",
      "company-coffee",
    ]);
    const { address, content } = own.find(({ id }) => id === "advent-draw")!;
    expect(content.isConfirmedByMail, code).toBe(true);
    expect(content.conditions?.text, code).toContain(String(site.newsletter.minimumAge));
    expect(content.consents[0]!.text, code).toContain(`](/lead/${address}#conditions)`);
  }
});

test("texts of a campaign have the figures of its site and its own, and HTML in them is text", async () => {
  const [row] = await read({
    blocks: [{ text: "Ab {newsletterAge}, bis {ends}." }],
    conditions: { title: "Regeln", text: "Gelöscht am {deleted}. <script>" },
    until: "2026-12-20T20:00:00+01:00",
  });
  expect(row!.content.blocks).toEqual([{ text: "Ab 16, bis 20. Dezember 2026 um 20:00." }]);
  expect(row!.content.conditions!.text).toContain("Gelöscht am 19. Januar 2027. &lt;script&gt;");
});

test("a Swiss site reads a German campaign in its own spelling", async () => {
  const [row] = await read({ sites: ["CH"], title: "„Große“ Verlosung" });
  expect(row!.content.title).toBe("«Grosse» Verlosung");
});

test.each<[string, Change, string]>([
  ["a field of an unknown kind", withField({ id: "x", kind: "color" }), "de.yaml:"],
  [
    "a field with what its kind does not have",
    withField({ id: "x", kind: "email", maxLength: 3 }),
    "a field of kind email has no maxLength; remove it",
  ],
  [
    "a second address",
    withField({ id: "x", kind: "email" }),
    "there are two of kind email; leave one",
  ],
  ["a choice without options", withField({ id: "x", kind: "choice" }), "a choice needs options"],
  [
    "a pattern that is none",
    withField({ id: "x", kind: "text", pattern: "(", patternHint: "So" }),
    '"(" is no regular expression; correct it',
  ],
  [
    "a pattern without a hint",
    withField({ id: "x", kind: "text", pattern: "a" }),
    "pattern and patternHint stand together",
  ],
  [
    "a bound of another kind",
    withField({ id: "x", kind: "number", min: "2026-12-01" }),
    "write a whole number, such as 1",
  ],
  [
    "a smallest number above the largest",
    withField({ id: "x", kind: "number", min: 5, max: 4 }),
    "min is above max; correct one of them",
  ],
  [
    "a day that no calendar has",
    withField({ id: "x", kind: "date", min: "2026-02-30" }),
    "2026-02-30",
  ],
  ["two fields of one name", withField({ id: "name", kind: "text" }), "the name name is taken"],
  [
    "a field named as the trap for bots",
    withField({ id: "contact", kind: "text" }),
    "contact is taken",
  ],
  [
    "a confirmation without an address",
    { fields: [entry.fields[0]] },
    "what is confirmed by mail needs a field of kind email with required: true; add it",
  ],
  ["a site of another language", { sites: ["PL"] }, "move it to pl.yaml"],
  [
    "an end before the beginning",
    { from: "2026-12-02T00:00:00Z", until: "2026-12-01T00:00:00Z" },
    "it ends before it begins",
  ],
  ["an unknown placeholder", { title: "{nowhere}" }, "there is no place {nowhere}"],
  [
    "the beginning of a campaign without one",
    { blocks: [{ text: "Ab {begins}" }] },
    "there is no place {begins}",
  ],
  ["a block of an unknown kind", { blocks: [{ nothing: "x" }] }, "nothing"],
  ["a form above the form", { blocks: [{ form: "draw" }] }, 'there is no campaign "draw"'],
  ["markup in a block", { blocks: [{ text: "<b>x</b>" }] }, "<b> is HTML; write Markdown"],
  ["a block within a field", withField({ id: "x", kind: "text", fields: [] }), "fields"],
])("%s is a mistake with its file, line and remedy", async (_, change, mistake) => {
  const mistakes = await mistakesIn(change);
  expect(mistakes).toMatch(/de\.yaml:\d+: /);
  expect(mistakes).toContain(mistake);
});

test("two campaigns of a site with one id or address are a mistake, on two sites they are not", async () => {
  expect(await mistakesIn({}, { id: "other" })).toContain("DE has two of verlosung");
  expect(await mistakesIn({}, { address: "andere" })).toContain("DE has two of draw");
  expect(await mistakesIn({}, { sites: ["AT", "CH"] })).toBe("");
});
