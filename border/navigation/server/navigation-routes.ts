import { navigationPath, themeworldsPath } from "../../border-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { SiteHeader } from "../../../platform/http/responses/site-header.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { NavigationAnswer, ThemeworldNavigation } from "../navigation-schema.ts";
import type { Navigation } from "./navigation.ts";

export interface NavigationRouteOptions {
  navigation: Pick<Navigation, "tree" | "themeworlds">;
  /** Returns the site with this code; the default site for an unknown one. */
  siteOf(code: unknown): Site;
  /** Returns the site named in a header of the request, or else that of its host. */
  requestSite(request: FastifyRequest): Site;
  /** Sends JSON that is the same for every client, rendered once for each state of the content. */
  sendSharedJson(
    request: FastifyRequest,
    reply: FastifyReply,
    site: Site,
    name: string,
    make: (at: Viewpoint) => Promise<object>,
  ): Promise<FastifyReply>;
}

const SiteQuery = Type.Object({
  site: Type.Optional(Type.Unknown({ description: "Code of a site; DE when unknown" })),
});

/** Routes with the content of the main navigation's flyouts. */
export function navigationRoutes(
  app: FastifyInstance,
  { navigation, siteOf, requestSite, sendSharedJson }: NavigationRouteOptions,
) {
  app.get<{ Querystring: { site?: unknown } }>(
    navigationPath,
    {
      schema: {
        summary: "The tree of the main navigation with its teasers",
        tags: ["navigation"],
        querystring: SiteQuery,
        response: { 200: NavigationAnswer },
      },
    },
    (request, reply) =>
      sendSharedJson(request, reply, siteOf(request.query.site), "navigation", (at) =>
        navigation.tree(at),
      ),
  );

  app.get<{ Querystring: { site?: unknown } }>(
    themeworldsPath,
    {
      schema: {
        summary: "The themeworlds of a site by sections",
        description:
          "The site is that of the query, else that of the header x-hunter-site, else that of the host.",
        tags: ["navigation"],
        querystring: SiteQuery,
        headers: SiteHeader,
        response: { 200: ThemeworldNavigation },
      },
    },
    (request, reply) => {
      const { site: code } = request.query;
      const site = code === undefined ? requestSite(request) : siteOf(code);
      return sendSharedJson(request, reply, site, "themeworlds", (at) =>
        navigation.themeworlds(at),
      );
    },
  );
}
