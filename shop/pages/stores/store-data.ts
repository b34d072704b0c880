import type { LocalBusiness, OpeningHoursSpecification, WithContext } from "schema-dts";
import { brand } from "../../brand.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import { nextDays } from "../../stores/opening-hours.ts";
import { storeName } from "../../stores/store-address.ts";
import { storePath, type OpenSpan, type RetailStore } from "../../stores/stores-contract.ts";

const dayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** Days for which special hours are named. */
const daysAhead = 60;

/** Returns a store as structured data for search engines, with its usual hours and those of special days. */
export function storeData(
  store: RetailStore,
  now: Date,
  { site, origin, image }: { site: ShopSite; origin: string; image?: string },
): WithContext<LocalBusiness> {
  const { street, postalCode, town, market, position, phone, hours } = store;
  const special = nextDays(store, now, site, daysAhead).filter(({ reason }) => reason !== "usual");
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: `${brand.name} ${storeName(store, site)}`,
    url: origin + storePath(store),
    telephone: phone.replaceAll(" ", "-"),
    ...(image && { image }),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: town,
      addressCountry: market,
    },
    geo: { "@type": "GeoCoordinates", ...position },
    openingHoursSpecification: hours.weekly.flatMap((open, day) =>
      open.map((span) => ({ ...hoursData(span), dayOfWeek: dayNames[day]! })),
    ),
    specialOpeningHoursSpecification: special.flatMap(({ day, open }) =>
      (open.length > 0 ? open : [closed]).map((span) => ({
        ...hoursData(span),
        validFrom: day,
        validThrough: day,
      })),
    ),
  };
}

/** A day on which nothing is open, as search engines want it. */
const closed: OpenSpan = { from: "00:00", to: "00:00" };

const hoursData = ({ from, to }: OpenSpan): Exclude<OpeningHoursSpecification, string> => ({
  "@type": "OpeningHoursSpecification",
  opens: from,
  closes: to === "24:00" ? "23:59" : to,
});
