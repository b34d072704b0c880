import { expect, test } from "vitest";
import { ContentError } from "../../../platform/shared/content/content-file.ts";
import { filesOf } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { languages } from "../../../shop/sites/site-codes.ts";
import { readExtras, type ExtrasContent } from "./read-extras.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

const inAll = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text])) as Record<
    (typeof languages)[number],
    string
  >;

const campaign = { id: "bag", tcm: "1-a", minimum: { DE: 40 } };
const voucher = { code: "ABC", title: inAll("x"), percent: 10 };
const product = {
  id: "tree",
  title: inAll("x"),
  hint: inAll("x"),
  picture: "plant",
  prices: { DE: 1 },
};
const known = {
  tcms: new Set(["1-a"]),
  categories: new Set(["tea"]),
  pictures: new Set(["plant"]),
};
const read = (content: Partial<Record<keyof ExtrasContent, unknown[]>>) => {
  const files = filesOf({
    "campaigns.yaml": content.campaigns ?? [campaign],
    "vouchers.yaml": content.vouchers ?? [voucher],
    "partner-products.yaml": content.partnerProducts ?? [product],
  });
  return withoutMistakes((mistakes) => readExtras(files, known, shopSites, mistakes));
};

test("files of campaigns, vouchers and partner products without a mistake are read", async () => {
  const other = { ...voucher, sites: ["TR"] };
  const german = { ...voucher, sites: ["DE"], category: "tea", minimum: { DE: 5 } };
  const { vouchers } = await read({ vouchers: [german, other] });
  expect(vouchers).toHaveLength(2);
});

test.each<[string, Parameters<typeof read>[0], string[]]>([
  [
    "an unknown article",
    { campaigns: [{ ...campaign, tcm: "9" }] },
    ["campaigns.yaml", "bag", '"9"'],
  ],
  ["a campaign of no site", { campaigns: [{ ...campaign, minimum: {} }] }, ["bag, minimum"]],
  [
    "a minimum of nothing",
    { campaigns: [{ ...campaign, minimum: { DE: 0 } }] },
    ["bag, minimum → DE"],
  ],
  ["a market for a site", { campaigns: [{ ...campaign, minimum: { UK: 1 } }] }, ["bag, minimum"]],
  ["the same id twice", { campaigns: [campaign, campaign] }, ["bag", "unique"]],
  [
    "an end before the beginning",
    { campaigns: [{ ...campaign, from: "2026-12-01T00:00:00Z", until: "2026-11-01T00:00:00Z" }] },
    ["bag", "ends before it begins"],
  ],
  [
    "a day that does not exist",
    { campaigns: [{ ...campaign, from: "2026-13-01T00:00:00Z" }] },
    ["bag", "the day 2026-13-01 does not exist"],
  ],
  [
    "a code in small letters",
    { vouchers: [{ ...voucher, code: "abc" }] },
    ["vouchers.yaml", "code"],
  ],
  [
    "the same code twice on a site",
    { vouchers: [voucher, { ...voucher, sites: ["HU"] }] },
    ["ABC", "HU", "another code"],
  ],
  [
    "percent and amounts",
    { vouchers: [{ ...voucher, sites: ["DE"], amounts: { DE: 5 } }] },
    ["ABC", "either percent or amounts"],
  ],
  [
    "neither percent nor amounts",
    { vouchers: [{ ...voucher, percent: undefined }] },
    ["ABC", "either percent or amounts"],
  ],
  ["more than everything", { vouchers: [{ ...voucher, percent: 101 }] }, ["percent"]],
  [
    "a site without an amount",
    { vouchers: [{ ...voucher, percent: undefined, sites: ["DE", "AT"], amounts: { DE: 5 } }] },
    ["ABC", "no amount for the site AT"],
  ],
  [
    "a minimum where the code is not valid",
    { vouchers: [{ ...voucher, sites: ["DE"], minimum: { TR: 5 } }] },
    ["ABC", "minimum names TR"],
  ],
  ["an unknown site", { vouchers: [{ ...voucher, sites: ["UK"] }] }, ["sites"]],
  ["an unknown category", { vouchers: [{ ...voucher, category: "cocoa" }] }, ["ABC", '"cocoa"']],
  [
    "an unknown picture",
    { partnerProducts: [{ ...product, picture: "moon" }] },
    ["partner-products.yaml", "tree", '"moon"'],
  ],
  ["a missing language", { partnerProducts: [{ ...product, hint: { de: "x" } }] }, ["tree, hint"]],
])(
  "a mistake in a file of extras is reported with its place and the remedy: %s",
  async (_name, content, said) => {
    const error = await read(content).then(
      () => new Error("nothing was refused"),
      (reason: Error) => reason,
    );
    expect(error).toBeInstanceOf(ContentError);
    for (const part of [...said, "shop/content/README.md"]) expect(error.message).toContain(part);
  },
);
