import { describe, expect, test } from "vitest";
import { response, shown, warned } from "../../tests/support/promotion-answers.ts";
import { fc } from "../../tests/support/seed.ts";
import { parsePromotion, satisfies } from "./promotion-rules.ts";

describe("tags", () => {
  const tags = ["a", "b"];
  test.each([
    [{}, true],
    [{ allOfTags: ["a", "b"] }, true],
    [{ allOfTags: ["a", "c"] }, false],
    [{ anyOfTags: ["c", "b"] }, true],
    [{ anyOfTags: ["c"] }, false],
    [{ anyOfTags: [] }, true],
    [{ noneOfTags: ["c"] }, true],
    [{ noneOfTags: ["c", "a"] }, false],
    [{ allOfTags: ["a"], noneOfTags: ["b"] }, false],
  ])("a promotion with the tags a and b satisfies %o: %s", (wanted, result) =>
    expect(satisfies(tags, wanted)).toBe(result),
  );
});

test.each([
  ["ApiHeaderBenefitsPromotion", "BENEFITS"],
  ["ApiTopBannerPromotion", "BANNER"],
  ["ApiPiPromotion", "PHASE_INTEGRATION"],
  ["ApiCategory", "CATEGORY"],
])("a promotion of the type %s is %s", (type, result) =>
  expect(shown({}, type)?.type).toBe(result),
);

describe("texts", () => {
  test("a promotion's long text goes before the headline, the short one is for narrow layouts", () => {
    expect(shown({})).toMatchObject({ headline: "Headline", headlineShort: undefined });
    expect(shown({ promotionLongText: "Long", promotionShortText: "Short" })).toMatchObject({
      headline: "Long",
      headlineShort: "Short",
    });
  });

  test("a promotion's theme is dark when useDarkTheme is true, and light otherwise", () => {
    expect(shown({ useDarkTheme: true })?.theme).toBe("dark");
    for (const useDarkTheme of [undefined, false, "true", 1])
      expect(shown({ useDarkTheme })?.theme).toBe("light");
  });

  test("a promotion's voucher has both code and instructions", () => {
    const voucherCode = "CODE";
    const voucherCodeInstructions = "with";
    expect(shown({ voucherCode, voucherCodeInstructions })?.voucher).toEqual({
      code: "CODE",
      instructions: "with",
    });
    expect(shown({ voucherCode })?.voucher).toBeUndefined();
    expect(shown({ voucherCode: " ", voucherCodeInstructions })?.voucher).toBeUndefined();
    expect(shown({ voucherCodeInstructions })?.voucher).toBeUndefined();
  });

  test("a promotion's call to action has both link and text", () => {
    expect(shown({ ctaButtonLink: "/a", ctaButtonText: "Go" })?.cta).toEqual({
      url: "/a",
      text: "Go",
    });
    expect(shown({ ctaButtonLink: "/a" })?.cta).toBeUndefined();
    expect(shown({ ctaButtonText: "Go" })?.cta).toBeUndefined();
  });

  const both = {
    voucherCode: "CODE",
    voucherCodeInstructions: "with",
    ctaButtonLink: "/a",
    ctaButtonText: "Go",
  };
  test("a promotion's selector chooses between voucher and button", () => {
    expect(shown({ ...both, voucherOrButton: "voucherCode" })).toMatchObject({
      voucher: { code: "CODE" },
      cta: undefined,
    });
    expect(shown({ ...both, voucherOrButton: { value: "ctaButton" } })).toMatchObject({
      voucher: undefined,
      cta: { url: "/a" },
    });
    expect(shown({ ...both, voucherOrButton: "other" })).toMatchObject({
      voucher: { code: "CODE" },
      cta: { url: "/a" },
    });
  });
  test("a promotion's selector may contain the fields of its choice", () => {
    const { voucherCode, voucherCodeInstructions, ...cta } = both;
    expect(shown({ voucherOrButton: { value: "ctaButton", ctaButton: cta } })?.cta?.url).toBe("/a");
    expect(
      shown({
        voucherOrButton: {
          value: "voucherCode",
          voucherCode: { voucherCode, voucherCodeInstructions },
        },
      })?.voucher?.code,
    ).toBe("CODE");
    expect(shown({ voucherOrButton: { value: "ctaButton", ...cta } })?.cta?.url).toBe("/a");
  });

  test("a promotion's legal text comes with its hints, and they never without it", () => {
    const hints = { legalTextHint: "Terms", legalTextHintShort: "T" };
    expect(shown({ legalText: "All", ...hints })?.legal).toEqual({
      text: "All",
      hint: "Terms",
      hintShort: "T",
    });
    expect(shown(hints)?.legal).toBeUndefined();
  });
});

describe("links", () => {
  const link = { url: "/a", text: "A", boldLink: true };
  const parsed = { url: "/a", text: "A", isBold: true };
  test("a promotion's links are a list, or a single one becomes a list", () => {
    expect(shown({ links: [link, { url: "/b", text: "B" }] })?.links).toEqual([
      parsed,
      { url: "/b", text: "B", isBold: false },
    ]);
    expect(shown({ link })?.links).toEqual([parsed]);
    expect(shown({ linkURL: "/a", linkText: "A" })?.links).toEqual([{ ...parsed, isBold: false }]);
    expect(shown({})?.links).toEqual([]);
  });

  const unsafe = [
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "/\t/evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:/\\evil.example",
    "https://shop.example@evil.example/",
    "https://u:p@evil.example/",
    "https:evil",
    "relative",
    "",
    1,
    null,
    {},
  ];
  test.each(unsafe)("%j is no address that a promotion may lead to", (url) => {
    const { promotion, warnings } = warned({ links: [{ url, text: "A" }, link] });
    expect(promotion?.links).toEqual([parsed]);
    expect(warnings).toHaveLength(1);
    expect(warned({ ctaButtonLink: url, ctaButtonText: "Go" }).promotion?.cta).toBeUndefined();
  });
  test.each(["/", "/a?b=c#d", "https://example.com/a@b", "mailto:a@b.example", "tel:+4940"])(
    "%s is an address that a promotion may lead to",
    (url) => expect(shown({ linkURL: url })?.links[0]?.url).toBe(url),
  );
});

test.each([
  undefined,
  null,
  "",
  [],
  {},
  { type: "ApiCategory" },
  { type: "ApiCategory", contentJSON: "{broken" },
  { type: "ApiCategory", contentJSON: "null" },
  { type: "ApiCategory", contentJSON: { headline: "no JSON" } },
  { type: "ApiCategory", contentJSON: '{"headline":7}' },
  { type: "toString", contentJSON: '{"headline":"a"}' },
  { type: "Other", contentJSON: '{"headline":"a"}' },
])("a promotion that cannot be shown is left out with a warning: %j", (broken) => {
  const warnings: string[] = [];
  expect(parsePromotion(broken, (warning) => warnings.push(warning))).toBeUndefined();
  expect(warnings).toHaveLength(1);
});

test("parsing a promotion never throws, for every answer", () => {
  const fields = fc.dictionary(
    fc.constantFrom(
      "headline",
      "links",
      "link",
      "linkURL",
      "img",
      "piImage",
      "imageData",
      "cutouts",
      "voucherOrButton",
      "value",
      "backgroundColorCode",
      "legalText",
    ),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const isShownOrNot = (given: unknown) => {
    expect(["object", "undefined"]).toContain(typeof parsePromotion(given));
  };
  fc.assert(fc.property(fields, (content) => isShownOrNot(response(content))));
  fc.assert(fc.property(fc.anything(), isShownOrNot));
});
