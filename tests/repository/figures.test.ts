import { join } from "node:path";
import { expect, test } from "vitest";
import { promotionRows } from "../../border/promotion/server/read-promotions.ts";
import { readStaticPages } from "../../shop/pages/text/static-pages.server.ts";
import type { StaticPageKey } from "../../shop/sites/page-paths.ts";
import { shopSite } from "../../shop/sites/shop-site.ts";
import { siteSlug } from "../../platform/shared/sites/site.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { withFigures } from "../../shop/sites/site-content.ts";
import type { SiteFooter } from "../../shop/sites/site-footer.ts";
import { mistakesIn } from "../support/table.ts";
import { withoutMistakes } from "../support/without-mistakes.ts";
import { shopPictures } from "../support/shop-pictures.ts";
import { shopFiles } from "../support/content-files.ts";
import type { ShopSite } from "../../shop/sites/shop-site.ts";

const pictures = [...(await shopPictures()).keys()];
const folderOf = ({ code }: ShopSite) => join("shop/sites", siteSlug(code));
const footers = import.meta.glob<{ footer: SiteFooter }>("../../shop/sites/*/footer.ts", {
  eager: true,
});
const known = { pictures, vouchers: { has: () => true }, groups: { has: () => true } };
const plain = (value: unknown) => JSON.stringify(value).replaceAll("\u00a0", " ");

/** Returns a site's content as its shoppers would read it with other figures. */
async function contentWith(site: ShopSite) {
  const own = allSites[site.code];
  const { footer } = footers[`../../${folderOf(site)}/footer.ts`]!;
  const pages = await readStaticPages(join("shop/content", "pages"), [{ ...own, site }]);
  return {
    footer: plain(withFigures({ ...own, site, footer }).footer),
    promotions: plain(
      await withoutMistakes(async (mistakes) =>
        promotionRows(await shopFiles("promotions"), known, [site], mistakes),
      ),
    ),
    page: (key: StaticPageKey) => plain(pages.get(site.code, key)),
  };
}

/** Returns the names of texts that lack a figure which should have been inserted. */
const lacking = (texts: Record<string, string>, changed: RegExp) =>
  Object.entries(texts)
    .filter(([, text]) => !changed.test(text))
    .map(([name]) => `not in ${name}`);

interface Change {
  figure: string;
  /** The site with another figure; undefined for a site that has no such figure. */
  change: (site: ShopSite) => ShopSite | undefined;
  shown: RegExp;
  /** Where each site shows it besides its pages. */
  parts: ("footer" | "promotions")[];
  pages: StaticPageKey[];
}

const changes: Change[] = [
  {
    figure: "figure of free delivery",
    change: (site) => ({
      ...site,
      shipping: { ...site.shipping, freeFrom: 77_700, kindFreeFrom: { coffee: 77_700 } },
    }),
    shown: /777/,
    parts: ["footer", "promotions"],
    pages: ["delivery", "faq", "terms"],
  },
  {
    figure: "figure of free delivery for coffee, where there is one,",
    change: (site) =>
      site.shipping.kindFreeFrom
        ? { ...site, shipping: { ...site.shipping, kindFreeFrom: { coffee: 77_700 } } }
        : undefined,
    shown: /777/,
    parts: ["promotions"],
    pages: ["delivery", "faq", "terms"],
  },
  {
    figure: "return period",
    change: (site) => ({ ...site, returns: site.returns.days ? { days: 77 } : { months: 77 } }),
    shown: /\b77\b/,
    parts: ["footer", "promotions"],
    pages: ["returns", "withdrawal", "terms"],
  },
  {
    figure: "discount of the newsletter",
    change: (site) => ({ ...site, newsletter: { ...site.newsletter, discount: 77 } }),
    shown: /%77|77 ?%/,
    parts: ["footer", "promotions"],
    pages: ["newsletter", "user-menu"],
  },
  {
    figure: "worth of the KontorCard's beans",
    change: (site) => shopSite({ ...site, card: { ...site.card!, beansWorth: 77_700 } }),
    shown: /777/,
    parts: [],
    pages: ["kontorcard", "faq", "terms"],
  },
];

/** Returns where a site, changed or not, does not show the changed figure. */
async function unchangedIn(site: ShopSite, { shown, parts, pages }: Change): Promise<string[]> {
  const content = await contentWith(site);
  const texts = [
    ...parts.map((part) => [part, content[part]]),
    ...pages.map((key) => [key, content.page(key)]),
  ];
  return lacking(Object.fromEntries(texts) as Record<string, string>, shown);
}

test.each(changes.map((change) => [change.figure, change] as const))(
  "a changed %s changes footer, promotions and pages of each site that show it",
  async (_figure, one) => {
    const unchanged = await mistakesIn(allSites, async ({ site }) => {
      const changed = one.change(site);
      return changed ? unchangedIn(changed, one) : [];
    });
    expect(unchanged).toEqual([]);
    expect(await unchangedIn(allSites.DE.site, one)).toHaveLength(
      one.parts.length + one.pages.length,
    );
  },
);
