import { Compile } from "typebox/compile";
import type { ProductNames } from "../../../commerce/product-names.ts";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import { checkDay, type ReportMistake } from "../../../platform/shared/content/content-checks.ts";
import { readObject } from "../../../platform/shared/content/content-file.ts";
import { onceForSites, type SiteSet } from "../../../platform/shared/sites/site-set.ts";
import type { Sale } from "../discount-shop-contract.ts";
import { comesBackTooSoon } from "../sale-calendar.ts";
import { saleEntry } from "./sale-content.ts";

type KnownToSales = Pick<ProductNames, "categories" | "pictures" | "products">;

const formFor = onceForSites((sites) => Compile(saleEntry(sites)));

/** Parses and checks every file: one for each sale, by its id. */
export function readSales(
  files: ContentFiles,
  sites: SiteSet,
  known: KnownToSales,
  mistakes: string[],
): Sale[] {
  const form = formFor(sites);
  return [...files].flatMap(([file, source]): Sale[] => {
    const { value, mistake } = readObject(file, source, form, mistakes);
    const id = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(file.slice(0, 65))?.[1];
    if (id === undefined)
      mistakes.push(
        `${file}: its name is that of the sale; use small letters, digits and hyphens, at most 60, such as winter-sale.yaml (see shop/content/README.md).`,
      );
    if (!value || id === undefined) return [];
    const sale = { id, ...value };
    checkSale(sale, known, mistake);
    return [sale];
  });
}

function checkSale(sale: Sale, known: KnownToSales, mistake: ReportMistake) {
  const { from, until, membersFrom, picture, categories = [], products = [] } = sale;
  for (const [property, time] of Object.entries({ from, until, membersFrom })) {
    const wrong = time && checkDay(time.slice(0, 10));
    if (wrong) mistake(wrong, property);
  }
  if (from >= until) mistake("it ends before it begins; correct from or until", "until");
  if (membersFrom !== undefined && membersFrom >= from)
    mistake(
      "members come before all others; write an earlier time than from, or leave it out",
      "membersFrom",
    );
  if (comesBackTooSoon(sale))
    mistake("it comes back before it ends; write a larger number or correct until", "every");
  if (picture !== undefined && !known.pictures.has(picture))
    mistake(
      `there is no picture "${picture}"; name one of shop/content/pictures/heroes, such as hero-morning`,
      "picture",
    );
  for (const [index, category] of categories.entries())
    if (!known.categories.has(category))
      mistake(
        `there is no category "${category}"; correct it or remove it`,
        "categories",
        String(index),
      );
  for (const [index, number] of products.entries())
    if (!known.products.has(number))
      mistake(`there is no product ${number}; correct it or remove it`, "products", String(index));
}
