import type { FastifyInstance } from "fastify";
import { fieldsOf } from "../../shared/foreign.ts";
import { cspReportsPath } from "./security-headers.ts";

/** Directives of the shop's policies; reports of all others are counted together. */
const directives = [
  "connect-src",
  "default-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "img-src",
  "require-trusted-types-for",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "trusted-types",
] as const;

const maxBytes = 8_192;

/**
 * Counts violations of the content security policy that browsers report, by directive. Any client may send a report, and it may
 * contain what a shopper typed, so nothing of it is stored or logged.
 */
export function cspReportRoute(app: FastifyInstance, count: (directive: string) => void) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/csp-report", "application/json"],
      { parseAs: "string", bodyLimit: maxBytes },
      scope.getDefaultJsonParser("error", "error"),
    );
    scope.post(
      cspReportsPath,
      {
        config: { hasOwnLimit: true },
        schema: {
          summary: "Count what a browser refused because of a page's Content-Security-Policy",
          tags: ["security"],
          consumes: ["application/csp-report"],
        },
      },
      async (request, reply) => {
        const report = fieldsOf<{ "csp-report": unknown }>(request.body)["csp-report"];
        const { "effective-directive": effective, "violated-directive": violated } =
          fieldsOf<Record<"effective-directive" | "violated-directive", unknown>>(report);
        const [name] = String(effective ?? violated ?? "").split(" ");
        count(directives.find((known) => known === name) ?? "other");
        return reply.code(204).header("cache-control", "no-store").send();
      },
    );
  });
}
