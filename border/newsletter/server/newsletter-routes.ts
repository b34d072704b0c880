import { newsletterApi, newsletterPaths } from "../../border-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { acceptOneClick } from "../../../platform/http/requests/one-click.ts";
import { sendProblem } from "../../../platform/http/responses/errors.ts";
import type { SliceRouteOptions } from "../../../platform/http/slice.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import {
  crowdedProblem,
  invalidEmailProblem,
  renderTokenHeader,
  solutionHeader,
  tooManyProblem,
} from "../newsletter-contract.ts";
import {
  BaseData,
  NewsletterProblemDetails,
  RenderToken,
  Subscriber,
  SubscriberChanges,
  SubscriptionBody,
} from "../newsletter-schema.ts";
import { maxSignUps } from "./newsletter-limits.ts";
import type { Newsletter } from "./newsletter.ts";
import { formPathOf, proofOf } from "./request-proof.ts";

export interface NewsletterRouteOptions extends Pick<
  SliceRouteOptions,
  "siteOf" | "hostSite" | "presentOf" | "isSecure" | "now"
> {
  newsletter: Newsletter;
}

const problems = {
  [invalidEmailProblem]: [422, "The address can never receive mail"],
  "urn:newsletter:refused": [
    422,
    "The sign-up was not accepted: too old a form, or a field that is not as it must be",
  ],
  [tooManyProblem]: [429, "Too many sign-ups came from this network; wait"],
  [crowdedProblem]: [429, "Too many sign-ups came from everywhere; solve the challenge, or wait"],
  "urn:newsletter:not_one_click": [400, "The body must be a form with List-Unsubscribe=One-Click"],
  "urn:newsletter:token_invalid": [404, "The token is unknown, was replaced, or has expired"],
  "urn:newsletter:login_required": [401, "Only a customer who is logged in has base data here"],
} as const;

const tags = ["newsletter"];
const siteHeaders = {
  "x-hunter-site": Type.Optional(Type.String({ description: "Instead of the host's site" })),
  "x-original-address": Type.Optional(Type.String({ description: "Ignored" })),
};
const TokenParameter = Type.Object({ subscriberToken: Type.String({ maxLength: 200 }) });
const Nothing = Type.Null({ description: "Nothing" });

/** Private: in single-page hosts; internal: elsewhere. */
const variants = ["private", "internal"] as const;

/** The endpoints of the newsletter's form and of its mails. */
export function newsletterRoutes(app: FastifyInstance, options: NewsletterRouteOptions) {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  signUpRoutes(app, options);
  formRoutes(app, options);
  subscriberRoutes(app, options);
  unsubscribeRoutes(app, options);
}

function siteFor(
  request: FastifyRequest,
  { siteOf, hostSite }: Pick<NewsletterRouteOptions, "siteOf" | "hostSite">,
): Site {
  const code = request.headers["x-hunter-site"];
  return code ? siteOf(code) : hostSite(request);
}

function signUpRoutes(app: FastifyInstance, options: NewsletterRouteOptions) {
  const { newsletter, isSecure, presentOf, now } = options;
  let signUps = 0;
  for (const variant of variants)
    app.post<{ Body: SubscriptionBody }>(
      newsletterApi.subscribers(variant),
      {
        config: { hasOwnLimit: true },
        schema: {
          summary: "Sign up for the newsletter",
          description:
            "The answer is the same for known and unknown addresses; what follows comes by mail. " +
            `Needs the token of ${newsletterApi.renderToken} in the header ${renderTokenHeader}, 2 seconds to 24 hours old.`,
          tags,
          headers: Type.Object({
            ...siteHeaders,
            [renderTokenHeader]: Type.Optional(Type.String()),
            [solutionHeader]: Type.Optional(
              Type.String({ description: `JSON that solves the challenge of ${crowdedProblem}` }),
            ),
          }),
          body: SubscriptionBody,
          response: { 202: Type.Object({}), "4xx": NewsletterProblemDetails },
        },
      },
      async (request, reply) => {
        const { consents = [], origin = "", originAddition = "", ...fields } = request.body;
        const { [renderTokenHeader]: token, [solutionHeader]: solution } = request.headers;
        if (signUps >= maxSignUps) throw new RefusedError("full");
        signUps++;
        const outcome = await newsletter
          .subscribe({
            ...proofOf(request),
            site: siteFor(request, options),
            request: { ...fields, consents, origin, originAddition },
            renderToken: typeof token === "string" ? token : undefined,
            formPath: formPathOf(request),
            now: now(),
            knownBrowser: () =>
              newsletter.knownBrowser(request, isSecure(request), presentOf(request)),
            solution: typeof solution === "string" ? solution : undefined,
          })
          .finally(() => signUps--);
        switch (outcome.status) {
          case "accepted":
            return reply.code(202).send({});
          case "invalidEmail":
            return refuse(reply, invalidEmailProblem);
          case "refused":
            return refuse(reply, "urn:newsletter:refused");
          case "tooMany":
          case "crowded": {
            const { status, waitMinutes, ...challenge } = outcome;
            reply.header("retry-after", String(waitMinutes * 60));
            return refuse(reply, status === "tooMany" ? tooManyProblem : crowdedProblem, {
              waitMinutes,
              ...challenge,
            });
          }
        }
      },
    );
}

function formRoutes(
  app: FastifyInstance,
  { newsletter, isSecure, presentOf, now }: NewsletterRouteOptions,
) {
  app.get(
    newsletterApi.renderToken,
    {
      schema: {
        summary: "A token for a form that is shown now",
        tags,
        response: { 200: RenderToken },
      },
    },
    async () => ({ token: await newsletter.renderToken(now()) }),
  );

  app.get(
    newsletterApi.baseData,
    {
      schema: {
        summary: "What a logged-in customer's form begins with",
        description:
          "Needs the customer's session: the login token alone, which scripts can read, opens no address.",
        tags,
        headers: Type.Object({
          "x-logintoken": Type.Optional(Type.String({ description: "Ignored" })),
        }),
        response: { 200: BaseData, "4xx": NewsletterProblemDetails },
      },
    },
    async (request, reply) => {
      const at = presentOf(request);
      const found = await newsletter.baseDataOf(request, isSecure(request), at);
      if (!found) return refuse(reply, "urn:newsletter:login_required");
      return { ...found, consents: await newsletter.consentsOf(found.email, at.site), legals: [] };
    },
  );
}

function subscriberRoutes(app: FastifyInstance, options: NewsletterRouteOptions) {
  const { newsletter, now } = options;
  for (const variant of variants) {
    const path = `${newsletterApi.subscribers(variant)}/:subscriberToken`;
    app.get<{ Params: { subscriberToken: string } }>(
      path,
      {
        config: { hasSecretAddress: true },
        schema: {
          summary: "The subscriber whose mail has this token",
          description:
            "Changes nothing. The token of a confirmation shows no more than the masked address.",
          tags,
          params: TokenParameter,
          headers: Type.Object(siteHeaders),
          response: { 200: Subscriber, "4xx": NewsletterProblemDetails },
        },
      },
      async (request, reply) => {
        const { subscriberToken: token } = request.params;
        const found = await newsletter.subscriber(token, now());
        if (found && found !== "ended") return found;
        const site = siteFor(request, options);
        const signUp = await newsletter.signUpOf(token, { site, now: now() });
        return signUp?.status === "pending"
          ? { ...signUp, site: site.code, status: "WAITING_FOR_DOI" as const, consents: [] }
          : refuse(reply, "urn:newsletter:token_invalid");
      },
    );
    app.put<{ Params: { subscriberToken: string }; Body: SubscriberChanges }>(
      path,
      {
        schema: {
          summary: "Change what a subscriber gets",
          tags,
          params: TokenParameter,
          headers: Type.Object(siteHeaders),
          body: SubscriberChanges,
          response: { 204: Nothing, "4xx": NewsletterProblemDetails },
        },
      },
      async (request, reply) => {
        const outcome = await newsletter.update(request.params.subscriberToken, request.body, {
          now: now(),
          proof: proofOf(request),
        });
        switch (outcome) {
          case "saved":
            return reply.code(204).send();
          case "refused":
            return refuse(reply, "urn:newsletter:refused");
          case "invalid":
            return refuse(reply, "urn:newsletter:token_invalid");
        }
      },
    );
    app.put<{ Params: { subscriberToken: string } }>(
      `${path}/doi`,
      {
        schema: {
          summary: "Confirm a sign-up",
          description: "A repeat gets the same answer.",
          tags,
          params: TokenParameter,
          headers: Type.Object(siteHeaders),
          response: { 204: Nothing, "4xx": NewsletterProblemDetails },
        },
      },
      async (request, reply) => {
        const outcome = await newsletter.confirm(request.params.subscriberToken, {
          site: siteFor(request, options),
          now: now(),
          proof: proofOf(request),
        });
        return outcome === "confirmed"
          ? reply.code(204).send()
          : refuse(reply, "urn:newsletter:token_invalid");
      },
    );
  }
}

function unsubscribeRoutes(app: FastifyInstance, { newsletter, now }: NewsletterRouteOptions) {
  app.get<{ Params: { subscriberToken: string } }>(
    newsletterApi.unsubscribe(":subscriberToken"),
    {
      config: { hasSecretAddress: true },
      schema: {
        summary: "The page that unsubscribes, for mail programs that open this address",
        description: "Changes nothing: not every mail program knows RFC 8058.",
        tags,
        params: TokenParameter,
        response: { 303: Nothing },
      },
    },
    async (request, reply) => {
      const token = encodeURIComponent(request.params.subscriberToken);
      return reply.redirect(`${newsletterPaths.unsubscribe}/${token}`, 303);
    },
  );

  app.register(async (forms) => {
    acceptOneClick(forms);
    forms.post<{ Params: { subscriberToken: string }; Body: Buffer | undefined }>(
      newsletterApi.unsubscribe(":subscriberToken"),
      {
        config: { hasSecretAddress: true },
        schema: {
          summary: "Unsubscribe with one click of a mail program (RFC 8058)",
          tags,
          consumes: ["multipart/form-data", "application/x-www-form-urlencoded"],
          params: TokenParameter,
          response: { 200: Nothing, "4xx": NewsletterProblemDetails },
        },
      },
      async (request, reply) => {
        if (!(await isOneClick(request))) return refuse(reply, "urn:newsletter:not_one_click");
        const { subscriberToken: token } = request.params;
        const outcome = await newsletter.unsubscribe(token, {
          now: now(),
          proof: proofOf(request),
        });
        return outcome === "ended"
          ? reply.code(200).send()
          : refuse(reply, "urn:newsletter:token_invalid");
      },
    );
  });
}

/** Reports whether a body is what mail programs send, in either form (RFC 8058): scanners of links send empty ones. */
async function isOneClick({ body, headers }: FastifyRequest<{ Body: Buffer | undefined }>) {
  const form = new Response(body && new Uint8Array(body), {
    headers: { "content-type": headers["content-type"] ?? "" },
  });
  const fields = await form.formData().catch(() => undefined);
  const value = fields?.get("List-Unsubscribe");
  return typeof value === "string" && value.trim() === "One-Click";
}

function refuse(reply: FastifyReply, type: keyof typeof problems, more: object = {}) {
  const [status, title] = problems[type];
  return sendProblem(reply, status, { type, title, ...more });
}
