import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { ContentError } from "../../../platform/shared/content/content-file.ts";
import { filesOf, shopFiles } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { promotionRows } from "./read-promotions.ts";

const sites = Object.values(allSites).map(({ site }) => site);
const pictures = [
  "hero-autumn-walk",
  "hero-gifts",
  "hero-kitchen",
  "hero-playroom",
  "hero-roastery",
];
/** The sites that have the voucher SALE. */
const sitesWithSale = new Set(["DE", "AT"]);
const known = {
  pictures,
  vouchers: {
    has: (site: string, code: string) =>
      code === "SALE" ? sitesWithSale.has(site) : code !== "NONE",
  },
  groups: { has: (_site: string, _test: string, group: string) => group !== "none" },
};
const own = await shopFiles("promotions");
const readAll = (files = own) =>
  withoutMistakes((mistakes) => promotionRows(files, known, sites, mistakes));

const promotion = {
  id: "~category_1",
  name: "sale",
  type: "ApiCategory",
  content: { headline: "Sale" },
};

async function read(...promotions: unknown[]) {
  const rows = await readAll(new Map([...own, ...filesOf({ "DE.yaml": promotions })]));
  return rows.filter(({ site }) => site === "DE");
}
const withContent = (content: object) =>
  read({ ...promotion, content: { headline: "Sale", ...content } });

test("the shop's own files of promotions are good", async () => {
  expect((await readAll()).length).toBeGreaterThan(60);
});

test("a site without a file of promotions is a mistake", async () => {
  const others = new Map([...own].filter(([path]) => path !== "DE.yaml"));
  await expect(readAll(others)).rejects.toThrow(
    new ContentError("DE.yaml is missing; add it (see shop/content/README.md)."),
  );
});

test("allowed markup of a promotion is kept, letters become entities", async () => {
  const [row] = await withContent({
    headline: 'Tom & <strong>Jo</strong><br><a href="/agb?a=1&b=2">terms</a>',
    ctaButtonText: "Click & Collect",
    ctaButtonLink: "/a",
  });
  expect(row?.content).toMatchObject({
    headline: 'Tom &amp; <strong>Jo</strong><br /><a href="/agb?a=1&amp;b=2">terms</a>',
    ctaButtonText: "Click & Collect",
  });
});

test("a promotion for a group of an A/B test names test and group, or neither", async () => {
  const [row] = await read({ ...promotion, test: { name: "colour", group: "red" } });
  expect(row).toMatchObject({ test: "colour", test_group: "red" });
  await expect(read({ ...promotion, test: { name: "colour" } })).rejects.toThrow("test");
  await expect(read({ ...promotion, test: { name: "a b", group: "red" } })).rejects.toThrow("test");
  await expect(read({ ...promotion, test: { name: "colour", group: "none" } })).rejects.toThrow(
    "DE has no test colour with a group none; correct it or add it to tests/",
  );
});

test("figures of the site stand in the places of a promotion's texts and links", async () => {
  const [row] = await withContent({
    headline: "Ab {freeDeliveryFrom}",
    links: [{ url: "/a", text: "{newsletterDiscount} %" }],
  });
  expect(row?.content).toMatchObject({
    headline: "Ab 20\u00a0Euro",
    links: [{ url: "/a", text: "10\u00a0%" }],
  });
});

test("the percentage of a promotion's voucher is named by its code", async () => {
  const voucher = { voucherCode: "SALE", voucherCodeInstructions: "Code" };
  const [row] = await withContent({ ...voucher, subline: "{voucherPercent} % off" });
  expect(row?.content).toMatchObject({ subline: "{voucherPercent:SALE}\u00a0% off" });
  await expect(withContent({ subline: "{voucherPercent} % off" })).rejects.toThrow(
    "there is no place {voucherPercent}",
  );
});

test("a place in a promotion that there is not is reported with those that there are", async () => {
  await expect(withContent({ subline: "In {returnMonths} Monaten" })).rejects.toThrow(
    /DE\.yaml:6: ~category_1, sale: there is no place \{returnMonths\}; there are .*freeDeliveryFrom, .*returnDays/,
  );
});

test("a promotion's picture comes in several widths of its newest version", async () => {
  const [row] = await withContent({
    img: { picture: "hero-gifts", imageCss: "object-fit: cover" },
  });
  expect(row?.content).toMatchObject({
    img: {
      imageData: {
        cutouts: [480, 960, 1600].map((width) => ({
          targetSize: { width },
          imagePath: `/service/imagedelivery/image/hero-gifts/newest/${width}.webp`,
          imageCss: "object-fit: cover",
        })),
      },
    },
  });
});

test.each([
  ["markup", { headline: "<script>x</script>" }, "<script> is not allowed; allowed are strong"],
  ["markup", { legalText: '<img src="x">' }, "<img> is not allowed"],
  ["attributes", { subline: '<b onclick="x">x</b>' }, "<b> may not have onclick"],
  ["links", { legalText: '<a href="javascript:x">x</a>' }, "no address to lead to"],
  ["links", { links: [{ url: "//evil.example", text: "x" }] }, "begin it with / or https://"],
  ["links", { ctaButtonLink: "data:x", ctaButtonText: "x" }, "no address to lead to"],
  ["colours", { backgroundColorCode: "red", textColor: "#ffffff" }, "write it as #rrggbb"],
  ["colours", { backgroundColorCode: "#ffffff" }, "both backgroundColorCode and textColor"],
  [
    "contrast",
    { backgroundColorCode: "#888888", textColor: "#ffffff" },
    "is 3.5; make it at least 4.5",
  ],
  [
    "styles",
    { img: { picture: "hero-gifts", imageCss: "position: fixed" } },
    "allowed are object-",
  ],
  [
    "styles",
    { piImage: { picture: "hero-gifts", containerCss: "aspect-ratio: url(x)" } },
    "is not allowed",
  ],
  ["pictures", { img: { picture: "hero-nothing" } }, "there are hero-autumn-walk"],
  ["vouchers", { voucherCode: "CODE" }, "both voucherCode and voucherCodeInstructions"],
  [
    "vouchers that the site has not",
    { voucherCode: "NONE", voucherCodeInstructions: "Code" },
    "DE has no voucher NONE; correct it or add it to cart/vouchers.yaml",
  ],
  ["buttons", { ctaButtonText: "Go" }, "both ctaButtonLink and ctaButtonText"],
  ["hints", { legalTextHint: "Terms" }, "legalText, which is missing"],
  ["keys", { headlines: "x" }, "there is no such key"],
])("a promotion with %s that cannot be is refused: %o", async (_what, content, message) => {
  const error: unknown = await withContent(content).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  expect((error as Error).message).toMatch(/^DE\.yaml:\d+: ~category_1, /);
  expect((error as Error).message).toContain(message);
});

test.each([
  ["nothing to show", [{ ...promotion, content: {} }], "nothing to show"],
  ["two of a name", [promotion, promotion], "two of this name"],
  [
    "an end before the beginning",
    [{ ...promotion, from: "2026-12-02T00:00Z", until: "2026-12-01T00:00Z" }],
    "ends before it begins",
  ],
  [
    "a day that is none, at its own line",
    [{ from: "2026-12-01T00:00Z", until: "2026-13-01T00:00Z", ...promotion }],
    "DE.yaml:2: ~category_1, sale: the day 2026-13",
  ],
  ["a time without its zone", [{ ...promotion, from: "2026-12-01T00:00" }], "from"],
  ["an unknown type", [{ ...promotion, type: "Other" }], "type"],
  [
    "a strip of three",
    [
      {
        ...promotion,
        type: "ApiHeaderBenefitsPromotion",
        content: { links: [1, 2, 3].map((each) => ({ url: `/${each}`, text: "x" })) },
      },
    ],
    "four links",
  ],
])("promotions with %s are refused", async (_what, promotions, message) => {
  await expect(read(...promotions)).rejects.toThrow(message);
});
