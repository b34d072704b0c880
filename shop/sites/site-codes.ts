/** The list of all sites, in the order in which the footer lists the shops. `npm run site -- add LU` adds one (docs/add-a-site.md). */
export const siteCodes = ["DE", "AT", "CH", "CH_FR", "PL", "CZ", "HU", "SK", "TR"] as const;
export type ShopSiteCode = (typeof siteCodes)[number];

export const isSiteCode = (value: unknown): value is ShopSiteCode =>
  siteCodes.some((code) => code === value);

/** A country of the shop, and the code of its site in its main language. */
export type ShopMarket = Exclude<ShopSiteCode, `${string}_${string}`>;
export const markets = siteCodes.filter((code): code is ShopMarket => !code.includes("_"));

export const marketOf = (code: string) => code.split("_")[0] as ShopMarket;

export const languages = ["de", "fr", "pl", "cs", "hu", "sk", "tr"] as const;
export type ShopLanguage = (typeof languages)[number];
