import type { OnlineStore, WithContext } from "schema-dts";
import { serviceEmailOf } from "../../../platform/shared/brand/brand.ts";
import { brandFiles } from "../../../storefront/pages/brand-files.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { returnPolicyData } from "./offer-data.ts";

/** Returns the company behind a site, with its contact and return policy, for search engines. */
export function organizationData(
  { site, seller }: Pick<SiteContent, "site" | "seller">,
  origin: string,
): WithContext<OnlineStore> {
  const { company, street, postalCode, town, region, country } = seller.address;
  const telephone = site.phone.replaceAll(" ", "-");
  const email = serviceEmailOf(site.brand);
  return {
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    name: site.brand.name,
    legalName: company,
    url: `${origin}/`,
    logo: origin + brandFiles.icon(512),
    email,
    telephone,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: town,
      ...(region && { addressRegion: region }),
      addressCountry: country,
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone,
      email,
      areaServed: site.market,
      availableLanguage: site.language,
    },
    hasMerchantReturnPolicy: returnPolicyData(site),
  };
}
