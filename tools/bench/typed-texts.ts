import { searchLimits } from "../../border/search/search-contract.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { siteCodes, type ShopSiteCode } from "../../shop/sites/site-codes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import type { RealContent } from "./real-content.ts";
import { seededRandom } from "./search/random.ts";
import { withTypo } from "./search/typos.ts";

/** The text in a site's search box after a keystroke. */
export interface TypedText {
  site: ShopSiteCode;
  text: string;
}

const withTypos = 0.1;

/**
 * Yields, without end, the texts that shoppers of all sites type, letter by letter, the same in every run. The texts are prefixes
 * of product names; the second is typed half as often as the first, the third a third as often (Zipf's law). One in ten has a
 * typo.
 */
export function* typedTexts({
  products,
}: Pick<RealContent, "products">): Generator<TypedText, undefined> {
  const random = seededRandom(1);
  const bySite = siteCodes.map((site) => ranked(textsOf(site, products)));
  for (;;) {
    const at = random.below(siteCodes.length);
    const { texts, sums } = bySite[at]!;
    const drawn = random.below(precision) * (sums.at(-1)! / precision);
    const text = texts[sums.findIndex((sum) => sum > drawn)]!;
    const typed = random.chance(withTypos)
      ? text.replace(/\p{L}{4,}/u, (word) => withTypo(word, random))
      : text;
    for (let end: number = searchLimits.minLength; end <= typed.length; end++)
      yield { site: siteCodes[at]!, text: typed.slice(0, end) };
  }
}

const precision = 1_000_000;

/** Returns the first word, the first two words, and the whole of each name. */
function textsOf(site: ShopSiteCode, products: RealContent["products"]): string[] {
  const { language } = valueAt(allSites, site).site;
  const names = products.flatMap(({ names }) => names[language] ?? []);
  return names.flatMap((name) => {
    const words = name.toLowerCase().split(" ");
    return [1, 2, words.length].map((count) => words.slice(0, count).join(" "));
  });
}

/** Returns the distinct texts, most frequent first, with cumulative frequencies. */
function ranked(all: string[]) {
  const texts = [...new Set(all)];
  let sum = 0;
  return { texts, sums: texts.map((_, at) => (sum += 1 / (at + 1))) };
}
