import { expect, test } from "vitest";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { filesOf, shopFiles } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { readFooter } from "./read-footer.ts";

const sites = Object.values(allSites).map(({ site }) => site);
const readFrom = (files: ContentFiles) =>
  withoutMistakes((mistakes) => readFooter(files, sites, mistakes));
const read = (...entries: unknown[]) => readFrom(filesOf({ "DE.yaml": entries }));
const withContent = (content: object) => read({ name: "winter", content });
const [december, january, february] = ["2026-12", "2027-01", "2027-02"].map(
  (month) => `${month}-01T00:00:00+01:00`,
);
const winter = { name: "winter", content: { headline: "Winter" } };

test("the shop's own files of footers are good", async () => {
  const files = await shopFiles("footer");
  const rows = await readFrom(files);
  expect(rows.map(({ site }) => `${site}.yaml`).sort()).toEqual([...files.keys()].sort());
});

test("a site may have no file of footers", async () => {
  expect(await readFrom(filesOf({}))).toEqual([]);
});

test("figures of the site stand in the places of a footer's texts and links", async () => {
  const [row] = await withContent({
    headline: "Ab {freeDeliveryFrom}",
    legalLinks: [{ url: "{phoneUrl}", text: "{phone}" }],
  });
  expect(row?.content.headline).toBe("Ab 20\u00a0Euro");
  expect(row?.content.legalLinks?.[0]?.url).toMatch(/^tel:\+49/);
});

const group = (heading: object) => ({
  teaserGroups: [{ heading, hideGroupInCheckout: false, links: [] }],
});
const link = { url: "/contact", text: "Kontakt" };

test.each([
  [
    "markup",
    { headline: "<script>x</script>" },
    "DE.yaml:3: winter: the footer's texts have no markup",
  ],
  [
    "running links",
    { legalLinks: [{ url: "javascript:x", text: "x" }] },
    'DE.yaml:4: winter: "javascript:x" is no address',
  ],
  [
    "other shops' links",
    { seo: { heading: "x", columns: [[{ url: "//evil.example", text: "x" }]] } },
    "is no address",
  ],
  [
    "links of logos",
    { qualityLogos: [{ heading: "x", logos: [{ source: "dhl", label: "DHL", link: "data:x" }] }] },
    "is no address",
  ],
  [
    "icons",
    group({ iconName: "sledge", link }),
    'DE.yaml:5: winter: there is no picture "sledge"; there are android, ',
  ],
  [
    "logos",
    { qualityLogos: [{ heading: "x", logos: [{ source: "ups", label: "UPS" }] }] },
    'there is no picture "ups"; there are mastercard',
  ],
  [
    "app stores",
    { appReferences: { heading: "x", icons: [{ iconName: "xing", link }] } },
    'there is no picture "xing"; there are appleinc, android',
  ],
  ["figures", { headline: "{returnMonths}" }, "there is no place {returnMonths}; there are"],
  ["sections", { imprint: "x" }, "there is no such key"],
  ["nothing", {}, "content"],
  ["empty texts", { headline: "" }, "content → headline"],
])("a footer with %s that cannot be is refused", async (_what, content, message) => {
  await expect(withContent(content)).rejects.toThrow(message);
});

test("a footer for a group of an A/B test is refused with the remedy", async () => {
  await expect(read({ ...winter, test: { name: "colour", group: "red" } })).rejects.toThrow(
    "DE.yaml:4: winter: a footer is the same for everybody; remove test, or try out words in the promotion SHOP_FOOTER",
  );
});

test.each([
  ["at any time", [winter, { ...winter, name: "ice" }]],
  [
    "in January",
    [
      { ...winter, from: december, until: february },
      { ...winter, name: "ice", from: january },
    ],
  ],
])("two footers %s are refused", async (_when, entries) => {
  await expect(read(...entries)).rejects.toThrow(
    /DE\.yaml:\d+: \w+: it is valid at the same time as \w+; end the one/,
  );
});

test("footers may come one after the other", async () => {
  expect(
    await read({ ...winter, until: january }, { ...winter, name: "ice", from: january }),
  ).toHaveLength(2);
});

test.each([
  [
    "two of a name",
    [
      { ...winter, until: january },
      { ...winter, from: january },
    ],
    "this name is used twice",
  ],
  [
    "an end before the beginning",
    [{ ...winter, from: january, until: december }],
    "it ends before it begins",
  ],
])("footers with %s are refused", async (_what, entries, message) => {
  await expect(read(...entries)).rejects.toThrow(message);
});
