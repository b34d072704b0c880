import type { OfferCatalog, SaleEvent, WithContext } from "schema-dts";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { toDecimal } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import { brand } from "../../brand.ts";
import type { LeafletIssue } from "../../leaflets/leaflet-calendar.ts";

interface LeafletFacts {
  title: string;
  lead: string;
  /** Addresses in full. */
  url: string;
  image?: string;
  issue: LeafletIssue;
  products: ProductCard[];
}

/** Returns a leaflet as structured data for search engines: when it is valid, and its products with their prices. */
export function leafletData(
  { title, lead, url, image, issue, products }: LeafletFacts,
  { site, origin }: { site: Pick<Site, "currency">; origin: string },
): [WithContext<SaleEvent>, WithContext<OfferCatalog>] {
  const shared = { name: title, description: lead, url, ...(image && { image }) };
  return [
    {
      "@context": "https://schema.org",
      "@type": "SaleEvent",
      ...shared,
      startDate: issue.from.toISOString(),
      endDate: issue.until.toISOString(),
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url },
      organizer: { "@type": "Organization", name: brand.name, url: `${origin}/` },
    },
    {
      "@context": "https://schema.org",
      "@type": "OfferCatalog",
      ...shared,
      numberOfItems: products.length,
      itemListElement: products.map((product, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Product",
          name: product.name,
          url: origin + product.url,
          image: origin + pictureUrl(pictureBase(product.picture), 960, "jpeg"),
          offers: {
            "@type": "Offer",
            price: toDecimal(product.price),
            priceCurrency: site.currency.code,
            availability:
              product.availability === "AVAILABLE"
                ? "https://schema.org/InStock"
                : "https://schema.org/OutOfStock",
          },
        },
      })),
    },
  ];
}
