import type { Market } from "../../../platform/shared/sites/site.ts";

/** Returns the flags of the countries in which there is a shop, as SVG by country. */
export const readFlags = async (markets: Iterable<Market>) =>
  new Map(await Promise.all([...markets].map(readFlag)));

async function readFlag(market: Market): Promise<[market: Market, picture: string]> {
  const flag = (await import(`country-flag-icons/string/3x2/${market}`)) as { default: string };
  return [market, flag.default];
}
