import { abTestPaths } from "../../border-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "../../../platform/http/responses/errors.ts";
import { refuseForeignWrite } from "../../../platform/http/requests/foreign-writes.ts";
import { isSecret, newSecret } from "../../../platform/security/secrets.ts";
import { SiteHeader } from "../../../platform/http/responses/site-header.ts";
import type { SliceRouteOptions } from "../../../platform/http/slice.ts";
import { allows } from "../../../platform/shared/cookies/consent-cookie.ts";
import { parseMoment } from "../../../platform/shared/moments.ts";
import { isPreview } from "../../../platform/shared/cookies/preview-cookie.ts";
import { testGroupsText } from "../../../platform/shared/test-groups.ts";
import { abTestCookies, abTestDays } from "../ab-tests-contract.ts";
import { Assignment, TestList, TestsQuery } from "../ab-tests-schema.ts";
import type { AbTests } from "./ab-tests.ts";
import { groupsOf } from "./assign-groups.ts";

/** The dependencies of these routes on other slices. */
export interface AbTestPorts {
  /** Whether a request comes from staff who may preview. */
  isStaff(request: FastifyRequest): Promise<boolean>;
}

export interface AbTestRouteOptions
  extends
    AbTestPorts,
    Pick<
      SliceRouteOptions,
      "hasPreview" | "hostSite" | "requestSite" | "isForeignWrite" | "isSecure" | "now"
    > {
  abTests: Pick<AbTests, "at">;
}

export function abTestRoutes(
  app: FastifyInstance,
  {
    abTests,
    isStaff,
    hasPreview,
    hostSite,
    requestSite,
    isForeignWrite,
    isSecure,
    now,
  }: AbTestRouteOptions,
) {
  app.get<{ Reply: Assignment }>(
    abTestPaths.assignment,
    {
      schema: {
        summary: "Puts the visitor into a group of each running test: sets the cookie abTests",
        description:
          "Only with the shopper's consent (C0003); without it, and when no test runs, an earlier assignment is removed. A preview is not assigned.",
        tags: ["tests"],
        response: { 200: Assignment },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (isForeignWrite(request)) return refuseForeignWrite(reply);
      const { cookie } = request.headers;
      if (hasPreview && (isPreview(cookie) || (await isStaff(request)))) return { groups: [] };
      const tests = allows("functional", cookie) ? await abTests.at(hostSite(request), now()) : [];
      if (tests.length === 0) {
        // Content for a group must not be shown after the end of its test.
        forget(request, reply);
        return { groups: [] };
      }
      const known = request.cookies[abTestCookies.visitor];
      const visitor = isSecret(known) ? known : newSecret();
      const groups = groupsOf(visitor, tests);
      const options = { ...lax(request), maxAge: abTestDays * 86_400 };
      reply.setCookie(abTestCookies.visitor, visitor, { ...options, httpOnly: true });
      reply.setCookie(abTestCookies.groups, testGroupsText(groups), options);
      return { groups: Array.from(groups, ([test, group]) => ({ test, group })) };
    },
  );

  if (hasPreview) testsAtRoute();

  function testsAtRoute() {
    app.get<{ Querystring: TestsQuery; Reply: TestList }>(
      abTestPaths.testsAt,
      {
        attachValidation: true,
        schema: {
          summary: "The tests of the site that are valid at a moment, with their groups",
          description: "For staff who preview: what is planned is not for everybody.",
          tags: ["tests"],
          querystring: TestsQuery,
          headers: SiteHeader,
          response: { 200: TestList },
        },
      },
      async (request, reply) => {
        reply.header("cache-control", "no-store");
        if (!(await isStaff(request))) return sendProblem(reply, 403, "Log in at /staff.");
        const time = request.validationError ? undefined : parseMoment(request.query.time);
        if (!time)
          return sendProblem(
            reply,
            400,
            "Give time as a moment of the calendar with its offset from UTC, such as time=2026-12-24T18:00:00%2B01:00.",
          );
        const tests = await abTests.at(requestSite(request), time);
        return tests.map(({ name, groups }) => ({
          name,
          groups: groups.map((group) => ({ name: group.name })),
        }));
      },
    );
  }

  const lax = (request: FastifyRequest) =>
    ({ path: "/", sameSite: "lax", secure: isSecure(request) }) as const;

  function forget(request: FastifyRequest, reply: FastifyReply) {
    for (const name of Object.values(abTestCookies))
      if (request.cookies[name] !== undefined) reply.clearCookie(name, lax(request));
  }
}
