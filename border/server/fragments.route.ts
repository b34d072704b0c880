import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { Assets } from "../../platform/http/assets.ts";
import { callerOf } from "../../platform/http/admitted-routes.ts";
import { whileDown } from "../../platform/http/lifetime.ts";
import { degradedHeaders } from "../../platform/http/rendered-cache.ts";
import { sendRendered, withHeaders } from "../../platform/http/rendered.ts";
import { isPlatform, platforms } from "../../platform/shared/platform.ts";
import type { SiteCode } from "../../platform/shared/site.ts";
import { siteIn, type BorderSites } from "../border-site.ts";
import { fragmentOptions, type FragmentKey, type FragmentName } from "./fragment-html.tsx";
import { fragmentsPath, type Fragments } from "./fragments.ts";

interface FragmentParams {
  site: string;
  platform?: string;
  options?: string;
}

/** Unknown codes of sites that are logged, because any client can send more. */
const maxWarned = 20;

interface FragmentRouteOptions {
  assets: Assets;
  origins: Record<SiteCode, string>;
  sites: BorderSites;
}

/** `GET /service/pageborder/{header|footer}/{site}/{platform}/{options}` and the other routes that hosts need. */
export function fragmentRoutes(
  app: FastifyInstance,
  fragments: Fragments,
  { assets, origins, sites }: FragmentRouteOptions,
) {
  const codeOr = (code?: string) => siteIn(sites, code).site.code;
  const isSite = (code: string) => codeOr(code) === code.toUpperCase();
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
    const answer = async (
      request: FastifyRequest<{ Params: FragmentParams }>,
      reply: FastifyReply,
    ) => {
      const parsed = parse(name, request.params, codeOr);
      if ("reason" in parsed) return refuse(request, reply, parsed.reason);
      try {
        const { rendered, freshness } = await fragments.get(parsed, {
          caller: callerOf(request),
          preview: request.preview,
        });
        const changed = {
          ...(freshness === "fresh" ? {} : degradedHeaders(freshness, whileDown)),
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
    const site = Type.String({ description: `Code of a site; any other is ${codeOr()}` });
    const platform = Type.String({ description: platforms.join(", ") });
    const options = Type.String({
      description: `Comma-separated: ${fragmentOptions[name].join(", ")}`,
    });
    const schema = {
      summary: `The ${name} of a site as an HTML fragment`,
      description:
        "One root element with its assets. Unknown platform or option: 404 with an empty body and the reason in x-kontor-reason.",
      tags: ["page border"],
    };
    const base = `${fragmentsPath}/${name}/:site`;
    app.get(base, { schema: { ...schema, params: Type.Object({ site }) } }, answer);
    app.get(
      `${base}/:platform`,
      { schema: { ...schema, params: Type.Object({ site, platform }) } },
      answer,
    );
    app.get(
      `${base}/:platform/:options`,
      { schema: { ...schema, params: Type.Object({ site, platform, options }) } },
      answer,
    );
    const manifest = (code: SiteCode) => ({
      name: `kontor-${name}`,
      version: "1",
      content: `${origins[code]}${fragmentsPath}/${name}/${code}`,
      fallback: "",
      css: [
        { value: origins[code] + assets.url(`${name}.css`), type: "text/css", rel: "stylesheet" },
      ],
      js: [{ value: origins[code] + assets.url("boot.js"), type: "module" }],
      proxy: {},
    });
    const manifestSchema = {
      tags: ["page border"],
      response: { 200: Type.Object({}, { additionalProperties: true }) },
    };
    const manifestHeaders = { "cache-control": "public, max-age=300" };
    app.get(
      `${fragmentsPath}/${name}/manifest.json`,
      { schema: { ...manifestSchema, summary: `Podium manifest of the German ${name}` } },
      async (_request, reply) => reply.headers(manifestHeaders).send(manifest(codeOr())),
    );
    app.get<{ Params: { site: string } }>(
      `${base}/manifest.json`,
      {
        schema: {
          ...manifestSchema,
          summary: `Podium manifest of the ${name} of a site`,
          params: Type.Object({ site }),
        },
      },
      async (request, reply) =>
        reply.headers(manifestHeaders).send(manifest(codeOr(request.params.site))),
    );
  }

  app.get(
    `${fragmentsPath}/assets.json`,
    {
      schema: {
        summary: "Addresses and integrity of the border's files",
        tags: ["page border"],
        response: {
          200: Type.Record(
            Type.String(),
            Type.Object({ url: Type.String(), integrity: Type.String() }),
          ),
        },
      },
    },
    async (_request, reply) => {
      reply.headers({ "cache-control": "public, max-age=60", "access-control-allow-origin": "*" });
      return assets.border;
    },
  );
}

function parse(
  name: FragmentName,
  { site, platform, options = "" }: FragmentParams,
  codeOr: (code: string) => SiteCode,
): FragmentKey | { reason: string } {
  const listed = (text: string) => text.split(",").filter(Boolean);
  const areOptions = (text: string) =>
    listed(text).every((option) => fragmentOptions[name].includes(option));
  // "/header/DE/reduced": options without a platform.
  if (platform !== undefined && !options && areOptions(platform))
    return parse(name, { site, options: platform }, codeOr);
  if (platform !== undefined && !isPlatform(platform)) return { reason: "unknown platform" };
  if (!areOptions(options)) return { reason: "unknown option" };
  return { name, site: codeOr(site), platform, options: listed(options) };
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
