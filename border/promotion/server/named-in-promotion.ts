import { parseNumberedPath } from "../../../platform/shared/sites/numbered-address.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Promotion } from "../promotion-contract.ts";

/** Reports what promotions may name and a site may not have. */
export interface NamedPorts {
  /** Returns the codes of a site's vouchers that no cart accepts. */
  uselessVouchers(at: Viewpoint): Promise<ReadonlySet<string>>;
  /** Returns a function that reports whether a link leads to a page that the site does not have. */
  leadsNowhere(at: Viewpoint): Promise<(url: string) => boolean>;
  /** Returns those of these product numbers that the site sells. */
  soldProducts(at: Viewpoint, numbers: number[]): Promise<ReadonlySet<number>>;
}

/** Returns a function that says what one of these promotions names that the site does not have. */
export async function findMissing(ports: NamedPorts, at: Viewpoint, promotions: Promotion[]) {
  const products = promotions.flatMap(linksOf).flatMap((url) => productOf(url) ?? []);
  const [leadsNowhere, useless, sold] = await Promise.all([
    ports.leadsNowhere(at),
    promotions.some(({ voucher }) => voucher) ? ports.uselessVouchers(at) : new Set<string>(),
    products.length > 0 ? ports.soldProducts(at, products) : new Set<number>(),
  ]);
  const isMissing = (url: string) => {
    const product = productOf(url);
    return product === undefined ? leadsNowhere(url) : !sold.has(product);
  };
  return (promotion: Promotion): string | undefined => {
    const { voucher } = promotion;
    if (voucher && useless.has(voucher.code))
      return `names the voucher ${voucher.code}, which no cart accepts`;
    const link = linksOf(promotion).find(isMissing);
    return link && `links to ${link}, which the site does not have`;
  };
}

const linksOf = ({ links, cta }: Promotion): string[] =>
  [links, cta ?? []].flat().map(({ url }) => url);

/** Returns the number of the product to whose page a link leads. */
function productOf(url: string): number | undefined {
  const page = parseNumberedPath(url.replace(/[?#].*$/s, ""));
  return page?.kind === "p" ? page.number : undefined;
}
