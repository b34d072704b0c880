import type { SearchTexts } from "../../border/search/search-contract.ts";
import type { SuggestedOffer } from "../../border/search/search-schema.ts";
import type { ProductCard } from "../../commerce/catalogue-contract.ts";
import { formatMoney, pricePerUnit } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { fill } from "../../platform/shared/texts/words.ts";

/** Returns the price of a product as a suggestion shows it, with the price per kilogram or litre (Directive 98/6/EC). */
export function suggestedOffer(
  { number, url, price, isFrom, grams, millilitres }: Omit<ProductCard, "categories">,
  site: Pick<Site, "locale" | "currency">,
  texts: Pick<SearchTexts, "fromPrice" | "perKilogram" | "perLitre">,
): SuggestedOffer {
  const money = formatMoney(price, site);
  const content = grams ?? millilitres;
  return {
    id: String(number),
    productViewUrl: url.slice(1),
    price: isFrom ? fill(texts.fromPrice, { price: money }) : money,
    ...(content && {
      unitPrice: fill(grams ? texts.perKilogram : texts.perLitre, {
        price: formatMoney(pricePerUnit(price, content, site.currency), site),
      }),
    }),
  };
}
