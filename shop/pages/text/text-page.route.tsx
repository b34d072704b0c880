import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import { namedPages, type StaticPageKey } from "../../sites/page-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import {
  sendSharedPage,
  type Page,
  type PageFrame,
  type PageResult,
} from "../../../storefront/pages/render-page.server.tsx";
import type { PageRoutes } from "../page-routes.route.ts";
import { TextPage } from "./TextPage.tsx";
import type { StaticPage, StaticPages } from "./static-pages.server.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { questionData } from "./question-data.ts";
import { readQuestions, type Question } from "./read-questions.ts";
import { pageTitle } from "../document/page-title.ts";

export interface TextPageOptions {
  frame: PageFrame;
  staticPages: StaticPages;
  requests: ShopRequests;
  subscriptions: Pick<Subscriptions, "isOfferedOn">;
}

/** Renderings that show a page of text depend on this name. */
const contentName = "texts";

/** The pages of text whose addresses have no number; `content-page.route.tsx` finds the others. */
export const textPages: PageRoutes = { shared: namedTextPageRoutes };

/** `/contact` and the other text pages whose addresses are the same on all sites; that of the stores is a page of its own. */
function namedTextPageRoutes(app: FastifyInstance, options: TextPageOptions) {
  const { frame, staticPages, requests } = options;
  const answerWith =
    (key: StaticPageKey) =>
    (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const content = requests.contentOf(request);
      return sendSharedPage(request, reply, frame, content, key, async ({ reads }) => {
        reads?.add(contentName);
        return pageOf(content, staticPages.get(content.site.code, key), options);
      });
    };
  for (const [key, path] of namedPages)
    if (key !== "storefinder")
      app.get(path, { schema: { summary: `Page: ${key}`, tags: ["pages"] } }, answerWith(key));
}

/** Finds a text page by the number in its address, `/…-s400007325.html`: the page, or where it moved to. */
export function findTextPage(
  options: Omit<TextPageOptions, "requests">,
  content: SiteContent,
  number: number,
  { path, reads }: { path: string } & Pick<Viewpoint, "reads">,
): PageResult {
  reads?.add(contentName);
  const page = options.staticPages.byNumber(content.site.code, number);
  if (!page) return undefined;
  return page.path === path ? pageOf(content, page, options) : { movedTo: page.path };
}

function pageOf(
  content: SiteContent,
  page: StaticPage,
  { frame, staticPages, subscriptions }: Omit<TextPageOptions, "requests">,
): Page {
  const { site, texts } = content;
  const origin = valueAt(frame.origins, site.code);
  const isAboutMissing = ({ answer }: Question) =>
    !subscriptions.isOfferedOn(site) && answer.includes(`href="${subscriptionPaths.page}"`);
  const questions =
    page.key === "faq"
      ? readQuestions(page.html, site.language).flatMap(({ heading, questions: all }) => {
          const shown = all.filter((question) => !isAboutMissing(question));
          return shown.length > 0 ? [{ heading, questions: shown }] : [];
        })
      : undefined;
  return {
    type: "content",
    head: {
      title: pageTitle(page.title),
      description: page.description,
      path: page.path,
      alternates: Object.fromEntries(
        siteCodes.flatMap((code) => {
          const same = staticPages.find(code, page.key);
          return same ? [[code, same.path]] : [];
        }),
      ),
      structuredData: [
        ...breadcrumbData(origin, [{ name: page.title, url: page.path }]),
        ...(questions
          ? [
              questionData(
                questions.flatMap((group) => group.questions),
                origin,
              ),
            ]
          : []),
      ],
    },
    styles: ["faq", "contact"].includes(page.key) ? ["service.entry.css"] : [],
    body: (
      <TextPage
        page={page}
        questions={questions}
        content={content}
        navigation={{
          groups: staticPages.groups(site.code),
          label: texts.footer.footer,
          current: page.path,
        }}
      />
    ),
  };
}
