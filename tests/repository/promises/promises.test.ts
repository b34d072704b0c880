import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { mapTexts } from "../../../platform/shared/map-texts.ts";
import { readStaticPages, type StaticPages } from "../../../shop/pages/text/static-pages.server.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { SiteContent } from "../../../shop/sites/site-content.ts";
import { mistakesIn } from "../../support/table.ts";
import { neverPromised } from "./never-promised.ts";
import { orderTopics } from "./order-topics.ts";
import { shopTopics } from "./shop-topics.ts";

const topics = { ...orderTopics, ...shopTopics };

let pages: StaticPages;
beforeAll(async () => {
  pages = await readStaticPages(join("shop/content", "pages"));
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
const sentencesOfPages = ({ site }: SiteContent) =>
  pages
    .list(site.code)
    .flatMap(({ key, title, description, markdown }) =>
      sentencesIn(`pages/${site.code}/${key}.md`, `${title}\n${description}\n${markdown}`),
    );

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

test("no page, message, campaign or footer of a site promises what the shop does not have", async () => {
  const promised = await mistakesIn(allSites, (content) =>
    Object.entries(neverPromised).flatMap(([what, words]) =>
      [...sentencesOfPages(content), ...sentencesOfTexts(content), ...sentencesOfCampaigns(content)]
        .filter(({ text }) => words[content.site.language].test(text))
        .map(({ place, text }) => `${place} promises ${what}: ${text}`),
    ),
  );
  expect(promised).toEqual([]);
});

test("each sentence of a page that mentions a topic says one of the promises that the shop keeps", async () => {
  const unkept = await mistakesIn(allSites, (content) => {
    const { language } = content.site;
    return Object.entries(topics).flatMap(([topic, { words, promises }]) =>
      sentencesOfPages(content)
        .filter(({ text }) => words[language].test(text))
        .filter(
          ({ text }) => !Object.values(promises).some((one) => one.words[language].test(text)),
        )
        .map(({ place, text }) => `${place} says of ${topic}: ${text}`),
    );
  });
  expect(unkept).toEqual([]);
});

test.each(
  Object.entries(topics).flatMap(([topic, { promises }]) =>
    Object.entries(promises).map(([what, promise]) => ({ topic, what, promise })),
  ),
)("$topic: $what, as the pages of each site say", async ({ topic, promise }) => {
  const mistakes = await mistakesIn(allSites, (content) => {
    const { language } = content.site;
    const isSaid = sentencesOfPages(content).some(
      ({ text }) => topics[topic]!.words[language].test(text) && promise.words[language].test(text),
    );
    return [
      ...(promise.isKept(content) ? [] : ["is not kept"]),
      ...(isSaid ? [] : ["is said on no page"]),
    ];
  });
  expect(mistakes).toEqual([]);
});
