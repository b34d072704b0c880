import type { Product, WithContext } from "schema-dts";
import type { ArchivedProduct } from "../../../commerce/catalogue-contract.ts";
import { toDecimal } from "../../../platform/shared/money.ts";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";

/** Returns a product that is no longer sold for search engines, with its last price, if that is known. */
export const archivedData = (
  { number, name, description, url, pictures, price }: ArchivedProduct,
  { currency, origin }: { currency: string; origin: string },
): WithContext<Product> => ({
  "@context": "https://schema.org",
  "@type": "Product",
  name,
  description,
  url: origin + url,
  sku: String(number),
  image: pictures.map((picture) => origin + pictureUrl(pictureBase(picture), 960, "jpeg")),
  ...(price !== null && {
    offers: {
      "@type": "Offer",
      url: origin + url,
      price: toDecimal(price),
      priceCurrency: currency,
      availability: "https://schema.org/Discontinued",
    },
  }),
});
