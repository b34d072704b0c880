import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPromotions } from "../../border/promotion/server/read-promotions.ts";
import { heroDrawings } from "../../shop/pictures/draw/draw.ts";
import { readStaticPages } from "../../shop/pages/text/static-pages.server.ts";
import { brandNames, figuresOf } from "../../platform/shared/figures.ts";
import { siteSlug, type Site } from "../../platform/shared/site.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { withFigures } from "../../shop/sites/site-content.ts";
import type { SiteFooter } from "../../shop/sites/site-footer.ts";
import { mistakesIn } from "../support/table.ts";
import { withoutMistakes } from "../support/without-mistakes.ts";
import { shopFiles } from "../support/content-files.ts";

const pictures = heroDrawings.map(({ id }) => id);
const folderOf = ({ code }: Site) => join("shop/sites", siteSlug(code));
const footers = import.meta.glob<{ footer: SiteFooter }>("../../shop/sites/*/footer.ts", {
  eager: true,
});
const known = { pictures, vouchers: { has: () => true }, groups: { has: () => true } };
const plain = (value: unknown) => JSON.stringify(value).replaceAll("\u00a0", " ");

/** Returns a site's content as its shoppers would read it with other figures. */
async function contentWith(site: Site) {
  const own = allSites[site.code];
  const { footer } = footers[`../../${folderOf(site)}/footer.ts`]!;
  const pages = await readStaticPages(join("shop/content", "pages"), [{ ...own, site }]);
  return {
    footer: plain(withFigures({ ...own, site, footer }).footer),
    promotions: plain(
      await withoutMistakes(async (mistakes) =>
        readPromotions(await shopFiles("promotions"), known, [site], mistakes),
      ),
    ),
    page: (key: Parameters<typeof pages.get>[1]) => plain(pages.get(site.code, key)),
  };
}

/** Returns the names of texts that lack a figure which should have been inserted. */
const lacking = (texts: Record<string, string>, changed: RegExp) =>
  Object.entries(texts)
    .filter(([, text]) => !changed.test(text))
    .map(([name]) => `not in ${name}`);

test("a changed figure of free delivery changes footer, promotion and page of each site", async () => {
  const unchanged = await mistakesIn(allSites, async ({ site }) => {
    const shipping = { ...site.shipping, freeFrom: 77_700, coffeeFreeFrom: 77_700 };
    const { footer, promotions, page } = await contentWith({ ...site, shipping });
    const [delivery, faq, terms] = [page("delivery"), page("faq"), page("terms")];
    return lacking({ footer, promotions, delivery, faq, terms }, /777/);
  });
  expect(unchanged).toEqual([]);
});

test("a changed figure of free delivery for coffee changes promotion and pages of sites that have one", async () => {
  const unchanged = await mistakesIn(allSites, async ({ site }) => {
    if (site.shipping.coffeeFreeFrom === undefined) return [];
    const shipping = { ...site.shipping, coffeeFreeFrom: 77_700 };
    const { promotions, page } = await contentWith({ ...site, shipping });
    const [delivery, faq, terms] = [page("delivery"), page("faq"), page("terms")];
    return lacking({ promotions, delivery, faq, terms }, /777/);
  });
  expect(unchanged).toEqual([]);
});

test("a changed return period changes footer, promotion and page of each site", async () => {
  const unchanged = await mistakesIn(allSites, async ({ site }) => {
    const period = site.returns.days ? { days: 77 } : { months: 77 };
    const { footer, promotions, page } = await contentWith({ ...site, returns: period });
    const [returns, withdrawal, terms] = [page("returns"), page("withdrawal"), page("terms")];
    return lacking({ footer, promotions, returns, withdrawal, terms }, /\b77\b/);
  });
  expect(unchanged).toEqual([]);
});

test("a changed discount of the newsletter changes footer, promotion and page of each site", async () => {
  const unchanged = await mistakesIn(allSites, async ({ site }) => {
    const changed = { ...site, newsletter: { ...site.newsletter, discount: 77 } };
    const { footer, promotions, page } = await contentWith(changed);
    const [newsletter, userMenu] = [page("newsletter"), page("user-menu")];
    return lacking({ footer, promotions, newsletter, userMenu }, /%77|77 ?%/);
  });
  expect(unchanged).toEqual([]);
});

test("a changed figure of the KontorCard changes its page and the questions of each site", async () => {
  const unchanged = await mistakesIn(allSites, async ({ site }) => {
    const { page } = await contentWith({ ...site, card: { ...site.card, beansWorth: 77_700 } });
    const [kontorcard, faq, terms] = [page("kontorcard"), page("faq"), page("terms")];
    return lacking({ kontorcard, faq, terms }, /777/);
  });
  expect(unchanged).toEqual([]);
});

/** Returns a pattern for a number that is not part of a longer one. */
const alone = (text: string) => `(?<![\\d.,–])${RegExp.escape(text)}(?!\\d|[.,]\\d)`;

/** Returns how a figure is recognised in a text, and in which files such a number is this figure. */
function traceOf(
  name: string,
  figure: string,
  { deliveryDays, transitDays }: Site,
): [RegExp, RegExp] {
  if (/^(card|newsletter)/.test(name) && /^\d+$/.test(figure)) {
    if (name === "newsletterDiscount")
      return [new RegExp(`${alone(figure)} ?%|%${figure}\\b`), /./];
    return [new RegExp(alone(figure)), name.startsWith("card") ? /kontorcard/ : /newsletter/];
  }
  const period = name.startsWith("transitDays") ? transitDays : deliveryDays;
  if (period && /^(delivery|transit)Days/.test(name))
    return [new RegExp(`\\b${period.from}( bis | à | až |–)${period.to}\\b`), /./];
  if (name.startsWith("return"))
    return [
      new RegExp(`${alone(figure)} (Tage|Monat|mois|d[nň]|nap|gün)`),
      /returns|withdrawal|footer|promotions|catalogue/,
    ];
  return [new RegExp(alone(figure.replaceAll("\u00a0", " "))), /./];
}

/** Lines in which the same number means something else. */
const otherFacts = [
  /^Wir erstatten innerhalb von 14 Tagen/, // AT: the law on refunds
  /lowestPrice:/, // the law on reduced prices
];

test("no figure of a site is written a second time", async () => {
  const written = await mistakesIn(allSites, async ({ site }) => {
    const files = [join("shop/content", "promotions", `${site.code}.yaml`)];
    for (const folder of [join("shop/content", "pages", site.code), folderOf(site)])
      for (const name of await readdir(folder, { recursive: true }))
        if (/\.(md|ts)$/.test(name) && name !== "site.ts") files.push(join(folder, name));
    if (files.length <= 5) return [`has only ${files.length} files`];
    const found: string[] = [];
    for (const file of files) {
      const text = (await readFile(file, "utf8")).replace(/\u00a0|&nbsp;|\\u00a0/g, " ");
      for (const [name, figure] of Object.entries(figuresOf(site))) {
        if (name in brandNames(site.brand)) continue;
        const [trace, where] = traceOf(name, figure, site);
        if (!where.test(file)) continue;
        for (const line of text.split("\n"))
          if (trace.test(line) && !otherFacts.some((fact) => fact.test(line)))
            found.push(`${file} writes {${name}}: ${line.trim()}`);
      }
    }
    return found;
  });
  expect(written).toEqual([]);
});
