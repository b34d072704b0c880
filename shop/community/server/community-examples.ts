import type { ColumnType, Kysely, Transaction } from "kysely";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import type { ProductNames } from "../../../commerce/product-names.ts";
import type { ContentPart, ContentReading } from "../../../platform/content/content.ts";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import { readObject } from "../../../platform/shared/content/content-file.ts";
import { Key, text } from "../../../platform/shared/content/content-schema.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { CommunitySettings } from "../community-contract.ts";
import type { ExampleQuestion, ExampleRecipe } from "../community-examples.ts";
import { memberNameLength } from "../member-name.ts";
import { answerLengths, questionLengths } from "../question.ts";
import { brewings, recipeLimits, recipeRanges } from "../recipe.ts";

/** The content name noted by every rendering of these examples, and by every change of them. */
export const communityExamplesName = "community";

const closed = { additionalProperties: false };
const Name = text(memberNameLength.max);
const ProductNumber = Type.Integer({ minimum: 1 });
const within = ([minimum, maximum]: readonly [number, number]) => Type.Number({ minimum, maximum });
const Line = text(recipeLimits.line);

const Question = Type.Object(
  {
    product: ProductNumber,
    name: Name,
    text: text(questionLengths.max),
    answers: Type.Array(
      Type.Object(
        {
          /** Left out where the shop answers. */
          name: Type.Optional(Name),
          text: text(answerLengths.max),
          isBuyer: Type.Optional(Type.Literal(true)),
        },
        closed,
      ),
      { maxItems: 5 },
    ),
  },
  closed,
);

const Recipe = Type.Object(
  {
    id: Key,
    name: Name,
    title: text(recipeLimits.title),
    product: Type.Optional(ProductNumber),
    brewing: Type.Union(brewings.map((brewing) => Type.Literal(brewing))),
    cups: within(recipeRanges.cups),
    grams: within(recipeRanges.grams),
    millilitres: within(recipeRanges.millilitres),
    degrees: Type.Optional(within(recipeRanges.degrees)),
    minutes: within(recipeRanges.minutes),
    extras: Type.Optional(Type.Array(Line, { maxItems: recipeLimits.extras })),
    steps: Type.Array(Line, { minItems: 1, maxItems: recipeLimits.steps }),
  },
  closed,
);

const Examples = Type.Object(
  { questions: Type.Array(Question), recipes: Type.Array(Recipe) },
  closed,
);
const form = Compile(Examples);

/** An example in the order of its file. */
export interface CommunityExampleRow {
  language: string;
  kind: "question" | "recipe";
  place: number;
  product: number | null;
  content: ExampleQuestion | ExampleRecipe;
}

export interface CommunityExampleTables {
  community_example: Omit<CommunityExampleRow, "content"> & {
    content: ColumnType<CommunityExampleRow["content"], string, string>;
  };
}

const fileOf = (language: string) => `${language}.yaml`;

/** Parses and checks the examples: a file for each language. A language may have none. */
export function readCommunityExamples(
  files: ContentFiles,
  { languages }: Pick<SiteSet, "languages">,
  known: Pick<ProductNames, "products">,
  mistakes: string[],
): CommunityExampleRow[] {
  return languages.flatMap((language) => {
    const source = files.get(fileOf(language));
    if (source === undefined) return [];
    const { value, mistake } = readObject<Static<typeof Examples>>(
      fileOf(language),
      source,
      form,
      mistakes,
    );
    if (!value) return [];
    const check = (list: "questions" | "recipes", place: number, product: number | undefined) => {
      if (product !== undefined && !known.products.has(product))
        mistake(
          `there is no product ${product}; correct it or remove the example`,
          list,
          String(place),
          "product",
        );
    };
    const questions = value.questions.map((each, place): CommunityExampleRow => {
      check("questions", place, each.product);
      const { product, ...content } = each;
      return { language, kind: "question", place, product, content };
    });
    const recipes = value.recipes.map((each, place): CommunityExampleRow => {
      check("recipes", place, each.product);
      const { id, name, title, product, extras = [], ...details } = each;
      const content = { id, name, title, product, details: { ...details, extras } };
      return { language, kind: "recipe", place, product: product ?? null, content };
    });
    return [...questions, ...recipes];
  });
}

/** Imports `shop/content/community` into the database. */
export const communityExamplesPart = (
  sites: Pick<SiteSet, "languages">,
  /** Names in the catalogue, which is imported before. */
  known: (reading: ContentReading) => ProductNames | Promise<ProductNames>,
): ContentPart<Transaction<CommunityExampleTables>, CommunityExampleRow[]> => ({
  folder: "community",
  isEditable: true,
  files: sites.languages.map(fileOf),
  changes: communityExamplesName,
  read: async (files, reading) =>
    readCommunityExamples(files, sites, await known(reading), reading.mistakes),
  async write(transaction, rows) {
    await transaction.deleteFrom("community_example").execute();
    if (rows.length > 0)
      await transaction
        .insertInto("community_example")
        .values(rows.map((row) => ({ ...row, content: JSON.stringify(row.content) })))
        .execute();
  },
});

/** Reads the examples, where the site shows any. They are few, and so are cached. */
export function createCommunityExamples(
  database: Kysely<CommunityExampleTables>,
  settingsOf: (site: SiteCode) => CommunitySettings | undefined,
) {
  const cached = createSiteCache<Omit<CommunityExampleRow, "language" | "place">[]>({
    async read({ site, reads }) {
      if (!settingsOf(site.code)?.showsExamples) return [];
      reads?.add(communityExamplesName);
      return database
        .selectFrom("community_example")
        .select(["kind", "product", "content"])
        .where("language", "=", site.language)
        .orderBy("place")
        .execute();
    },
  });
  const ofKind = async (at: Viewpoint, wanted: CommunityExampleRow["kind"]) =>
    (await cached.get(at)).filter(({ kind }) => kind === wanted);
  return {
    invalidate: cached.invalidate,
    questions: async (at: Viewpoint, about: number): Promise<ExampleQuestion[]> =>
      (await ofKind(at, "question"))
        .filter(({ product }) => product === about)
        .map(({ content }) => content as ExampleQuestion),
    recipes: async (at: Viewpoint): Promise<ExampleRecipe[]> =>
      (await ofKind(at, "recipe")).map(({ content }) => content as ExampleRecipe),
  };
}
