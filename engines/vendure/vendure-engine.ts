import type { Kysely } from "kysely";
import { everyCapability, type Capabilities } from "../../commerce/capabilities.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { Slice } from "../../platform/http/slice.ts";
import { createSettings } from "./channels.ts";
import { readCustomFields, type CustomFields } from "./custom-fields.ts";
import { createDraftOrders } from "./draft-orders.ts";
import { foreignDiscounts } from "./foreign-discounts.ts";
import { createGraphql, type GraphqlOptions } from "./graphql-client.ts";
import { createLeases } from "./leases.ts";
import { createOrderRecords, type OrderRecordsOptions } from "./order-records.ts";
import { createOrderReader } from "./order-reader.ts";
import { orderReleases } from "./order-releases.ts";
import { createKnownCategories } from "./vendure-categories.ts";
import { vendureChanges, type ChangesOptions } from "./vendure-changes.ts";
import { vendureFeed } from "./vendure-feed.ts";
import { vendureOffers } from "./vendure-offers.ts";
import { vendureOrders } from "./vendure-orders.ts";
import type { VendureTables } from "./vendure-tables.ts";

export interface VendureOptions
  extends
    Omit<GraphqlOptions, "now">,
    OrderRecordsOptions,
    Pick<ChangesOptions, "databaseUrl" | "onError"> {
  /** The markets of the shop: codes of channels in Vendure. */
  markets: readonly string[];
}

/** Opens a Vendure server as the engine of a shop, which is a slice: it keeps references of orders in the shop's database. */
export function vendureEngine(
  database: Kysely<VendureTables>,
  { markets, url, key, databaseUrl, onError, now, storedUntil }: VendureOptions,
): Engine & Slice {
  const graphql = createGraphql({ url, key });
  const settings = createSettings(graphql, markets);
  const capabilities = { ...plainCapabilities };
  const fields = once(async () => {
    const found = await readCustomFields(graphql);
    Object.assign(capabilities, capabilitiesOf(found));
    return found;
  });
  const offers = vendureOffers({ graphql, settings, fields });
  const records = createOrderRecords(database, { now, storedUntil });
  const leases = createLeases(database);
  const read = createOrderReader({ graphql, settings });
  const { settle, ...orders } = vendureOrders({
    graphql,
    settings,
    offers,
    records,
    leases,
    read,
    drafts: createDraftOrders(graphql),
  });
  const categories = createKnownCategories(graphql, fields);
  const changes = vendureChanges({ graphql, settings, fields, categories, databaseUrl, onError });
  return {
    capabilities,
    products: vendureFeed({ graphql, settings, fields, categories }),
    changes,
    offers,
    orders: { ...orders, ...orderReleases({ graphql, settings, records, leases, read }) },
    problems: ({ site }) => foreignDiscounts({ graphql, settings, now }, site.market),
    close: () => changes.close(),
    async deleteExpired(at) {
      for (const record of await records.expired(at))
        await (record.state === "begun" ? settle(record) : records.remove(record));
    },
  };
}

/** Capabilities of a server that has all custom fields which the shop reads. */
export const vendureCapabilities: Capabilities = {
  ...everyCapability,
  stockByPlace: {
    reason:
      "Its stock locations are those of its channels; which of them are stores of the shop is not read.",
  },
  timedPrices: { reason: "A price of Vendure has no moment at which it begins or ends." },
  restoresProducts: {
    reason:
      "A product that is created again is another one for Vendure, with another address. One that is disabled, and enabled again, keeps its address.",
  },
};

/** Capabilities of one that has none of them, or is not known yet. */
const plainCapabilities: Capabilities = {
  ...vendureCapabilities,
  formerPrices: { reason: "Its prices have no custom field `was`." },
  details: { reason: "Its products and its settings have no custom field `details`." },
};

const capabilitiesOf = (fields: CustomFields): Partial<Capabilities> => ({
  ...(fields.ProductVariantPrice.includes("was") && { formerPrices: true }),
  ...([fields.Product, fields.GlobalSettings].every((each) => each.includes("details")) && {
    details: true,
  }),
});

/** Reads the custom fields once; after an error the next call tries again. */
function once(read: () => Promise<CustomFields>): () => Promise<CustomFields> {
  let fields: Promise<CustomFields> | undefined;
  return () => {
    fields ??= read();
    fields.catch(() => (fields = undefined));
    return fields;
  };
}
