import type { FeedCatalogue } from "../../../commerce/product-feed.ts";
import type { ProductKind } from "../../../platform/shared/sites/site.ts";
import { displayNames } from "../../../platform/shared/texts/formats.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { languages, marketOf, markets, siteCodes } from "../../../shop/sites/site-codes.ts";
import { orError, type AdminApi } from "./admin-api.ts";
import { plainAttributes } from "./fill-facets.ts";

export interface FilledChannel {
  id: string;
  /** Also its token: "DE". */
  code: string;
  currency: string;
  stockLocation: string;
}

export interface FilledSettings {
  channels: FilledChannel[];
  /** Ids of tax categories by the kind of a product. */
  taxCategories: Record<ProductKind, string>;
}

interface Created {
  created: { id: string };
}

/** Creates what a channel of each market needs: country, zone, taxes, stock location, delivery and payment. */
export async function fillChannels(
  api: AdminApi,
  { vocabulary, types }: Pick<FeedCatalogue, "vocabulary" | "types">,
): Promise<FilledSettings> {
  const create = async (query: string, variables: object, channel?: string) =>
    (await api.run<Created>(query, variables, channel)).created.id;
  const createOf = (kind: string, input: object, channel?: string) =>
    create(
      `mutation ($input: Create${kind}Input!) { created: create${kind}(input: $input) { id } }`,
      { input },
      channel,
    );

  await api.run(
    `mutation ($input: UpdateGlobalSettingsInput!) {
      updateGlobalSettings(input: $input) { ${orError("id", "GlobalSettings")} }
    }`,
    {
      input: {
        availableLanguages: [...languages, "en"],
        trackInventory: true,
        customFields: {
          details: JSON.stringify({
            attributes: plainAttributes(vocabulary),
            warnings: vocabulary.warnings,
            types,
          }),
        },
      },
    },
  );
  const taxCategories: Record<ProductKind, string> = {
    goods: await createOf("TaxCategory", { name: "standard", isDefault: true }),
    coffee: await createOf("TaxCategory", { name: "coffee" }),
    giftCard: await createOf("TaxCategory", { name: "gift cards" }),
  };

  const zones: string[] = [];
  const channels: FilledChannel[] = [];
  for (const code of markets) {
    const { site } = allSites[code];
    const ofMarket = siteCodes.filter((each) => marketOf(each) === code);
    const country = await createOf("Country", {
      code,
      enabled: true,
      translations: languages.map((languageCode) => ({
        languageCode,
        name: displayNames(languageCode, { type: "region" }).of(code),
      })),
    });
    const zone = await createOf("Zone", { name: code, memberIds: [country] });
    zones.push(zone);
    // Gift cards are taxed when they are redeemed.
    const rates = { ...site.taxRates, giftCard: 0 };
    for (const [kind, value] of Object.entries(rates))
      await createOf("TaxRate", {
        name: `${code} ${kind}`,
        enabled: true,
        value,
        zoneId: zone,
        categoryId: taxCategories[kind],
      });
    const id = await create(
      `mutation ($input: CreateChannelInput!) {
        created: createChannel(input: $input) { ${orError("id", "Channel")} }
      }`,
      {
        input: {
          code,
          token: code,
          defaultLanguageCode: site.language,
          availableLanguageCodes: ofMarket.map((each) => allSites[each].site.language),
          pricesIncludeTax: true,
          defaultCurrencyCode: site.currency.code,
          availableCurrencyCodes: [site.currency.code],
          trackInventory: true,
          defaultTaxZoneId: zone,
          defaultShippingZoneId: zone,
        },
      },
    );
    const stockLocation = await createOf("StockLocation", { name: code });
    await api.run(
      `mutation ($input: AssignStockLocationsToChannelInput!) {
        assignStockLocationsToChannel(input: $input) { id }
      }`,
      { input: { stockLocationIds: [stockLocation], channelId: id } },
    );
    channels.push({ id, code, currency: site.currency.code, stockLocation });
  }
  await setDefaultChannel(api, zones[0]!);

  for (const { code } of channels) {
    const { site } = allSites[code as (typeof markets)[number]];
    const inLanguages = (name: string) =>
      languages.map((languageCode) => ({ languageCode, name, description: "" }));
    await createOf(
      "ShippingMethod",
      {
        code: `standard-${code.toLowerCase()}`,
        fulfillmentHandler: "manual-fulfillment",
        checker: {
          code: "default-shipping-eligibility-checker",
          arguments: [{ name: "orderMinimum", value: "0" }],
        },
        calculator: {
          code: "default-shipping-calculator",
          arguments: [
            { name: "rate", value: String(site.shipping.cost) },
            { name: "includesTax", value: "include" },
            { name: "taxRate", value: String(site.taxRates.goods) },
          ],
        },
        translations: inLanguages("standard"),
      },
      code,
    );
    await createOf(
      "PaymentMethod",
      {
        code: `manual-${code.toLowerCase()}`,
        enabled: true,
        handler: { code: "manual", arguments: [] },
        translations: inLanguages("manual"),
      },
      code,
    );
  }
  return { channels, taxCategories };
}

/** The default channel holds all products, and sells nothing. */
async function setDefaultChannel(api: AdminApi, zone: string) {
  const { channel } = await api.run<{ channel: { id: string } }>(
    "{ channel: activeChannel { id } }",
  );
  await api.run(
    `mutation ($input: UpdateChannelInput!) {
      updateChannel(input: $input) { ${orError("id", "Channel")} }
    }`,
    {
      input: {
        id: channel.id,
        defaultLanguageCode: "de",
        availableLanguageCodes: languages,
        defaultCurrencyCode: "EUR",
        availableCurrencyCodes: ["EUR"],
        pricesIncludeTax: true,
        defaultTaxZoneId: zone,
        defaultShippingZoneId: zone,
      },
    },
  );
}
