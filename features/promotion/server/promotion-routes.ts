import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import type { Site } from "../../../shared/site.ts";
import {
  previewCookie,
  promotionLimits,
  promotionPath,
  promotionTypes,
} from "../promotion-contract.ts";
import type { Promotions, PromotionViewpoint } from "./promotions.ts";

export interface PromotionRouteOptions {
  promotions: Promotions;
  /** The site that a request is for by its host, and the moment at which it is answered. */
  viewpointOf(request: FastifyRequest): PromotionViewpoint;
  /** The site that a code names. */
  siteOf(code: unknown): Site | undefined;
}

/** Longest time an answer may be kept elsewhere, in seconds. */
const maxAge = 60;

const { idLength, tags, tagLength } = promotionLimits;
const Tags = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: `^[\\w-]{1,${tagLength}}(,[\\w-]{1,${tagLength}}){0,${tags - 1}}$`,
      description,
    }),
  );

interface PromotionRequest {
  Params: { promotionId: string };
  Querystring: { allOfTags?: string; anyOfTags?: string; noneOfTags?: string };
}

/** What stands in a place for promotions, for our own parts and for those of others. */
export function promotionRoutes(
  app: FastifyInstance,
  { promotions, viewpointOf, siteOf }: PromotionRouteOptions,
) {
  app.get<PromotionRequest>(
    `${promotionPath}/:promotionId`,
    {
      schema: {
        summary: "The promotion of a place, such as ~header_top",
        description:
          "The most important one that is valid now and has the tags; 404 when there is none. The site is that of the " +
          "header x-hunter-site, else that of the host.",
        tags: ["promotion"],
        params: Type.Object({
          promotionId: Type.String({ pattern: `^~?[\\w-]{1,${idLength}}$` }),
        }),
        headers: Type.Object({
          "x-hunter-site": Type.Optional(Type.String({ description: "One of the nine sites" })),
        }),
        querystring: Type.Object({
          allOfTags: Tags("It has every one of these, separated by commas"),
          anyOfTags: Tags("It has one of these"),
          noneOfTags: Tags("It has none of these"),
        }),
        response: {
          200: Type.Object({
            type: Type.String({ description: Object.keys(promotionTypes).join(", ") }),
            contentJSON: Type.String({ description: "The content as JSON in a string" }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { site: ofHost, now } = viewpointOf(request);
      const at = { site: siteOf(request.headers["x-hunter-site"]) ?? ofHost, now };
      const [answer, until] = await Promise.all([
        promotions.find(at, request.params.promotionId, tagsOf(request.query)),
        promotions.unchangedUntil(at),
      ]);
      if (!answer) return reply.callNotFound();
      const freshFor = Math.min(maxAge, Math.floor((until - now.getTime()) / 1_000));
      return reply
        .headers({
          "cache-control": isPreview(request) ? "no-store" : `public, max-age=${freshFor}`,
          vary: "x-hunter-site",
        })
        .send(answer);
    },
  );
}

const isPreview = ({ headers }: FastifyRequest) =>
  (headers.cookie ?? "").split(/;\s*/).some((pair) => pair.startsWith(`${previewCookie}=`));

function tagsOf({ allOfTags, anyOfTags, noneOfTags }: PromotionRequest["Querystring"]) {
  return {
    allOfTags: allOfTags?.split(","),
    anyOfTags: anyOfTags?.split(","),
    noneOfTags: noneOfTags?.split(","),
  };
}
