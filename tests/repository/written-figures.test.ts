import { expect, test } from "vitest";
import { brandNames, figuresOf } from "../../platform/shared/sites/figures.ts";
import { siteSlug, type Site } from "../../platform/shared/sites/site.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { mistakesIn } from "../support/table.ts";
import { projectFiles, type TextFile } from "./project-files.ts";

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

/** Returns the figures of a site that its files write a second time, each with its name and line. */
const writtenIn = (files: TextFile[], site: Site) =>
  files.flatMap(([file, text]) => {
    const lines = text.replaceAll(/\u00a0|&nbsp;|\\u00a0/g, " ").split("\n");
    return Object.entries(figuresOf(site)).flatMap(([name, figure]) => {
      const [trace, where] = traceOf(name, figure, site);
      if (name in brandNames(site.brand) || !where.test(file)) return [];
      return lines
        .filter((line) => trace.test(line) && !otherFacts.some((fact) => fact.test(line)))
        .map((line) => `${file} writes {${name}}: ${line.trim()}`);
    });
  });

test("no figure of a site is written a second time", async () => {
  const written = await mistakesIn(allSites, async ({ site }) => {
    const own = `shop/sites/${siteSlug(site.code)}`;
    const { code } = site;
    const files = await projectFiles(
      `{${own}/**/*.ts,shop/content/pages/${code}/*.md,shop/content/*/${code}.yaml}`,
      [`${own}/site.ts`],
    );
    return writtenIn(files, site);
  });
  expect(written).toEqual([]);
});

test("each figure of each site is found where it is written a second time", async () => {
  const overlooked = await mistakesIn(allSites, ({ site }) => {
    const figures = Object.entries(figuresOf(site)).filter(
      ([name]) => !(name in brandNames(site.brand)),
    );
    const periods = [site.deliveryDays, site.transitDays].flatMap((days) =>
      days ? [`${days.from}–${days.to}`] : [],
    );
    const lines = figures.flatMap(([, figure]) => [figure, `${figure} %`, `${figure} Tage`]);
    const planted = ["pages/returns.md", "pages/kontorcard.md", "pages/newsletter.md"].map(
      (file) => [file, [...lines, ...periods].join("\n")] as const,
    );
    const found = writtenIn(planted, site).join();
    return figures.map(([name]) => name).filter((name) => !found.includes(`{${name}}`));
  });
  expect(overlooked).toEqual([]);
});
