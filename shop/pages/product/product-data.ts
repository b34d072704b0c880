import type { Product, ProductGroup, WithContext } from "schema-dts";
import type { Article, PictureRef, ProductDetails } from "../../../commerce/catalogue-contract.ts";
import type { Brand } from "../../../platform/shared/brand/brand.ts";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import { offerData, type OfferSite } from "../structured-data/offer-data.ts";

interface ProductDataOptions {
  site: OfferSite;
  /** The brand of products that are the shop's own. */
  brand: Pick<Brand, "name"> | undefined;
  origin: string;
}

/**
 * Returns a product for search engines, with an offer for each article: as `Product` with one article, otherwise as `ProductGroup`
 * (developers.google.com/search/docs/appearance/structured-data/product-variants).
 */
export function productData(
  product: ProductDetails,
  { site, brand, origin }: ProductDataOptions,
): WithContext<Product | ProductGroup> {
  const { articles, pictures, name } = product;
  const groupId = String(product.number);
  const shared = {
    name,
    description: product.description,
    category: product.path.map((category) => category.name).join(" > "),
    ...(brand && { brand: { "@type": "Brand" as const, name: brand.name } }),
  };
  const offerOf = (article: Article) =>
    offerData(article, { site, kind: product.kind, url: origin + articleUrl(product, article) });
  const [only, ...others] = articles;
  if (only && others.length === 0)
    return {
      "@context": "https://schema.org",
      "@type": "Product",
      ...shared,
      url: origin + product.url,
      sku: only.tcm,
      image: imagesOf(articlePictures(product, only), origin),
      offers: offerOf(only),
    };
  const property = variantProperty(product);
  return {
    "@context": "https://schema.org",
    "@type": "ProductGroup",
    ...shared,
    url: origin + product.url,
    productGroupID: groupId,
    image: imagesOf(pictures, origin),
    ...(property && { variesBy: `https://schema.org/${property}` }),
    hasVariant: articles.map((article) => ({
      "@type": "Product" as const,
      name: `${name}, ${article.label}`,
      description: product.lead,
      sku: article.tcm,
      image: imagesOf(articlePictures(product, article), origin),
      ...(property && { [property]: article.label }),
      offers: offerOf(article),
    })),
  };
}

/** Properties of variants that search engines know, by what the articles of a product differ in. */
const variantProperties: Partial<Record<string, "color" | "size">> = {
  colour: "color",
  size: "size",
  weight: "size",
  pack: "size",
};

/** Returns the property in which the articles of a product differ, if search engines know it. */
export const variantProperty = ({ dimensionId }: Pick<ProductDetails, "dimensionId">) =>
  dimensionId === null ? undefined : variantProperties[dimensionId];

/** Returns the address at which an article is chosen. */
export const articleUrl = (
  { url }: Pick<ProductDetails, "url">,
  { dimensionKey }: Pick<Article, "dimensionKey">,
) => (dimensionKey ? `${url}?dim1=${dimensionKey}` : url);

/** Returns the pictures of an article: its own, if it has one, in place of the product's first one. */
export function articlePictures(
  { pictures }: Pick<ProductDetails, "pictures">,
  { picture }: Pick<Article, "picture">,
): PictureRef[] {
  return picture ? [picture, ...pictures.slice(1)] : pictures;
}

const imagesOf = (pictures: PictureRef[], origin: string) =>
  pictures.map((picture) => origin + pictureUrl(pictureBase(picture), 960, "jpeg"));
