import { fragmentsPath } from "../border-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { Assets } from "../../platform/http/responses/assets.ts";
import { callerOf } from "../../platform/http/overload/admitted-routes.ts";
import { whileDown } from "../../platform/http/caching/lifetime.ts";
import { degradedHeaders } from "../../platform/http/caching/freshness.ts";
import { sendRendered, withHeaders } from "../../platform/http/caching/rendered.ts";
import type { Design } from "../../platform/shared/brand/brand.ts";
import { basePath } from "../../platform/shared/sites/base-path.ts";
import { platforms } from "../../platform/shared/platform.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { borderContract, contractHeader } from "../border-contract.ts";
import { siteIn, type BorderSites } from "../border-site.ts";
import { connectionRoute } from "./connection.route.ts";
import {
  fragmentFrom,
  fragmentOptions,
  type FragmentName,
  type FragmentParams,
} from "./fragment-address.ts";
import type { Fragments } from "./fragments.ts";
import { podiumManifest } from "./podium-manifest.ts";

/** Unknown codes of sites that are logged, because any client can send more. */
const maxWarned = 20;

interface FragmentRouteOptions {
  assets: Assets;
  origins: Record<SiteCode, string>;
  sites: BorderSites;
  design: Pick<Design, "fonts">;
  cookieDomains?: Partial<Record<SiteCode, string>>;
}

/** `GET /service/pageborder/{header|footer}/{site}/{platform}/{options}` and the other routes that hosts need. */
export function fragmentRoutes(
  app: FastifyInstance,
  fragments: Fragments,
  { assets, origins, sites, design, cookieDomains = {} }: FragmentRouteOptions,
) {
  const codeOr = (code?: string) => siteIn(sites, code).site.code;
  const isSite = (code: string) => code === "default" || codeOr(code) === code.toUpperCase();
  const fragmentOf = (name: FragmentName, params: Partial<FragmentParams>) => {
    const key = fragmentFrom(name, params, codeOr);
    return "options" in key && key.options.includes("absolute") && !cookieDomains[key.site]
      ? { reason: "absolute needs an origin on this site in BORDER_HOSTS" }
      : key;
  };
  const warned = new Set<string>();
  /** Tells a host, in a header and once in the log, that it gets another site than it asked for. */
  function unknownSite(request: FastifyRequest<{ Params: FragmentParams }>, shown: SiteCode) {
    const { site } = request.params;
    if (!warned.has(site) && warned.size < maxWarned) {
      warned.add(site);
      request.log.warn({ site, shown }, "a host asks for a site that this shop does not have");
    }
    return { "x-kontor-reason": `unknown site, shows ${shown}` };
  }
  for (const name of ["header", "footer"] as const) {
    const response = async (
      request: FastifyRequest<{ Params: FragmentParams }>,
      reply: FastifyReply,
    ) => {
      const parsed = fragmentOf(name, request.params);
      if ("reason" in parsed) return refuse(request, reply, parsed.reason);
      try {
        const { rendered, ...degradation } = await fragments.get(parsed, {
          caller: callerOf(request),
          preview: request.preview,
        });
        const changed = {
          ...degradedHeaders(degradation, whileDown),
          ...(isSite(request.params.site) ? {} : unknownSite(request, parsed.site)),
        };
        const isChanged = Object.keys(changed).length > 0;
        return sendRendered(request, reply, isChanged ? withHeaders(rendered, changed) : rendered);
      } catch (error) {
        request.log.error(error);
        return reply
          .code(503)
          .header("retry-after", "5")
          .header("x-kontor-reason", "unavailable")
          .send();
      }
    };
    const site = Type.String({
      description: `Code of a site; "default", and any other, is ${codeOr()}`,
    });
    const platform = Type.String({
      description: `${platforms.join(", ")}; may be left out, also before options`,
    });
    const options = Type.String({
      description: `Comma-separated: ${fragmentOptions[name].join(", ")}`,
    });
    const schema = {
      summary: `The ${name} of a site as an HTML fragment`,
      description:
        "One root element with its assets. Unknown platform or option: 404 with an empty body and the reason in x-kontor-reason.",
      tags: ["page border"],
    };
    const paths = [
      { path: "/:site", params: Type.Object({ site }) },
      { path: "/:site/:platform", params: Type.Object({ site, platform }) },
      { path: "/:site/:platform/:options", params: Type.Object({ site, platform, options }) },
    ];
    const manifests = [{ path: "", params: Type.Object({}) }, ...paths];
    for (const { path, params } of paths)
      app.get(`${fragmentsPath}/${name}${path}`, { schema: { ...schema, params } }, response);
    for (const { path, params } of manifests)
      app.get<{ Params: Partial<FragmentParams> }>(
        `${fragmentsPath}/${name}${path}/manifest.json`,
        {
          schema: {
            summary: `Podium manifest of the ${name}${path ? "" : ` of the site ${codeOr()}`}`,
            tags: ["page border"],
            params,
            response: { 200: Type.Object({}, { additionalProperties: true }) },
          },
        },
        async (request, reply) => {
          const key = fragmentOf(name, request.params);
          if ("reason" in key) return refuse(request, reply, key.reason);
          return reply.header("cache-control", "public, max-age=300").send(
            podiumManifest(key, request.url.replace(/\?.*/, ""), {
              assets,
              origins,
              sites,
              design,
            }),
          );
        },
      );
  }

  connectionRoute(app, { origins });
  app.get(
    `${fragmentsPath}/assets.json`,
    {
      schema: {
        summary: "Addresses and integrity of the border's files",
        tags: ["page border"],
        response: {
          200: Type.Object(
            { contract: Type.Integer({ description: "Version of the interface for hosts" }) },
            {
              additionalProperties: Type.Object({
                url: Type.String(),
                integrity: Type.String(),
              }),
            },
          ),
        },
      },
    },
    async (_request, reply) => {
      reply.headers({
        "cache-control": "public, max-age=60",
        "access-control-allow-origin": "*",
        [contractHeader]: borderContract,
      });
      const files = Object.entries(assets.border).map(([name, { url, integrity }]) => [
        name,
        { url: basePath() + url, integrity },
      ]);
      return { contract: borderContract, ...Object.fromEntries(files) };
    },
  );
}

/** Answers without a body, because hosts paste the body of an error into their page. */
function refuse(request: FastifyRequest, reply: FastifyReply, reason: string) {
  request.log.info({ ...(request.params as FragmentParams), reason }, "fragment refused");
  return reply
    .code(404)
    .header("x-kontor-reason", reason)
    .header("cache-control", "public, max-age=60")
    .send();
}
