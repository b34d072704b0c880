import { expect, test } from "vitest";
import type { Brand, Design } from "../../../platform/shared/brand/brand.ts";
import * as shop from "../../../shop/brand.ts";
import * as tea from "../../../tests/tea-brand.ts";
import { BrandProblem, checkBrand } from "./check-brand.ts";

/** Returns the mistakes in the tea shop's brand with some of it replaced. */
function mistakesWith({ brand, design }: { brand?: Partial<Brand>; design?: Partial<Design> }) {
  try {
    checkBrand({ ...tea.brand, ...brand }, { ...tea.design, ...design });
    return [];
  } catch (error) {
    if (!(error instanceof BrandProblem)) throw error;
    return error.message.split("\n- ").slice(1);
  }
}
const { colours, logo } = tea.design;

test("the brand of the shop and that of the tests have no mistake", () => {
  expect(() => checkBrand(shop.brand, shop.design)).not.toThrow();
  expect(mistakesWith({})).toEqual([]);
});

test("all mistakes of a brand are listed at once, each with its remedy", () => {
  const mistakes = mistakesWith({
    brand: { name: "The Great Oolong Trading Company", domain: "https://oolong.example" },
    design: { radius: 40 },
  });
  expect(mistakes).toEqual([
    expect.stringContaining("has 32 characters; shorten it to 24"),
    expect.stringContaining('is no domain; write it as in "shop.example"'),
    expect.stringContaining("write pixels from 0 to 24"),
  ]);
});

test.each([
  [{ brand: { name: "" } }, "name: write the name"],
  [{ brand: { card: "<b>Pass</b>" } }, "card: "],
  [{ brand: { company: " " } }, "company: name the company and its postal address"],
  [{ brand: { account: "oolong/co" } }, "account: "],
])("%j is refused", (given, message) => {
  expect(mistakesWith(given)).toEqual([expect.stringContaining(message)]);
});

test("an accent that is too light for text is refused with one of its hue that can be read", () => {
  const [mistake = ""] = mistakesWith({ design: { colours: { ...colours, accent: "#ff7fa8" } } });
  expect(mistake).toMatch(
    /in light accent #ff7fa8 has a contrast of 2\.\d to sunken #\w+; it needs 4\.5/,
  );
  const remedy = /as (#\w{6}) has/.exec(mistake)![1]!;
  const corrected = { ...colours, accent: remedy };
  expect(mistakesWith({ design: { colours: corrected } })).toEqual([]);
});

test("a line of controls that is too faint in dark is refused", () => {
  const faint = { ...colours, "line-strong": ["#777777", "#333333"] as const };
  expect(mistakesWith({ design: { colours: faint } })[0]).toMatch(
    /in dark line-strong #333333 has a contrast of 1\.\d to surface .*; it needs 3/,
  );
});

test.each(["red", "#abc", "rgb(0 0 0)"])("the colour %s is refused", (accent) => {
  expect(mistakesWith({ design: { colours: { ...colours, accent } } })).toEqual([
    `colours: accent is "${accent}"; write it with six digits, as "#4a2717"`,
  ]);
});

test("an unknown font is refused with those that are installed", () => {
  const fonts = { text: "comic-neue", headings: "system" };
  const [mistake, ...others] = mistakesWith({ design: { fonts } });
  expect(mistake).toMatch(
    /text is "comic-neue", which is not installed; .*figtree, fraunces.*"system"/,
  );
  expect(others).toEqual([]);
});

test.each([
  [logo.replace(/ viewBox="[^"]+"/, ""), "no viewBox"],
  [logo.replace("</svg>", "<script>alert(1)</script></svg>"), "<script>"],
  [logo.replace("</svg>", "<text>oolong</text></svg>"), "convert text to outlines"],
  [logo.replace("<g ", '<g onload="alert(1)" '), "onload"],
  [logo.replace("<g ", '<g style="fill:red" '), "style"],
  [logo.replace("<g ", '<g xlink:href="https://example.com/x.svg#a" '), "xlink:href"],
  [logo.replace("<g ", '<g filter="url(https://example.com/x.svg#a)" '), "filter"],
  [logo.replace("</svg>", '<image href="data:image/png;base64,"/></svg>'), "<image>"],
  // HTML ends each of these at the first ">", and what follows would be part of the page.
  [logo.replace("</svg>", "<!--><script>alert(1)</script>--></svg>"), "<!"],
  [logo.replace("</svg>", "<title><g><![CDATA[><img>]]></g></title></svg>"), "<!"],
  [logo.replace("</svg>", "<?a ><script>alert(1)</script>?></svg>"), "<?"],
  [logo.replace("<g ", '<g mask="u\\72l(https://example.com/x.svg#a)" '), "mask"],
  [logo.replace("<g ", '<g mask="url&lpar;https://example.com/x.svg#a)" '), "mask"],
  [logo.replace("<g ", '</p><title><g a="</title><img>"></g></title><g '), "attribute a="],
  [`<?xml version="1.0"?>${logo}`, "does not begin with <svg"],
  [logo.replace("</svg>", ""), "does not end with </svg>"],
  [logo.replace("0 0 320 90", "0 0 90 320"), "wider than high"],
])("a logo such as %s is refused", (given, message) => {
  expect(mistakesWith({ design: { logo: given } }).join("\n")).toContain(message);
});

test("an icon that is not square is refused", () => {
  expect(mistakesWith({ design: { icon: logo } })).toEqual([
    expect.stringContaining("icon: it has to be square"),
  ]);
});
