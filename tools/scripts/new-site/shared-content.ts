import { isPair, isScalar, isSeq, parseDocument, visit, type Node, type Pair } from "yaml";
import { roundToStep } from "../../../platform/shared/money.ts";
import { isSiteCode, marketOf } from "../../../shop/sites/site-codes.ts";
import { markFor } from "./marks.ts";
import type { NewSite } from "./new-site.ts";

/** The content that sites share and that names them: amounts for each site, lists of sites. */
export const sharedContent =
  "shop/content/{catalogue,cart,leaflets,navigation,sales,search,tests}/**/*.yaml";

/**
 * Returns a file of the shared content with a new site: in each map of amounts that has the site of its prices, and in each list
 * `sites` that has the site of its words. All else stays as it is written, comments included. Amounts of another country
 * are marked at the file's beginning.
 */
export function withSite(file: string, source: string, added: NewSite): string {
  const isCatalogue = file.includes("/catalogue/");
  // The catalogue's prices are those of a country.
  const from = isCatalogue ? marketOf(added.prices) : added.prices;
  const hasPrices = isCatalogue && added.isSecond;
  const insertions: { at: number; text: string }[] = [];
  let hasAmounts = false;
  const insert = (last: Node, isFlow: boolean | undefined, begin: number, text: string) => {
    const before = source.slice(source.lastIndexOf("\n", begin) + 1, begin);
    insertions.push({ at: last.range![1], text: (isFlow ? ", " : `\n${before}`) + text });
  };
  visit(parseDocument(source), {
    Map(_, { items, flow }, path) {
      const parent = path.at(-1);
      // A new country has no earlier price.
      if (isPair(parent) && isScalar(parent.key) && parent.key.value === "was") return;
      const pairs = items as Pair<Node, Node>[];
      const isOfSites = pairs.every(({ key }) => isScalar(key) && isSiteCode(key.value));
      const taken = pairs.find(({ key }) => isScalar(key) && key.value === from)?.value;
      const last = pairs.at(-1);
      if (!isOfSites || !last?.value || !isScalar(taken) || hasPrices) return;
      hasAmounts = true;
      insert(
        last.value,
        flow,
        last.key.range![0],
        `${added.site.code}: ${converted(taken.source!, added)}`,
      );
    },
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== "sites" || !isSeq<Node>(value)) return;
      if (!value.items.some((item) => isScalar(item) && item.value === added.words)) return;
      const last = value.items.at(-1)!;
      insert(last, value.flow, last.range![0], added.site.code);
    },
  });
  const isForeign = marketOf(added.prices) !== added.site.market;
  if (hasAmounts && isForeign)
    insertions.push({
      at: 0,
      text: `# ${markFor(added.site.code, `its amounts, taken over from ${added.prices}.`)}\n`,
    });
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce(
      (text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at),
      source,
    );
}

/** Returns a decimal amount in the new site's currency, with its usual decimals. */
function converted(amount: string, { site: { currency }, rate }: NewSite): string {
  if (rate === 1) return amount;
  const hundredths = roundToStep(Number(amount) * 100 * rate, currency);
  return (hundredths / 100).toFixed(currency.step < 100 ? 2 : 0);
}
