import { expect, test } from "vitest";
import { brand } from "../../../tests/tea-brand.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import * as german from "../../../shop/sites/de/texts/all-texts.ts";
import {
  placesIn,
  pluralPaths,
  textPaths,
  withoutForm,
} from "../../../tests/support/text-paths.ts";
import { english, englishTexts } from "./english-texts.ts";

/** The German texts of the slices that the border has English ones for. */
const inGerman = new Map(
  textPaths({ ...german, entry: german.catalogue }).map(([path, text]) => [
    withoutForm(path),
    text,
  ]),
);
const all = textPaths(english);

/** Addresses of pages differ in each language. */
const withoutLinks = (text: string) => text.replaceAll(/\]\([^)]*\)|^\{\w+Page\}$|^\/.*$/g, "");

/** Returns the paths of texts whose placeholders are others than those of the German text. */
const otherPlaces = (texts: [string, string][]) =>
  texts
    // "Every week" leaves the number out.
    .filter(([path]) => !path.endsWith(".one"))
    .filter(([path, text]) => {
      const pattern = inGerman.get(withoutForm(path));
      return (
        pattern === undefined ||
        String(placesIn(withoutLinks(text))) !== String(placesIn(withoutLinks(pattern)))
      );
    })
    .map(([path]) => path);

test("each English text has the placeholders of the German one", () => {
  expect(
    otherPlaces([
      ["cart.undoOf", "Undo"],
      ["cart.undo", "Undo"],
      ["cart.planted", "A"],
    ]),
  ).toEqual(["cart.undoOf", "cart.planted"]);
  expect(otherPlaces(all)).toEqual([]);
});

test("each English text has the links of the German one", () => {
  const links = (text = "") => text.split("](").length;
  const others = all.filter(
    ([path, text]) => links(text) !== links(inGerman.get(withoutForm(path))),
  );
  expect(others).toEqual([]);
});

test("each English text for a number has both forms, and only such texts have a count", () => {
  const plurals = pluralPaths(english);
  const forms = new Set(plurals.flatMap(([, found]) => Object.values(found)));
  expect(plurals.length).toBeGreaterThan(9);
  for (const [path, found] of plurals) expect(Object.keys(found), path).toEqual(["one", "other"]);
  expect(all.filter(([, text]) => text.includes("{count}") && !forms.has(text))).toEqual([]);
});

/** Mistakes that show in another shop, or with another name of a brand. */
const wrongElsewhere = [
  ["a name with an article", /\ban? \{(?:shopName|cardName)\}/i, "an {shopName} newsletter"],
  ["a name in the genitive", /\{(?:shopName|cardName)\}[’']/, "{shopName}’s offers"],
  ["a product of one shop", /coffee|\bbeans?\b|roast|\btea\b/i, "Freshly roasted coffee"],
  ["an amount of one country", /[£€$]|\d ?%/, "10% off, from £20"],
  ["three dots", /\.\.\.| …/, "Loading ..."],
  ["American spelling", /\b(?:favorite|color|canceled|catalog\b)/i, "Your favorites"],
] as const;

test.each(wrongElsewhere)("no English text has %s", (_what, wrong, example) => {
  expect(example).toMatch(wrong);
  expect(all.filter(([, text]) => wrong.test(text))).toEqual([]);
});

test("no English text is empty, begins or ends with a space", () => {
  expect(all.filter(([, text]) => text !== text.trim() || text === "")).toEqual([]);
});

test("figures, names of the brand and addresses of pages are filled in; other placeholders stay for the page", () => {
  const site = { ...allSites.DE.site, locale: "en-GB", brand };
  const pages = { privacyPage: "/privacy", contactPage: "/help", voucherTermsPage: "/discount" };
  const { consent, footer, newsletter, cart } = englishTexts(site, pages);
  expect(footer.newsletter.headline).toBe("10% off one order");
  expect(footer.countries).toBe("Oolong & Co in other countries");
  expect(consent.privacy).toEqual({ text: "Privacy policy", path: "/privacy" });
  expect(newsletter.form.voucherNote).toBe(
    "You get the welcome discount with your first sign-up. It’s valid for 3\u00a0months on one order. [Discount terms](/discount)",
  );
  expect(newsletter.form.legalNotice).toContain("[customer service](/help)");
  expect(cart.removeOf).toBe("Remove {title} from your basket");
  const left = new Set(textPaths(englishTexts(site, pages)).flatMap(([, text]) => placesIn(text)));
  expect(left).toEqual(
    new Set(
      "{amount} {code} {count} {date} {email} {hours} {max} {name} {percent} {price} {quantity} {rate} {sum} {text} {title} {total} {until} {value}".split(
        " ",
      ),
    ),
  );
});
