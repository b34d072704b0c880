import type { ItemList, SaleEvent, WithContext } from "schema-dts";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { toDecimal } from "../../../platform/shared/money.ts";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import { brand } from "../../brand.ts";
import type { SaleIssue } from "../../discount-shop/sale-calendar.ts";

/** Returns a sale as structured data for search engines: when it is open. Addresses are in full. */
export const saleData = (
  { title, lead, issue, image }: { title: string; lead: string; issue: SaleIssue; image?: string },
  { url, origin }: { url: string; origin: string },
): WithContext<SaleEvent> => ({
  "@context": "https://schema.org",
  "@type": "SaleEvent",
  name: title,
  description: lead,
  url,
  ...(image && { image }),
  startDate: issue.from.toISOString(),
  endDate: issue.until.toISOString(),
  eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
  location: { "@type": "VirtualLocation", url },
  organizer: { "@type": "Organization", name: brand.name, url: origin },
});

/** Returns one page of reduced products as structured data, with the 30-day prices that the page shows. */
export const reducedData = (
  products: ProductCard[],
  {
    name,
    first,
    total,
    site,
    origin,
  }: {
    name: string;
    /** Position of the first product in the whole list. */
    first: number;
    total: number;
    site: Pick<Site, "currency" | "timeZone">;
    origin: string;
  },
): WithContext<ItemList> => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name,
  numberOfItems: total,
  itemListElement: products.map((product, index) => ({
    "@type": "ListItem",
    position: first + index,
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
