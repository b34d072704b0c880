import type { Article, FAQPage, HowTo, WithContext } from "schema-dts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { brand } from "../../brand.ts";
import { readDuration, type ContentBlockOf } from "../../content-pages/server/content-blocks.ts";
import type { ContentPage } from "../../content-pages/server/content-page.ts";
import { markdownHtml } from "../../content-pages/server/page-markdown.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { questionData } from "../text/question-data.ts";

interface PageDataOptions {
  site: Pick<Site, "locale">;
  origin: string;
  image?: string;
}

/** Returns a page for search engines: an article, its guides, and the questions that it answers. */
export function contentPageData(
  page: ContentPage,
  { site, origin, image }: PageDataOptions,
): object[] {
  const { title, description, path, modified, blocks } = page;
  const publisher = { "@type": "Organization", name: brand.name, url: `${origin}/` } as const;
  const article: WithContext<Article> = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    url: origin + path,
    inLanguage: site.locale,
    dateModified: modified.toISOString(),
    author: publisher,
    publisher,
    ...(image && { image }),
  };
  const questions = blocks.flatMap(({ accordion }) => (accordion?.questions ? [accordion] : []));
  return [
    ...breadcrumbData(origin, [{ name: title, url: path }]),
    article,
    ...blocks.flatMap(({ steps }) => (steps ? [guideData(steps, image)] : [])),
    ...(questions.length > 0 ? [questionsData(questions, origin)] : []),
  ];
}

const guideData = (
  { title, time, needs = [], list }: ContentBlockOf<"steps">,
  image?: string,
): WithContext<HowTo> => ({
  "@context": "https://schema.org",
  "@type": "HowTo",
  name: title,
  ...(image && { image }),
  ...(time && { totalTime: readDuration(time).iso }),
  supply: needs.map((name) => ({ "@type": "HowToSupply", name })),
  step: list.map((step) => ({
    "@type": "HowToStep",
    name: step.title,
    text: plainText(step.text),
  })),
});

const questionsData = (
  accordions: ContentBlockOf<"accordion">[],
  origin: string,
): WithContext<FAQPage> =>
  questionData(
    accordions
      .flatMap(({ list }) => list)
      .map(({ title, text }) => ({ id: title, question: title, answer: markdownHtml(text) })),
    origin,
  );

/** Returns a text without its markup. */
const plainText = (markdown: string) =>
  markdownHtml(markdown)
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
