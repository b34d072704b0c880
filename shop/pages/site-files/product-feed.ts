import type { Article, OfferedProduct } from "../../../commerce/catalogue-contract.ts";
import type { Brand } from "../../../platform/shared/brand/brand.ts";
import { toDecimal } from "../../../platform/shared/money.ts";
import { giftCard, type Site } from "../../../platform/shared/sites/site.ts";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import { articlePictures, articleUrl, variantProperty } from "../product/product-data.ts";
import { deliveryCostAlone } from "../structured-data/delivery-cost-alone.ts";
import { escapeXml } from "./escape-xml.ts";

export interface FeedOptions {
  site: Pick<Site, "currency" | "market" | "shipping">;
  origin: string;
  /** The brand of products that are the shop's own. */
  brand: Pick<Brand, "name"> | undefined;
}

/** The products of a site in the format of Google's Merchant Center, which others read, too (support.google.com/merchants/answer/7052112). */
export const feedStart = ({ title, origin }: { title: string; origin: string }) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(origin)}/</link>
<description>${escapeXml(title)}</description>
`;

export const feedEnd = "</channel>\n</rss>\n";

/** Returns the items of a product, one for each article. */
export const feedItems = (product: OfferedProduct, options: FeedOptions): string =>
  product.articles.map((article) => feedItem(product, article, options)).join("");

function feedItem(
  product: OfferedProduct,
  article: Article,
  { site, origin, brand }: FeedOptions,
): string {
  const money = (amount: number) => `${toDecimal(amount)} ${site.currency.code}`;
  const { price, was, grams, millilitres } = article;
  const [picture, ...others] = articlePictures(product, article).map(
    (ref) => origin + pictureUrl(pictureBase(ref), 960, "jpeg"),
  );
  const isVariant = product.articles.length > 1;
  const property = variantProperty(product);
  const fields: [name: string, value: string | false | undefined][] = [
    ["id", article.tcm],
    ["title", isVariant ? `${product.name}, ${article.label}` : product.name],
    ["description", product.description],
    ["link", origin + articleUrl(product, article)],
    ["image_link", picture],
    ...others.slice(0, 10).map((url): [string, string] => ["additional_image_link", url]),
    ["availability", article.availability === "AVAILABLE" ? "in_stock" : "out_of_stock"],
    ["price", money(was ?? price)],
    ["sale_price", was !== null && money(price)],
    ["condition", "new"],
    ["brand", brand?.name],
    ["mpn", brand && article.tcm],
    ["identifier_exists", !brand && "no"],
    ["item_group_id", isVariant && String(product.number)],
    [property ?? "", isVariant && property !== undefined && article.label],
    ["product_type", product.path.map(({ name }) => name).join(" > ")],
    ["unit_pricing_measure", grams ? `${grams} g` : !!millilitres && `${millilitres} ml`],
    ["unit_pricing_base_measure", grams ? "1 kg" : !!millilitres && "1 l"],
  ];
  const written = fields.map(([name, value]) =>
    value ? `<g:${name}>${escapeXml(value)}</g:${name}>` : "",
  );
  return `<item>${written.join("")}${product.kind === giftCard ? "" : shipping(money(deliveryCostAlone(site.shipping, product.kind, price)), site.market)}</item>\n`;
}

const shipping = (price: string, country: string) =>
  `<g:shipping><g:country>${country}</g:country><g:price>${price}</g:price></g:shipping>`;
