import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { acceptForms, formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import type { CommunityMembers } from "../../community/server/community-members-slice.ts";
import { acceptOneClick } from "../../../platform/http/requests/one-click.ts";
import type { Community } from "../../community/server/community-slice.ts";
import type { ReviewRight } from "../../community/server/reviews.ts";
import { offeredPublicName } from "../../community/community-rules.ts";
import {
  reviewFields,
  reviewOf,
  reviewProblems,
  typedReview,
  type TypedReview,
} from "../../community/review-rules.ts";
import { reviewPaths } from "../../shop-paths.ts";
import { toAccount } from "../account/account-forms.server.ts";
import type { Visitors } from "../account/visitors.server.ts";
import type { PersonalPagesOptions } from "../document/personal-pages.server.ts";
import {
  createReviewPages,
  type ReviewPages,
  type ShownReviewForm,
} from "./review-pages.server.tsx";
import { decisionPathOf } from "./decision-path.server.ts";
import { decisionRoutes } from "./decision.route.ts";
import { reportRoutes } from "./report.route.ts";
import { voteRoutes } from "./votes.route.ts";

export interface ReviewFormOptions extends PersonalPagesOptions {
  community: Community;
  communityMembers: Pick<CommunityMembers, "members">;
  catalogue: Pick<Catalogue, "byNumber">;
  visitors: Pick<Visitors, "recognise">;
}

interface ReviewTools extends ReviewFormOptions {
  pages: ReviewPages;
}

/** Above the size of the longest valid texts, so that a page can say which of them is too long. */
const maxFormBytes = 65_536;

const ofProduct = Type.Object({ product: Type.String({ pattern: "^\\d{1,9}$" }) });

/** The pages of customers who review what they bought, and of readers who report or like reviews. */
export function personalReviewRoutes(app: FastifyInstance, options: ReviewFormOptions) {
  const tools = { ...options, pages: createReviewPages(options) };
  acceptForms(app, maxFormBytes);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { site } = options.requests.presentOf(request);
    if (options.community.settingsOf(site.code)) return;
    reply.callNotFound();
    return reply;
  });
  customerRoutes(app, tools);
  mailRoutes(app, tools);
  reportRoutes(app, tools);
  decisionRoutes(app, tools);
  voteRoutes(app, tools);
}

/** The forms of logged-in customers. */
function customerRoutes(app: FastifyInstance, tools: ReviewTools) {
  const { community, catalogue, visitors, requests, pages } = tools;
  const one = `${reviewPaths.account}/:product(^\\d{1,9}$)`;

  app.get(
    reviewPaths.account,
    { schema: { summary: "The customer's reviews", tags: ["pages"] } },
    async (request, reply) => {
      const { status, customer } = await visitors.recognise(request);
      if (status !== "LOGGED_IN") return toAccount(reply, reviewPaths.account);
      const own = (await community.contributions.ofCustomer(customer.id)).filter(
        ({ kind }) => kind === "review",
      );
      const cards = await catalogue.byNumber(
        requests.presentOf(request),
        own.flatMap(({ product }) => product ?? []),
      );
      return pages.mine(
        request,
        reply,
        await Promise.all(
          own.map(async (review) => {
            const product = cards.find(({ number }) => number === review.product);
            return {
              review,
              ...(product && { product }),
              decisionPath: await decisionPathOf(tools, request, review),
            };
          }),
        ),
      );
    },
  );

  app.get<{ Params: { product: string } }>(
    one,
    {
      schema: { summary: "The form of a customer's review", tags: ["pages"], params: ofProduct },
    },
    async (request, reply) => {
      const right = await rightOf(request, reply);
      if (!right) return reply;
      const { customer } = await visitors.recognise(request);
      const name = customer ? offeredPublicName(customer.account) : "";
      return pages.form(request, reply, await shownForm(tools, request, right, name));
    },
  );

  app.post<{ Params: { product: string } }>(
    one,
    {
      schema: {
        ...formSchema("Review a product: stars, title, body, use, name; step=delete deletes it"),
        params: ofProduct,
      },
    },
    async (request, reply) => {
      const right = await rightOf(request, reply);
      return right ? storeReview(tools, request, reply, right, false) : reply;
    },
  );

  /** Returns the right of the customer who sends a request; otherwise sends them to the login, or says why there is none. */
  async function rightOf(
    request: FastifyRequest<{ Params: { product: string } }>,
    reply: FastifyReply,
  ): Promise<ReviewRight | undefined> {
    const product = Number(request.params.product);
    const { status, customer } = await visitors.recognise(request);
    if (status !== "LOGGED_IN") {
      void toAccount(reply, `${reviewPaths.account}/${product}`);
      return undefined;
    }
    const at = requests.presentOf(request);
    const right = await community.reviews.ofCustomer(customer.id, product, at);
    if (right) return right;
    const [card] = await catalogue.byNumber(at, [product]);
    await pages.notBought(request, reply.code(403), card?.url);
    return undefined;
  }
}

/** The pages behind the links of the mail that asks for reviews. Mail scanners follow them, so only buttons change anything. */
function mailRoutes(app: FastifyInstance, tools: ReviewTools) {
  const { community, requests, pages } = tools;
  const config = { hasSecretAddress: true };
  const order = `${reviewPaths.byMail}/:token` as const;
  const one = `${order}/:product(^\\d{1,9}$)`;
  type WithToken = { Params: { token: string; product: string } };

  app.get<WithToken>(
    order,
    { config, schema: { summary: "What an order may review, by mail", tags: ["pages"] } },
    async (request, reply) => {
      const { token } = request.params;
      const found = await community.reviews.orderOfLink(token, requests.presentOf(request));
      if (!found) return pages.says(request, reply.code(410), "invalid");
      return pages.order(request, reply, found, `${reviewPaths.byMail}/${token}`);
    },
  );

  app.get<WithToken>(
    one,
    { config, schema: { summary: "The form of a review, by mail", tags: ["pages"] } },
    async (request, reply) => {
      const right = await rightOf(request);
      if (!right) return pages.says(request, reply.code(410), "invalid");
      return pages.form(request, reply, await shownForm(tools, request, right, ""));
    },
  );

  app.post<WithToken>(
    one,
    {
      config,
      schema: formSchema("Review a product by mail: stars, title, body, use, name; step=delete"),
    },
    async (request, reply) => {
      const right = await rightOf(request);
      if (!right) return pages.says(request, reply.code(410), "invalid");
      return storeReview(tools, request, reply, right, true);
    },
  );

  async function rightOf(request: FastifyRequest<WithToken>) {
    const { token, product } = request.params;
    const found = await community.reviews.orderOfLink(token, requests.presentOf(request));
    return found && community.reviews.ofOrder(found, Number(product));
  }

  const objection = `${reviewPaths.objection}/:token` as const;
  app.get<WithToken>(
    objection,
    { config, schema: { summary: "No more mails that ask for reviews", tags: ["pages"] } },
    (request, reply) => pages.objection(request, reply),
  );

  app.register(async (scope) => {
    acceptOneClick(scope);
    scope.post<WithToken>(
      objection,
      {
        config,
        schema: {
          ...formSchema("End the mails that ask for reviews, also in one click (RFC 8058)"),
          consumes: ["multipart/form-data", "application/x-www-form-urlencoded"],
        },
      },
      async (request, reply) => {
        const { now } = requests.presentOf(request);
        const isKnown = await community.invitations.object(request.params.token, now);
        return pages.says(
          request,
          isKnown ? reply : reply.code(410),
          isKnown ? "objected" : "invalid",
        );
      },
    );
  });
}

/** Returns the form as it is first seen: empty, or with the review that it changes. A member of the community has their name there. */
async function shownForm(
  { community, communityMembers, requests }: ReviewTools,
  request: FastifyRequest,
  right: ReviewRight,
  name: string,
): Promise<ShownReviewForm> {
  const { site } = requests.presentOf(request);
  const { review } = right;
  const use = review && "use" in review.details ? String(review.details.use) : "";
  const typed: TypedReview = review
    ? {
        stars: String(review.stars ?? ""),
        title: review.title,
        body: review.body,
        use,
        name: review.author.name,
      }
    : { stars: "", title: "", body: "", use: "", name };
  const isCheckedFirst = community.settingsOf(site.code)?.isCheckedFirst ?? true;
  const { customerId } = right.order;
  const member =
    customerId === undefined ? undefined : await communityMembers.members.of(customerId);
  return {
    right,
    typed: { ...typed, ...(member && { name: member.name }) },
    problems: {},
    isCheckedFirst,
    memberName: member?.name,
  };
}

/** Stores or deletes a review. What was typed is shown again where it cannot be. */
async function storeReview(
  tools: ReviewTools,
  request: FastifyRequest,
  reply: FastifyReply,
  right: ReviewRight,
  isByMail: boolean,
): Promise<FastifyReply> {
  const { community, requests, pages } = tools;
  const at = requests.presentOf(request);
  const form = formOf(request);
  if (form[reviewFields.step] === "delete") {
    if (right.review && !request.preview) await community.contributions.delete(right.review.number);
    return pages.stored(request, reply, "deleted", right.product);
  }
  const first = await shownForm(tools, request, right, "");
  const { memberName } = first;
  const typed = { ...typedReview(form), ...(memberName !== undefined && { name: memberName }) };
  const shown = { ...first, typed };
  const problems = reviewProblems(typed);
  if (Object.keys(problems).length > 0)
    return pages.form(request, reply.code(400), { ...shown, problems });
  // Bots see what shoppers see. Staff who preview another moment write nothing.
  if (form[reviewFields.honeypot] || request.preview)
    return pages.stored(request, reply, "waiting", right.product);
  try {
    const written = reviewOf(typed, isByMail);
    const outcome = await community.reviews.write(right, written, { ...at, ip: request.ip });
    if ("problem" in outcome) {
      const { waitMinutes } = outcome;
      reply.code(429).header("retry-after", String(waitMinutes * 60));
      return await pages.form(request, reply, { ...shown, notStored: { waitMinutes } });
    }
    const { contribution, isNew } = outcome;
    if (!isNew && contribution.body !== written.body) {
      const current = await shownForm(tools, request, { ...right, review: contribution }, "");
      return await pages.form(request, reply.code(409), {
        ...current,
        notStored: "changedMeanwhile",
      });
    }
    const state = contribution.state === "published" ? "published" : "waiting";
    return await pages.stored(request, reply, state, right.product);
  } catch (error) {
    const { statusCode = 500 } = error as Partial<FastifyError>;
    if (statusCode < 500) throw error;
    if (!(error instanceof RefusedError)) request.log.error(error);
    return pages.form(request, reply.code(503).header("retry-after", "5"), {
      ...shown,
      notStored: "unavailable",
    });
  }
}
