import type { Transaction } from "kysely";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import type { ProductNames } from "../../../commerce/product-names.ts";
import type { ContentPart, ContentReading } from "../../../platform/content/content.ts";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import { readList } from "../../../platform/shared/content/content-file.ts";
import { text } from "../../../platform/shared/content/content-schema.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { contributionLengths, type ExampleReview } from "../community-contract.ts";
import type { CommunityOptions } from "./community-ports.ts";
import type { CommunityTables } from "./community-tables.ts";

/** The content name noted by every rendering of examples, and by every change of them. */
export const examplesName = "reviews";

const ExampleEntry = Type.Object(
  {
    product: Type.Integer({ minimum: 1 }),
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    name: text(contributionLengths.name),
    title: text(contributionLengths.title),
    text: text(contributionLengths.body),
    use: Type.Optional(text(contributionLengths.use)),
  },
  { additionalProperties: false },
);
type ExampleEntry = Static<typeof ExampleEntry>;
const entry = Compile(ExampleEntry);

/** An example in the order of its file. */
export interface ExampleRow {
  language: string;
  product: number;
  place: number;
  content: ExampleReview;
}

const fileOf = (language: string) => `${language}.yaml`;

/** Parses and checks the examples: a file for each language. */
export function readExamples(
  files: ContentFiles,
  { languages }: Pick<SiteSet, "languages">,
  known: Pick<ProductNames, "products">,
  mistakes: string[],
): ExampleRow[] {
  return languages.flatMap((language) => {
    const file = fileOf(language);
    const { entries, mistake } = readList<ExampleEntry>(file, files.get(file), entry, mistakes);
    for (const each of entries)
      if (!known.products.has(each.product))
        mistake(
          each,
          `there is no product ${each.product}; correct it or remove the example`,
          "product",
        );
    return entries.map(({ product, ...content }, place) => ({ language, product, place, content }));
  });
}

/** Imports `shop/content/reviews` into the database. */
export const examplesPart = (
  sites: Pick<SiteSet, "languages">,
  /** Names in the catalogue, which is imported before. */
  known: (reading: ContentReading) => ProductNames | Promise<ProductNames>,
): ContentPart<Transaction<CommunityTables>, ExampleRow[]> => ({
  folder: "reviews",
  isEditable: true,
  files: sites.languages.map(fileOf),
  changes: examplesName,
  read: async (files, reading) =>
    readExamples(files, sites, await known(reading), reading.mistakes),
  async write(transaction, rows) {
    await transaction.deleteFrom("example_review").execute();
    if (rows.length > 0)
      await transaction
        .insertInto("example_review")
        .values(rows.map((row) => ({ ...row, content: JSON.stringify(row.content) })))
        .execute();
  },
});

/** Reads the examples of a product, where the site shows any. They are few, and so are cached for all products. */
export function createExamples({ database, settingsOf }: CommunityOptions) {
  const cached = createSiteCache<Map<number, ExampleReview[]>>({
    async read({ site, reads }) {
      if (!settingsOf(site.code)?.showsExamples) return new Map();
      reads?.add(examplesName);
      const rows = await database
        .selectFrom("example_review")
        .select(["product", "content"])
        .where("language", "=", site.language)
        .orderBy("place")
        .execute();
      const examples = Map.groupBy(rows, ({ product }) => product);
      return new Map(
        [...examples].map(([product, own]) => [product, own.map(({ content }) => content)]),
      );
    },
  });
  return {
    invalidate: cached.invalidate,
    of: async (at: Viewpoint, product: number): Promise<ExampleReview[]> =>
      (await cached.get(at)).get(product) ?? [],
  };
}
