import {
  fixtureCategories,
  fixtureChannels,
  fixtureTypes,
  fixtureVocabulary,
} from "../../commerce/conformance/fixture.ts";
import type { LocalizedTexts } from "../../commerce/scope.ts";
import type { Staff } from "./vendure-staff.ts";

export const currencies = {
  DE: "EUR",
  CH: "CHF",
  PL: "PLN",
  CZ: "CZK",
  HU: "HUF",
  TR: "TRY",
} as const;
export const channelCodes = Object.keys(fixtureChannels) as (keyof typeof currencies)[];
const languages = ["de", "fr", "pl", "cs", "hu", "sk", "tr"];
export const tokenOf = (channel: string) => `token-${channel.toLowerCase()}`;

/** Permissions of the shop's key: what the adapter calls, and no more. */
const permissions = [
  "ReadCatalog",
  "ReadSettings",
  "ReadOrder",
  "CreateOrder",
  "UpdateOrder",
  "DeleteOrder",
  "ReadCustomer",
  "CreateCustomer",
  "UpdateCustomer",
  "ReadShippingMethod",
  "CreateShippingMethod",
  "ReadPromotion",
  "CreatePromotion",
  "DeletePromotion",
];

export const translated = (texts: LocalizedTexts, name = "name") =>
  Object.entries(texts).map(([languageCode, text]) => ({ languageCode, [name]: text }));

type Created<Name extends string> = Record<Name, { id: string }>;

/** Name and password of the shop's administrator. */
export const shopKey = "shop:shop-secret";

/** Prepares an empty server: languages, tax, channels with their stock, the shop's administrator, pictures and words. */
export async function prepareVendure(staff: Staff): Promise<void> {
  const { attributes, warnings } = fixtureVocabulary;
  const details = {
    attributes: attributes.filter(({ facet }) => !facet),
    warnings,
    types: fixtureTypes,
  };
  await staff(
    `mutation ($input: UpdateGlobalSettingsInput!) { updateGlobalSettings(input: $input) { ... on ErrorResult { errorCode message } } }`,
    {
      input: {
        availableLanguages: [...languages, "en"],
        trackInventory: true,
        customFields: { details: JSON.stringify(details) },
      },
    },
  );
  const { createCountry } = await staff<Created<"createCountry">>(
    `mutation { createCountry(input: { code: "DE", enabled: true, translations: [{ languageCode: de, name: "Deutschland" }] }) { id } }`,
  );
  const { createZone } = await staff<Created<"createZone">>(
    `mutation ($members: [ID!]) { createZone(input: { name: "Europe", memberIds: $members }) { id } }`,
    { members: [createCountry.id] },
  );
  const { createTaxCategory } = await staff<Created<"createTaxCategory">>(
    `mutation { createTaxCategory(input: { name: "Standard", isDefault: true }) { id } }`,
  );
  await staff(
    `mutation ($category: ID!, $zone: ID!) { createTaxRate(input: { name: "Standard", enabled: true, value: 19, categoryId: $category, zoneId: $zone }) { id } }`,
    { category: createTaxCategory.id, zone: createZone.id },
  );
  const zones = { defaultTaxZoneId: createZone.id, defaultShippingZoneId: createZone.id };
  await staff(
    `mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { ... on ErrorResult { errorCode message } } }`,
    {
      input: {
        id: "1",
        defaultLanguageCode: "de",
        availableLanguageCodes: [...languages, "en"],
        pricesIncludeTax: true,
        defaultCurrencyCode: "EUR",
        availableCurrencyCodes: ["EUR"],
        ...zones,
      },
    },
  );
  const channels: string[] = [];
  for (const code of channelCodes) {
    const { createChannel } = await staff<Created<"createChannel">>(
      `mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on Channel { id } ... on ErrorResult { errorCode message } } }`,
      {
        input: {
          code,
          token: tokenOf(code),
          defaultLanguageCode: "de",
          availableLanguageCodes: languages,
          pricesIncludeTax: true,
          defaultCurrencyCode: currencies[code],
          availableCurrencyCodes: [currencies[code]],
          ...zones,
        },
      },
    );
    channels.push(createChannel.id);
    const { createStockLocation } = await staff<Created<"createStockLocation">>(
      `mutation ($name: String!) { createStockLocation(input: { name: $name }) { id } }`,
      { name: code },
    );
    await staff(
      `mutation ($ids: [ID!]!, $channel: ID!) { assignStockLocationsToChannel(input: { stockLocationIds: $ids, channelId: $channel }) { id } }`,
      { ids: [createStockLocation.id], channel: createChannel.id },
    );
  }
  const { createRole } = await staff<Created<"createRole">>(
    `mutation ($channels: [ID!], $permissions: [Permission!]!) {
      createRole(input: { code: "shop", description: "The shop", permissions: $permissions, channelIds: $channels }) { id }
    }`,
    { channels: ["1", ...channels], permissions },
  );
  await staff(
    `mutation ($role: ID!) {
      createAdministrator(input: { firstName: "The", lastName: "shop", emailAddress: "shop", password: "shop-secret", roleIds: [$role] }) { id }
    }`,
    { role: createRole.id },
  );
  for (const name of ["plain", "scene", "variant"]) await staff.upload(name);
  const [glaze] = attributes;
  await facet(staff, "glaze", glaze!.label, glaze!.words as Record<string, LocalizedTexts>, false);
  await facet(
    staff,
    "shelf",
    { de: "Regal" },
    Object.fromEntries(fixtureCategories.map(({ id }) => [id, { de: id }])),
    true,
  );
  await staff(
    `mutation ($input: CreateProductOptionGroupInput!) { createProductOptionGroup(input: $input) { id } }`,
    {
      input: {
        code: "size",
        translations: translated(fixtureVocabulary.dimensions[0]!.label),
        options: Array.from({ length: 40 }, (_, index) => ({
          code: `size-${index + 1}`,
          translations: languages.map((languageCode) => ({
            languageCode,
            name: languageCode === "de" ? `Size ${index + 1}` : `Size ${index + 1} ${languageCode}`,
          })),
        })),
      },
    },
  );
}

/** Creates a facet with its values. */
const facet = (
  staff: Staff,
  code: string,
  label: LocalizedTexts,
  words: Record<string, LocalizedTexts>,
  isPrivate: boolean,
) =>
  staff(`mutation ($input: CreateFacetInput!) { createFacet(input: $input) { id } }`, {
    input: {
      code,
      isPrivate,
      translations: translated(label),
      values: Object.entries(words).map(([word, texts]) => ({
        code: word,
        translations: translated(texts),
      })),
    },
  });
