import type { ItemList, SaleEvent, WithContext } from "schema-dts";
import {
  productsPerPage,
  type FoundProducts,
  type PictureRef,
} from "../../../commerce/catalogue-contract.ts";
import { toDecimal } from "../../../platform/shared/money.ts";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import { brand } from "../../brand.ts";
import type { SaleIssue } from "../../discount-shop/sale-calendar.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";

interface DescribedSale {
  title: string;
  lead: string;
  issue: SaleIssue;
  picture?: PictureRef;
}

interface DescribedPage {
  /** The name of the discount shop. */
  name: string;
  path: string;
  site: Pick<Site, "currency" | "timeZone">;
  origin: string;
}

/** Returns the structured data of the page, for search engines: its sale, and the products of a list that is not filtered. */
export const discountShopData = (
  { sale, list, page }: { sale?: DescribedSale; list?: FoundProducts; page: number },
  described: DescribedPage,
) => [
  ...breadcrumbData(described.origin, [{ name: described.name, url: described.path }]),
  ...(sale ? [saleData(sale, described)] : []),
  ...(list && list.total > 0 ? [reducedData(list, page, described)] : []),
];

/** Returns when a sale is open. Addresses are in full. */
const saleData = (
  { title, lead, issue, picture }: DescribedSale,
  { path, origin }: DescribedPage,
): WithContext<SaleEvent> => ({
  "@context": "https://schema.org",
  "@type": "SaleEvent",
  name: title,
  description: lead,
  url: origin + path,
  ...(picture && { image: origin + pictureUrl(pictureBase(picture), 1280, "jpeg") }),
  startDate: issue.from.toISOString(),
  endDate: issue.until.toISOString(),
  eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
  location: { "@type": "VirtualLocation", url: origin + path },
  organizer: { "@type": "Organization", name: brand.name, url: `${origin}/` },
});

/** Returns one page of reduced products, with the 30-day prices that the page shows. */
const reducedData = (
  { products, productCount }: FoundProducts,
  page: number,
  { name, site, origin }: DescribedPage,
): WithContext<ItemList> => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name,
  numberOfItems: productCount,
  itemListElement: products.map((product, index) => ({
    "@type": "ListItem",
    position: (page - 1) * productsPerPage + index + 1,
    item: {
      "@type": "Product",
      name: product.name,
      url: origin + product.url,
      image: origin + pictureUrl(pictureBase(product.picture), 960, "jpeg"),
      offers: {
        "@type": "Offer",
        price: toDecimal(product.price),
        priceCurrency: site.currency.code,
        availability: "https://schema.org/InStock",
        ...(product.reducedUntil && {
          priceValidUntil: dayAt(new Date(product.reducedUntil.getTime() - 1), site),
        }),
        ...(product.was !== null && {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            priceType: "https://schema.org/StrikethroughPrice",
            price: toDecimal(product.was),
            priceCurrency: site.currency.code,
          },
        }),
      },
    },
  })),
});
