import { promotionPath } from "../../border-paths.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { SiteHeader } from "../../../platform/http/responses/site-header.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { parseTestGroups } from "../../../platform/shared/test-groups.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import {
  PromotionAnswer,
  PromotionParams,
  PromotionQuery,
  type PromotionTags,
} from "../promotion-schema.ts";
import { encodeAnswer } from "../wire-content.ts";
import type { Promotions } from "./promotions.ts";

export interface PromotionRouteOptions {
  promotions: Pick<Promotions, "find" | "unchangedUntil">;
  /** Returns the site named by a request, or else that of its host. */
  requestSite(request: FastifyRequest): Site;
  /** Returns the viewpoint of a request for a site: staff may look at another moment. */
  viewpointOf(request: FastifyRequest, site: Site): Viewpoint;
  /** Returns the time at which a request is answered. */
  now(): Date;
  /**
   * Returns for how many seconds caches may store a response, from the time it is sent and the end of its validity
   * (milliseconds).
   */
  freshFor(started: number, until: number): number;
}

interface PromotionRequest {
  Params: PromotionParams;
  Querystring: PromotionQuery;
}

/** Routes that serve the promotion of a place, for our own components and those of other teams. */
export function promotionRoutes(
  app: FastifyInstance,
  { promotions, requestSite, viewpointOf, now, freshFor }: PromotionRouteOptions,
) {
  app.get<PromotionRequest>(
    `${promotionPath}/:promotionId`,
    {
      schema: {
        summary: "The promotion of a place, such as ~header_top",
        description:
          "The most important one that is valid now and has the tags; 404, or 204 if asked for, when there is none. The site is " +
          "that of the header x-hunter-site, else that of the host.",
        tags: ["promotion"],
        params: PromotionParams,
        headers: SiteHeader,
        querystring: PromotionQuery,
        response: { 200: PromotionAnswer, 204: Type.Null({ description: "The place is empty" }) },
      },
    },
    async (request, reply) => {
      const here = viewpointOf(request, requestSite(request));
      const at: Viewpoint = {
        ...here,
        groups: here.isPreview ? here.groups : parseTestGroups(request.query.groups),
      };
      const [found, until] = await Promise.all([
        promotions.find(at, request.params.promotionId, tagsOf(request.query)),
        promotions.unchangedUntil(at),
      ]);
      if (!found && request.query.ifEmpty === undefined) return reply.callNotFound();
      const maxAge = freshFor(now().getTime(), until);
      reply.headers({
        "cache-control": at.isPreview ? "no-store" : `public, max-age=${maxAge}`,
        vary: "Origin, x-hunter-site",
      });
      return found ? reply.send(encodeAnswer(found)) : reply.code(204).send();
    },
  );
}

function tagsOf({ allOfTags, anyOfTags, noneOfTags }: PromotionQuery): PromotionTags {
  return {
    allOfTags: allOfTags?.split(","),
    anyOfTags: anyOfTags?.split(","),
    noneOfTags: noneOfTags?.split(","),
  };
}
