import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { sendSharedPage, type PageFrame } from "../../../storefront/pages/render-page.server.tsx";
import { productQuestionsPath, questionsPath, recipesPath } from "../../shop-paths.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { createCommunityPages, type CommunityPagesOptions } from "./community-pages.server.tsx";

/** Recipes of members, and questions about products with their answers. The community's own page is found by its number. */
export const communityPages: PageRoutes = { shared: communityRoutes };

function communityRoutes(
  app: FastifyInstance,
  { requests, ...options }: CommunityPagesOptions & { frame: PageFrame; requests: ShopRequests },
) {
  const { frame } = options;
  const pages = createCommunityPages(options);
  const number = Type.Object({ number: Type.String({ pattern: "^[1-9]\\d{0,8}$" }) });

  app.get<{ Params: { id: string } }>(
    `${recipesPath}/:id`,
    {
      schema: {
        summary: "A recipe of a member by its number, or an example by its id",
        tags: ["pages"],
        params: Type.Object({
          id: Type.String({ pattern: "^([1-9]\\d{0,8}|[a-z][a-z0-9-]{0,59})$" }),
        }),
      },
    },
    (request, reply) => {
      const content = requests.contentOf(request);
      const { id } = request.params;
      return sendSharedPage(request, reply, frame, content, `recipe ${id}`, (at) =>
        pages.recipePage(content, at, id),
      );
    },
  );

  app.get<{ Params: { number: string } }>(
    `${questionsPath}/:number`,
    {
      schema: {
        summary: "A question about a product with its answers",
        tags: ["pages"],
        params: number,
      },
    },
    (request, reply) => {
      const content = requests.contentOf(request);
      const { number: of } = request.params;
      return sendSharedPage(request, reply, frame, content, `question ${of}`, (at) =>
        pages.questionPage(content, at, Number(of)),
      );
    },
  );

  app.get<{ Params: { number: string } }>(
    `${productQuestionsPath}/:number`,
    { schema: { summary: "All questions about a product", tags: ["pages"], params: number } },
    (request, reply) => {
      const content = requests.contentOf(request);
      const { number: of } = request.params;
      return sendSharedPage(request, reply, frame, content, `questions ${of}`, (at) =>
        pages.productQuestionsPage(content, at, Number(of)),
      );
    },
  );
}
