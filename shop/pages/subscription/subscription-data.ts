import type { FAQPage, ItemList, WithContext } from "schema-dts";
import { subscriptionPrice } from "../../../border/cart/cart-rules.ts";
import { inUnits } from "../../../border/tracking/ecommerce.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import type { CoffeeSubscriptionTexts } from "../../sites/coffee-subscription-texts.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import type { Coffee } from "./coffee.ts";

export interface SubscriptionDataOptions {
  site: Pick<Site, "currency">;
  origin: string;
  texts: Pick<CoffeeSubscriptionTexts, "faq">;
  figures: Record<string, string | number>;
}

/** How many coffees search engines are told about. */
const maxListed = 20;

/** Returns the page's coffees with their prices by subscription, and its answers, for search engines. */
export function subscriptionData(
  coffees: Coffee[],
  { site, origin, texts, figures }: SubscriptionDataOptions,
): [WithContext<FAQPage>, ...WithContext<ItemList>[]] {
  return [
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: texts.faq.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: fill(answer, figures) },
      })),
    },
    ...(coffees.length === 0
      ? []
      : [
          {
            "@context": "https://schema.org",
            "@type": "ItemList",
            itemListElement: coffees.slice(0, maxListed).map((coffee, index) => ({
              "@type": "ListItem" as const,
              position: index + 1,
              item: {
                "@type": "Product" as const,
                name: coffee.name,
                description: coffee.lead,
                image: origin + pictureUrl(pictureBase(coffee.picture), 960, "jpeg"),
                url: `${origin}${subscriptionPaths.page}?product=${coffee.number}`,
                offers: {
                  "@type": "Offer" as const,
                  price: inUnits(subscriptionPrice(coffee.price, site.currency)),
                  priceCurrency: site.currency.code,
                  availability: "https://schema.org/InStock" as const,
                  url: `${origin}${subscriptionPaths.page}?product=${coffee.number}`,
                },
              },
            })),
          } satisfies WithContext<ItemList>,
        ]),
  ];
}
