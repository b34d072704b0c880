import { hash } from "node:crypto";
import type {
  FeedCategory,
  FeedOffer,
  FeedPicture,
  FeedProduct,
  FeedProductType,
  FeedVocabulary,
} from "../product-feed.ts";
import type { EngineId, LocalizedTexts } from "../scope.ts";

/** The channels of the fixture: the smallest step of a price in their currency, and what a euro is worth. */
export const fixtureChannels = {
  DE: { step: 1, rate: 1 },
  CH: { step: 5, rate: 1.1 },
  PL: { step: 1, rate: 4.3 },
  CZ: { step: 100, rate: 25 },
  HU: { step: 100, rate: 390 },
  TR: { step: 1, rate: 40 },
} as const;

export const fixtureLanguages = ["de", "fr", "pl", "cs", "hu", "sk", "tr"];

const beginnings = ["Bo", "Ke", "Li", "Ma", "Nu", "Pa", "Ri", "So", "Tu", "Vi"];
const ends = "dula rimo sanka tevo lupi gonda bexi fanu wino zarla moke pinja".split(" ");

/** Returns a name that no other number has: "Bodula", "Kerimo". */
const nameOf = (index: number) =>
  `${beginnings[index % 10]}${ends[Math.floor(index / 10) % ends.length]}`;

/** Two levels; the products lie in the second. */
export const fixtureCategories: FeedCategory[] = [
  category("kitchen", "Kitchen"),
  category("cups", "Cups", "kitchen"),
  category("jugs", "Jugs", "kitchen"),
  category("home", "Home"),
  category("lamps", "Lamps", "home"),
];

/** Returns a category that lists products, and is none of these. */
export const otherCategory = (categories: EngineId[]): EngineId =>
  fixtureCategories.find(({ id, parent }) => parent !== undefined && !categories.includes(id))!.id;

export const fixtureVocabulary: FeedVocabulary = {
  attributes: [
    {
      id: "glaze",
      kind: "words",
      label: inEach("Glaze"),
      facet: {},
      words: Object.fromEntries(["matt", "gloss", "speckled"].map((id) => [id, inEach(id)])),
    },
    { id: "height", kind: "number", label: inEach("Height"), unit: "cm" },
    { id: "maker", kind: "text", label: inEach("Maker") },
  ],
  dimensions: [{ id: "size", label: inEach("Size") }],
  warnings: [{ id: "hot", label: inEach("Becomes hot.") }],
};

/** A parent, and a type for the products of each category. */
export const fixtureTypes: FeedProductType[] = [
  { id: "pottery", names: inEachOf("Pottery", (name) => ({ name })) },
  ...["Cup", "Jug", "Lamp"].map((type) => ({
    id: `${type.toLowerCase()}s`,
    parent: "pottery",
    names: inEachOf(type, (name) => ({ name, also: [`${name} of clay`] })),
  })),
];

/** Products that a site shows on more than one page, with one variant, three, or forty. */
export const fixtureProducts: FeedProduct[] = Array.from({ length: 110 }, (_, index) =>
  fixtureProduct(index),
);

/** Returns the product of an index: the fixture has those below 110, cases add others. */
export function fixtureProduct(index: number): FeedProduct {
  const [category] = [["cups", "jugs", "lamps"][index % 3]!];
  const [glaze] = [["matt", "gloss", "speckled"][Math.floor(index / 3) % 3]!];
  const variants = index === 1 ? 40 : index % 4 === 0 ? 3 : 1;
  return {
    id: idOf("prod", String(index)),
    kind: "goods",
    names: inEach(nameOf(index)),
    leads: inEach("Made of clay."),
    descriptions: inEach(`${nameOf(index)} is fired twice and glazed by hand.`),
    ingredients: inEach("Clay, quartz."),
    categories: [category],
    type: category,
    accessoryFor: [category === "cups" ? "jugs" : "cups"],
    attributes: { glaze: [glaze], height: 4 + (index % 20), maker: inEach("The third kiln") },
    facets: { glaze: [glaze] },
    warnings: ["hot"],
    pictures: [pictureOf("plain"), pictureOf("scene")],
    availableFrom: new Date(Date.UTC(2026, 0, 1 + index)),
    popularity: 1 + ((index * 37) % 100),
    ...(variants > 1 && { dimension: "size" }),
    variants: Array.from({ length: variants }, (_, position) => ({
      id: idOf("variant", `${index}-${position}`),
      sku: `${500_000 + index}-${position}`,
      ...(variants > 1 && {
        labels: inEach(`Size ${position + 1}`),
        dimensionKey: `size-${position + 1}`,
        picture: pictureOf("plain", "crema"),
      }),
      facets: {},
      offers: Object.keys(fixtureChannels).map((channel) =>
        offerOf(channel as keyof typeof fixtureChannels, 900 + index * 25 + position * 100, index),
      ),
    })),
  };
}

/** Returns an id in which no number can be read: "prod_5feceb66ffc8". An engine may give its own instead. */
function idOf(kind: string, name: string): string {
  return `${kind}_${hash("sha256", name, "hex").slice(0, 12)}`;
}

function offerOf(
  channel: keyof typeof fixtureChannels,
  euroCents: number,
  index: number,
): FeedOffer {
  const { rate, step } = fixtureChannels[channel];
  const inChannel = (cents: number) => Math.round((cents * rate) / step) * step;
  return {
    channel,
    price: inChannel(euroCents),
    ...(index % 5 === 0 && { was: inChannel(euroCents * 1.25) }),
    stock: index % 11 === 10 ? 0 : 12 + Object.keys(fixtureChannels).indexOf(channel),
  };
}

/** Returns a picture whose file no shop has; engines may send another source. */
function pictureOf(view: "plain" | "scene", palette = "espresso"): FeedPicture {
  return { version: "1", source: { file: `${palette}-${view}.svg` } };
}

function inEach(text: string): LocalizedTexts {
  return inEachOf(text, (each) => each);
}

/** Returns a value for each language, made from the text in it. */
function inEachOf<Value>(text: string, make: (text: string) => Value): Record<string, Value> {
  return Object.fromEntries(
    fixtureLanguages.map((language) => [
      language,
      make(language === "de" ? text : `${text} ${language}`),
    ]),
  );
}

function category(id: EngineId, name: string, parent?: EngineId): FeedCategory {
  return {
    id,
    ...(parent && { parent }),
    names: inEach(name),
    descriptions: inEach(`${name} by hand.`),
    picture: pictureOf("scene"),
  };
}

/** The whole fixture. */
export const fixtureCatalogue = {
  channels: Object.keys(fixtureChannels),
  categories: fixtureCategories,
  vocabulary: fixtureVocabulary,
  types: fixtureTypes,
  products: fixtureProducts,
};
