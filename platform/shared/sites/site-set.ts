import { SiteError } from "./check-sites.ts";
import {
  giftCard,
  type Language,
  type Market,
  type ProductKind,
  type Site,
  type SiteCode,
} from "./site.ts";

/** A site as codes from outside are checked against it. */
export type ListedSite = Pick<Site, "code" | "language" | "market" | "taxRates">;

/** The sites of a shop, against which codes are checked where they enter. */
export interface SiteSet {
  /** In the order in which the footer lists the shops. */
  sites: readonly ListedSite[];
  codes: readonly SiteCode[];
  /** The countries of the sites, in the same order. */
  markets: readonly Market[];
  /** The languages of the sites, in the same order. */
  languages: readonly Language[];
  /** The kinds of products for which the sites have a tax rate, and gift cards. */
  kinds: readonly ProductKind[];
  has(code: unknown): code is SiteCode;
  /** Returns a code, which users may type in any case; that of the first site for an unknown one. */
  codeOr(code: unknown): SiteCode;
}

/** Returns the set of a shop's sites, of which there is at least one. */
export function siteSet(sites: readonly ListedSite[]): SiteSet {
  const codes = sites.map(({ code }) => code);
  const [first] = codes;
  if (first === undefined) throw new Error("A shop needs a site: hand in one at least.");
  const lower = codes.find((code) => code !== code.toUpperCase());
  if (lower)
    throw new SiteError(lower, `has small letters in its code: write ${lower.toUpperCase()}`);
  const kinds = new Set(sites.flatMap(({ taxRates }) => Object.keys(taxRates)));
  for (const { code, taxRates } of sites)
    for (const kind of kinds)
      if (taxRates[kind] === undefined)
        throw new SiteError(code, `has no tax rate for "${kind}": add it to its taxRates`);
  const known = new Set<unknown>(codes);
  const has = (code: unknown): code is SiteCode => known.has(code);
  return {
    sites,
    codes,
    markets: [...new Set(sites.map(({ market }) => market))],
    languages: [...new Set(sites.map(({ language }) => language))],
    kinds: [...kinds, giftCard],
    has,
    codeOr(code) {
      const named = typeof code === "string" ? code.toUpperCase() : code;
      return has(named) ? named : first;
    },
  };
}

/** Returns the set of the sites of a shop. */
export const sitesOf = (shop: { sites: Record<SiteCode, { site: ListedSite }> }): SiteSet =>
  siteSet(Object.values(shop.sites).map(({ site }) => site));

/** Returns a function that makes something of a shop's sites once, such as the compiled schemas of its content. */
export function onceForSites<Made extends object>(make: (sites: SiteSet) => Made) {
  const made = new WeakMap<SiteSet, Made>();
  return (sites: SiteSet): Made => {
    const known = made.get(sites) ?? make(sites);
    made.set(sites, known);
    return known;
  };
}
