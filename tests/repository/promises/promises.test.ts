import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { mapTexts } from "../../../platform/shared/texts/map-texts.ts";
import { languages, type ShopLanguage } from "../../../shop/sites/site-codes.ts";
import { readStaticPages, type StaticPages } from "../../../shop/pages/text/static-pages.server.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { SiteContent } from "../../../shop/sites/site-content.ts";
import type { ContentPageRow } from "../../../shop/content-pages/server/read-content-pages.ts";
import { shopContentPages } from "../../support/shop-content-pages.ts";
import { mistakesIn } from "../../support/table.ts";
import { textPaths } from "../../support/text-paths.ts";
import { neverPromised } from "./never-promised.ts";
import { orderTopics } from "./order-topics.ts";
import { plantedPromises } from "./planted-promises.ts";
import type { Topic, WordsByLanguage } from "./promise.ts";
import { shopTopics } from "./shop-topics.ts";

const topics = { ...orderTopics, ...shopTopics };

let pages: StaticPages;
let contentPages: ContentPageRow[];
beforeAll(async () => {
  pages = await readStaticPages(join("shop/content", "pages"));
  contentPages = await shopContentPages();
});

interface Sentence {
  place: string;
  text: string;
}

const sentencesIn = (place: string, text: string): Sentence[] =>
  text
    .replaceAll("\u00a0", " ")
    .split(/\n|(?<=[.!?]) (?=\p{Lu}|\[)/u)
    .map((sentence) => ({ place, text: sentence.trim() }));

/** Returns the sentences of a site's pages. */
const sentencesOfPages = ({ site }: SiteContent) => [
  ...pages
    .list(site.code)
    .flatMap(({ key, title, description, markdown }) =>
      sentencesIn(`pages/${site.code}/${key}.md`, `${title}\n${description}\n${markdown}`),
    ),
  ...contentPages
    .filter((page) => page.site === site.code)
    .flatMap(({ id, content }) =>
      textPaths(content).flatMap(([, text]) =>
        sentencesIn(`content-pages/${site.code}/${id}.yaml`, text),
      ),
    ),
];

/** Returns the sentences of a site's footer and messages. Redirects of the search are the words of shoppers. */
function sentencesOfTexts({ site, texts, footer }: SiteContent): Sentence[] {
  const found: Sentence[] = [];
  mapTexts({ texts, footer }, (text, path) => {
    found.push(...sentencesIn(`${site.code} ${path.join(".")}`, text));
    return text;
  });
  return found;
}

/** Returns the sentences of what a shop team edits beside the pages. */
const sentencesOfCampaigns = ({ site }: SiteContent) =>
  globSync(`shop/content/{footer,promotions}/${site.code}.yaml`).flatMap((file) =>
    sentencesIn(file, readFileSync(file, "utf8").replaceAll(/<[^>]*>/g, "")),
  );

/** Returns the sentences that promise what the shop does not have. */
const neverKept = (sentences: Sentence[], language: ShopLanguage) =>
  Object.entries(neverPromised).flatMap(([what, words]) =>
    sentences
      .filter(({ text }) => words[language].test(text))
      .map(({ place, text }) => `${place} promises ${what}: ${text}`),
  );

test("no page, message, campaign or footer of a site promises what the shop does not have", async () => {
  const promised = await mistakesIn(allSites, (content) => {
    const all = [sentencesOfPages, sentencesOfTexts, sentencesOfCampaigns].map((of) => of(content));
    if (all.some((sentences) => sentences.length === 0)) return ["has texts that are not read"];
    return neverKept(all.flat(), content.site.language);
  });
  expect(promised).toEqual([]);
});

test.each(Object.entries(plantedPromises))(
  "a sentence that promises %s is found in each language",
  (what, planted) => {
    for (const language of languages)
      expect(neverKept(sentencesIn("planted", planted[language]), language)).toEqual([
        `planted promises ${what}: ${planted[language]}`,
      ]);
  },
);

/** Returns the sentences that mention a topic and say none of its promises. */
const withoutPromise = (
  all: Record<string, Topic>,
  sentences: Sentence[],
  language: ShopLanguage,
) =>
  Object.entries(all).flatMap(([topic, { words, promises }]) =>
    sentences
      .filter(({ text }) => words[language].test(text))
      .filter(({ text }) => !Object.values(promises).some((one) => one.words[language].test(text)))
      .map(({ place, text }) => `${place} says of ${topic}: ${text}`),
  );

test("each sentence of a page that mentions a topic says one of the promises that the shop keeps", async () => {
  const unkept = await mistakesIn(allSites, (content) =>
    withoutPromise(topics, sentencesOfPages(content), content.site.language),
  );
  expect(unkept).toEqual([]);
});

/** Returns why a promise of a topic is none of a site's pages, or not kept. */
function promiseMistakes(
  { words, promises }: Topic,
  what: string,
  content: SiteContent,
  sentences: Sentence[],
): string[] {
  const { language } = content.site;
  const promise = promises[what]!;
  const isSaid = sentences.some(
    ({ text }) => words[language].test(text) && promise.words[language].test(text),
  );
  return [
    ...(promise.isKept(content) ? [] : ["is not kept"]),
    ...(isSaid ? [] : ["is said on no page"]),
  ];
}

test.each(
  Object.entries(topics).flatMap(([topic, { promises }]) =>
    Object.keys(promises).map((what) => ({ topic, what })),
  ),
)("$topic: $what, as the pages of each site say", async ({ topic, what }) => {
  const mistakes = await mistakesIn(allSites, (content) =>
    promiseMistakes(topics[topic]!, what, content, sentencesOfPages(content)),
  );
  expect(mistakes).toEqual([]);
});

test("a planted topic is found where its sentence says no promise, and where its promise is not kept or not said", () => {
  const inGerman = (words: RegExp) =>
    Object.fromEntries(languages.map((language) => [language, words])) as WordsByLanguage;
  const tea: Topic = {
    words: inGerman(/Tee/),
    promises: {
      "is hot": { words: inGerman(/heiß/), isKept: () => true },
      "is free": { words: inGerman(/kostenlos/), isKept: () => false },
    },
  };
  const sentences = sentencesIn("planted", "Unser Tee ist heiß. Tee ist gesund. Kaffee auch.");
  expect(withoutPromise({ tea }, sentences, "de")).toEqual([
    "planted says of tea: Tee ist gesund.",
  ]);
  expect(promiseMistakes(tea, "is hot", allSites.DE, sentences)).toEqual([]);
  expect(promiseMistakes(tea, "is free", allSites.DE, sentences)).toEqual([
    "is not kept",
    "is said on no page",
  ]);
});
