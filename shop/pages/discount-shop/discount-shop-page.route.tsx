import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { personalData } from "../../customer/customer-rules.ts";
import { isMobileVariant, sendSharedPage } from "../../../storefront/pages/render-page.server.tsx";
import { discountShopPaths } from "../../shop-paths.ts";
import type { Visitors } from "../account/visitors.server.ts";
import {
  createPersonalPages,
  type PersonalPagesOptions,
} from "../document/personal-pages.server.ts";
import type { PageRoutes, PagesOptions } from "../page-routes.route.ts";
import {
  discountQuestionUrl,
  isDiscountQuestion,
  isPartial,
  readDiscountQuestion,
} from "./discount-question.ts";
import {
  createDiscountShopPages,
  type DiscountShopPagesOptions,
} from "./discount-shop-pages.server.tsx";

type DiscountShopOptions = Omit<DiscountShopPagesOptions, "frame"> &
  PersonalPagesOptions &
  Pick<PagesOptions, "catalogue" | "searchFrame"> & { visitors: Pick<Visitors, "recognise"> };

/** `/discountshop`: what is reduced, and when the next sale opens. `/discountshop/members`: the same, earlier. */
export const discountShopPages: PageRoutes = { shared: shopRoute, personal: membersRoute };

const querystring = Type.Object({
  category: parameter("Number in a category's address: it and all below it"),
  from: parameter("Lowest price in whole units of the site's currency"),
  to: parameter("Highest price in whole units of the site's currency"),
  sort: parameter("saving, ending, price-up or price-down"),
  page: parameter("From 1"),
});

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>;

function shopRoute(app: FastifyInstance, options: DiscountShopOptions) {
  const { catalogue, requests } = options;
  const { shopPage } = createDiscountShopPages(options);
  app.get(
    discountShopPaths.shop,
    { schema: { summary: "What is reduced", tags: ["pages"], querystring } },
    async (request: Asked, reply) => {
      const content = requests.contentOf(request);
      const facets = await catalogue.facets(requests.viewpointOf(request));
      const question = readDiscountQuestion(request.query, facets);
      const key = discountQuestionUrl(discountShopPaths.shop, question);
      if (!isDiscountQuestion(request.query, question, facets))
        return reply.redirect((isMobileVariant(request, content.site.code) ? "/m" : "") + key, 302);
      // The many combinations of filters must not evict the pages that shoppers request most.
      const frame = isPartial(question) ? options.searchFrame : options.frame;
      return sendSharedPage(request, reply, frame, content, key, (at) =>
        shopPage(content, at, question),
      );
    },
  );
}

function membersRoute(app: FastifyInstance, options: DiscountShopOptions) {
  const { catalogue, requests, visitors } = options;
  const { membersPage } = createDiscountShopPages(options);
  const send = createPersonalPages(options)(
    (_, page: Awaited<ReturnType<typeof membersPage>>) => page!,
  );
  app.get(
    discountShopPaths.members,
    {
      schema: {
        summary: "A sale before it opens, for members of the customer card",
        tags: ["pages"],
        querystring,
      },
    },
    async (request: Asked, reply) => {
      const content = requests.contentOf(request);
      const at = requests.viewpointOf(request);
      const question = readDiscountQuestion(request.query, await catalogue.facets(at));
      const visitor = await visitors.recognise(request);
      const { statuses } = personalData(visitor.status, visitor.customer?.account).customer;
      const page = await membersPage(content, at, question, {
        isMember: statuses.isKontorcardMember,
        isLoggedIn: visitor.status === "LOGGED_IN",
      });
      // No sale is, or will be, open for members alone.
      if (!page)
        return reply.header("cache-control", "no-store").redirect(discountShopPaths.shop, 303);
      return send(request, reply, page);
    },
  );
}

function parameter(description: string) {
  return Type.Optional(Type.Unknown({ description }));
}
