import type { CurrentOffer, Offers } from "../../commerce/offers.ts";
import type { SettingsReader } from "./channels.ts";
import type { CustomFields } from "./custom-fields.ts";
import type { Graphql } from "./graphql-client.ts";
import { offerFields, offerOf, type OfferedVariant } from "./vendure-variants.ts";

interface VendureOffersOptions {
  graphql: Graphql;
  settings: SettingsReader;
  fields(): Promise<CustomFields>;
}

/** Milliseconds: a shopper waits for a price. */
const within = 10_000;

/** An offer with the id of its variant in Vendure. */
interface NamedOffer {
  id: string;
  offer: CurrentOffer;
}

/** Offers by the numbers of their variants. */
export interface VendureOffers extends Offers {
  named(channel: string, skus: string[]): Promise<Map<string, NamedOffer>>;
}

/** Reads offers from the admin API, which knows the exact stock; variants are named by their numbers. */
export function vendureOffers({ graphql, settings, fields }: VendureOffersOptions): VendureOffers {
  const named: VendureOffers["named"] = async (code, skus) => {
    const [channel, all, custom] = await Promise.all([
      settings.channel(code),
      settings.read(),
      fields(),
    ]);
    if (skus.length === 0) return new Map();
    const { list } = await graphql<{
      list: { items: (OfferedVariant & { product: { enabled: boolean } })[] };
    }>(
      `query ($skus: [String!]) {
        list: productVariants(options: { filter: { sku: { in: $skus } }, take: 100 }) { items { ${offerFields(custom)} product { enabled } } }
      }`,
      { skus },
      { channel: channel.token, within },
    );
    return new Map(
      list.items.flatMap((variant): [string, NamedOffer][] => {
        const offer = variant.product.enabled ? offerOf(variant, channel, all) : undefined;
        return offer ? [[variant.sku, { id: variant.id, offer }]] : [];
      }),
    );
  };
  return {
    named,
    async current({ channel }, variants) {
      const found = await named(channel, variants);
      return new Map([...found].map(([sku, { offer }]) => [sku, offer]));
    },
  };
}
