import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Compile } from "typebox/compile";
import { ContentError, parseContent, placeIn } from "../../../shared/content-file.ts";
import { pluralRules } from "../../../shared/formats.ts";
import { articleAttribute } from "./attributes.ts";
import { checkFacets } from "./check-facets.ts";
import { checkTypes } from "./check-types.ts";
import {
  CategoriesContent,
  ProductsContent,
  TypesContent,
  VocabularyContent,
  type CategoryContent,
  type ProductContent,
  type TypeContent,
} from "./content-schema.ts";

/** The validated content of content/catalogue. */
export interface CatalogueContent {
  categories: CategoryContent[];
  types: TypeContent[];
  products: ProductContent[];
  vocabulary: VocabularyContent;
}

/** Names of motifs, palettes and settings that a product may use. */
export interface PictureNames {
  motifs: string[];
  palettes: string[];
  settings: string[];
}

const compiled = {
  categories: Compile(CategoriesContent),
  types: Compile(TypesContent),
  products: Compile(ProductsContent),
  vocabulary: Compile(VocabularyContent),
};

/** Reads and checks the catalogue's files. Throws a ContentError for the first mistake. */
export async function readContent(folder: string, known: PictureNames): Promise<CatalogueContent> {
  const categories: CategoryContent[] = [];
  const types: TypeContent[] = [];
  const products: ProductContent[] = [];
  const places = new Map<object, (property: string) => string>();
  let vocabulary: VocabularyContent | undefined;
  let placeInVocabulary = (..._path: string[]) => "attributes.yaml";
  for (const file of await yamlFiles(folder)) {
    const source = await readFile(join(folder, file), "utf8");
    const place = (entry: object, index: number) =>
      places.set(entry, (property) => placeIn(file, source, [index, property]));
    if (file === "attributes.yaml") {
      vocabulary = parseContent(file, source, compiled.vocabulary);
      placeInVocabulary = (...path) => placeIn(file, source, ["attributes", ...path]);
    } else if (file === "categories.yaml")
      categories.push(...parseContent(file, source, compiled.categories));
    else if (file === "types.yaml") {
      types.push(...parseContent(file, source, compiled.types));
      types.forEach(place);
    } else {
      const entries = parseContent(file, source, compiled.products);
      entries.forEach(place);
      products.push(...entries);
    }
  }
  if (!vocabulary) throw new ContentError(`${folder}/attributes.yaml is missing.`);
  checkReferences(categories, products, vocabulary, known);
  const mistake = (entry: TypeContent | ProductContent, property: string, what: string): never => {
    const place = places.get(entry)?.(property);
    throw new ContentError(`${place}: ${entry.id}: ${what} (see content/README.md).`);
  };
  checkTypes(types, products, mistake);
  checkFacets(vocabulary, (key, what) => {
    throw new ContentError(
      `${placeInVocabulary(key, "facet")}: ${key}: ${what} (see content/README.md).`,
    );
  });
  return { categories, types, products, vocabulary };
}

const yamlFiles = async (folder: string) =>
  (await readdir(folder)).filter((file) => file.endsWith(".yaml")).sort();

/** The plurals that whole and half numbers have in a language. */
const pluralsOf = (language: string) =>
  new Set(Array.from({ length: 400 }, (_, index) => pluralRules(language).select(index / 2)));

/** Checks references between files (categories, vocabulary, pictures) and numbers that must be unique. */
function checkReferences(
  categories: CategoryContent[],
  products: ProductContent[],
  vocabulary: VocabularyContent,
  known: PictureNames,
) {
  const mistake = (where: string, what: string) => {
    throw new ContentError(`${where}: ${what} (see content/README.md).`);
  };
  const unique = (what: string, values: (string | number)[]) => {
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined)
      mistake(String(twice), `this ${what} is used twice; it must be unique`);
  };
  const checkPicture = (where: string, picture: ProductContent["picture"]) => {
    for (const [part, names] of [
      ["motif", known.motifs],
      ["palette", known.palettes],
      ["setting", known.settings],
    ] as const)
      if (!names.includes(picture[part]))
        mistake(where, `there is no ${part} "${picture[part]}"; there are ${names.join(", ")}`);
  };

  const categoryIds = new Set(categories.map((category) => category.id));
  unique(
    "category id",
    categories.map((category) => category.id),
  );
  unique(
    "category number",
    categories.map((category) => category.number),
  );
  unique(
    "product id",
    products.map((product) => product.id),
  );
  unique(
    "tcm",
    products.flatMap((product) => product.articles.map((article) => article.tcm)),
  );
  for (const { id, parent, picture } of categories) {
    checkPicture(`Category ${id}`, picture);
    if (parent && !categoryIds.has(parent))
      mistake(`Category ${id}`, `there is no parent "${parent}"`);
  }
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
  for (const { id } of categories) {
    const path = new Set<string>();
    for (let above: string | undefined = id; above; above = parents.get(above)) {
      if (path.has(above))
        mistake(`Category ${above}`, "it stands below itself; give it another parent");
      path.add(above);
    }
  }
  for (const [key, { phrase }] of Object.entries(vocabulary.attributes))
    for (const [language, forms] of Object.entries(phrase ?? {})) {
      if (typeof forms === "string") continue;
      const missing = [...pluralsOf(language)].find((form) => forms[form] === undefined);
      if (missing)
        mistake(`Attribute ${key}`, `its phrase in ${language} has no form "${missing}"; add it`);
    }
  for (const [key, { groups, words = {} }] of Object.entries(vocabulary.attributes))
    for (const [group, members] of Object.entries(groups?.words ?? {})) {
      const where = `attributes.yaml, ${key} → groups`;
      if (!words[group])
        mistake(where, `"${group}" is no word of the attribute; add it to its words`);
      const of = groups?.of ?? "";
      const stranger = members.find((member) => !vocabulary.attributes[of]?.words?.[member]);
      if (stranger)
        mistake(where, `"${stranger}" is no word of the attribute "${of}"; correct it or add it`);
    }
  for (const product of products) {
    const where = `Product ${product.id}`;
    checkPicture(where, product.picture);
    if (!categoryIds.has(product.category))
      mistake(where, `there is no category "${product.category}" in categories.yaml`);
    if (product.dimension && !vocabulary.dimensions[product.dimension])
      mistake(where, `there is no dimension "${product.dimension}" in attributes.yaml`);
    for (const warning of product.warnings ?? [])
      if (!vocabulary.warnings[warning])
        mistake(where, `there is no warning "${warning}" in attributes.yaml`);
    for (const [key, value] of Object.entries(product.attributes ?? {})) {
      const definition = vocabulary.attributes[key];
      if (!definition) mistake(where, `there is no attribute "${key}" in attributes.yaml`);
      else if (definition.kind === "word" || definition.kind === "words")
        for (const word of [value].flat())
          if (!definition.words?.[String(word)])
            mistake(where, `"${String(word)}" is no word of the attribute "${key}"`);
    }
    for (const article of product.articles) {
      if (product.articles.length > 1 && (!article.dim || !(article.label ?? article.colour)))
        mistake(
          where,
          `article ${article.tcm} needs dim and label or colour, for there are several`,
        );
      if (article.colour && !vocabulary.attributes[articleAttribute]?.words?.[article.colour])
        mistake(
          where,
          `article ${article.tcm}: "${article.colour}" is no word of the attribute "${articleAttribute}" in attributes.yaml`,
        );
      for (const [market, was] of Object.entries(article.was ?? {}))
        if (was <= (article.prices[market as keyof typeof article.prices] ?? Infinity))
          mistake(where, `article ${article.tcm}: was in ${market} must be above the price`);
    }
  }
}
