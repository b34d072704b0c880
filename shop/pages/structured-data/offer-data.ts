import type {
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  QuantitativeValue,
} from "schema-dts";
import type { Article } from "../../../commerce/catalogue-contract.ts";
import { toDecimal } from "../../../platform/shared/money.ts";
import { giftCard, type ProductKind, type Site } from "../../../platform/shared/sites/site.ts";
import { deliveryCostAlone } from "./delivery-cost-alone.ts";

/** Figures of a site that its offers depend on. */
export type OfferSite = Pick<
  Site,
  "currency" | "deliveryDays" | "market" | "returns" | "shipping" | "transitDays"
>;

/** Returns the offer of an article as the product's page shows it. `url` is the address that chooses the article. */
export function offerData(
  { tcm, price, was, availability, grams, millilitres }: Article,
  { site, kind, url }: { site: OfferSite; kind: ProductKind; url: string },
): Offer {
  const { code } = site.currency;
  const content = grams ?? millilitres;
  const unit = grams ? "KGM" : "LTR";
  return {
    "@type": "Offer",
    sku: tcm,
    url,
    price: toDecimal(price),
    priceCurrency: code,
    availability:
      availability === "AVAILABLE" ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    itemCondition: "https://schema.org/NewCondition",
    priceSpecification: [
      {
        "@type": "UnitPriceSpecification",
        price: toDecimal(price),
        priceCurrency: code,
        valueAddedTaxIncluded: true,
        ...(content && {
          referenceQuantity: {
            "@type": "QuantitativeValue",
            value: content / 1000,
            unitCode: unit,
            valueReference: { "@type": "QuantitativeValue", value: 1, unitCode: unit },
          },
        }),
      },
      ...(was === null
        ? []
        : [
            {
              "@type": "UnitPriceSpecification" as const,
              priceType: "https://schema.org/StrikethroughPrice" as const,
              price: toDecimal(was),
              priceCurrency: code,
              valueAddedTaxIncluded: true,
            },
          ]),
    ],
    hasMerchantReturnPolicy: returnPolicyData(site),
    // Gift cards are delivered by e-mail, at once and without cost.
    ...(kind !== giftCard && { shippingDetails: shippingData(site, kind, price) }),
  };
}

/** Returns the return policy of a site, which its page of returns promises: without cost, by parcel and in the stores. */
export const returnPolicyData = ({
  market,
  returns,
}: Pick<Site, "market" | "returns">): MerchantReturnPolicy => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: market,
  returnPolicyCountry: market,
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  // No month has fewer days than February, and three in sequence have at least 89.
  merchantReturnDays: returns.days ?? Math.floor(returns.months * 29.7),
  returnMethod: ["https://schema.org/ReturnByMail", "https://schema.org/ReturnInStore"],
  returnFees: "https://schema.org/FreeReturn",
});

function shippingData(site: OfferSite, kind: ProductKind, price: number): OfferShippingDetails {
  const { market, currency, deliveryDays, transitDays } = site;
  return {
    "@type": "OfferShippingDetails",
    shippingDestination: { "@type": "DefinedRegion", addressCountry: market },
    shippingRate: {
      "@type": "MonetaryAmount",
      value: toDecimal(deliveryCostAlone(site.shipping, kind, price)),
      currency: currency.code,
    },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      // Without transit days, `deliveryDays` is the whole period.
      handlingTime: days(transitDays ? deliveryDays : { from: 0, to: 0 }),
      transitTime: days(transitDays ?? deliveryDays),
    },
  };
}

const days = ({ from, to }: { from: number; to: number }): QuantitativeValue => ({
  "@type": "QuantitativeValue",
  minValue: from,
  maxValue: to,
  unitCode: "DAY",
});
