import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { isTextPage, type PagePaths } from "../../../shop/sites/page-paths.ts";
import { newSite } from "./new-site.ts";
import { ownFiles } from "./own-files.ts";

const files = await ownFiles(newSite("PM", { like: "CH_FR", prices: "DE" }));
const fileOf = (path: string) => files[path] ?? "";
const page = (name: string) => fileOf(`shop/content/pages/PM/${name}.md`);

test("every page of the other site is copied with a mark that quotes its words about the other country", () => {
  const pages = (Object.keys(allSites.CH_FR.pages) as (keyof PagePaths)[]).filter(isTextPage);
  const marked = pages.filter((name) => page(name).startsWith("---\n# To check for PM: "));
  expect(marked).toEqual(pages);
  expect(page("imprint")).toContain(
    "the names Suisse, TVA, francs, suisses, taken over from CH_FR",
  );
  expect(page("kontorcard")).toContain("the names franc, taken over from CH_FR");
});

test("guides and stories of the other site are copied, and marked", () => {
  for (const id of ["about", "coffee-brewing", "gift-guide"])
    expect(fileOf(`shop/content/content-pages/PM/${id}.yaml`)).toMatch(
      /^# To check for PM: [^\n]*CH_FR\.\nnumber: /,
    );
});

test("texts that name the country, its currency or taxes are marked copies, and no others are copied", () => {
  const texts = fileOf("shop/sites/pm/texts.ts");
  expect(texts).toMatch(
    /To check for PM:[^\n]*\n *invoice: \{ \.\.\.words\.invoice, columns: \{ \.\.\.words\.invoice\.columns, [^}]*taxRate: "TVA" \}/,
  );
  expect(texts).toMatch(/To check for PM:[^\n]*\n *imprint: \["\{shopName\} \(Suisse\) SA/);
  expect(texts).not.toContain("search:");
});

test("a footer marks carriers, seals, hours, law, currency and taxes", () => {
  const footer = fileOf("shop/sites/pm/footer.ts");
  for (const entry of ["carriers", "seals", "serviceHours", "withdraw", "salesTax"])
    expect(footer).toMatch(new RegExp(`To check for PM:[^\n]*\n *${entry}:`));
});

test("the company, the figures, the promotions and the law of consent are marked", () => {
  for (const path of [
    "shop/sites/pm/seller.ts",
    "shop/sites/pm/site.ts",
    "shop/sites/pm/texts/consent.ts",
    "shop/content/promotions/PM.yaml",
  ])
    expect(fileOf(path)).toContain("To check for PM:");
});
