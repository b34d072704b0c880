import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { isCountedError } from "../../../platform/http/responses/errors.ts";
import { acceptForms, formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import type { Contribution } from "../../community/community-contract.ts";
import type { Member } from "../../community/member.ts";
import {
  answerLengths,
  questionFields,
  questionLengths,
  textProblem,
  writtenText,
} from "../../community/question.ts";
import { readRecipe, typedRecipe, type TypedRecipe } from "../../community/recipe-form.ts";
import { recipeFields } from "../../community/recipe.ts";
import type { CommunityMembers } from "../../community/server/community-members-slice.ts";
import { memberPaths } from "../../shop-paths.ts";
import { toAccount } from "../account/account-forms.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import type { MemberRouteOptions } from "./member-page.route.ts";
import { createMemberPages, type SentText } from "./member-pages.server.tsx";
import { coffeesOf } from "./coffees.server.ts";

export interface MemberWritingOptions extends MemberRouteOptions {
  communityMembers: Pick<CommunityMembers, "members" | "questions" | "recipes">;
  catalogue: Pick<Catalogue, "byNumber" | "category">;
}

/** Above the size of the longest valid recipe, so that a page can say what is too long. */
const maxFormBytes = 65_536;

/** The forms in which members ask, answer and share recipes. All work without JavaScript. */
export const memberWritingPages: PageRoutes = { personal: memberWritingRoutes };

type OfNumber = { Params: { number: string } };
const params = Type.Object({ number: Type.String({ pattern: "^[1-9]\\d{0,8}$" }) });

function memberWritingRoutes(app: FastifyInstance, options: MemberWritingOptions) {
  const { visitors, requests, community, communityMembers, catalogue } = options;
  const { members, questions, recipes } = communityMembers;
  const pages = createMemberPages(options);
  acceptForms(app, maxFormBytes);

  /** Returns the member who sends a request. Otherwise responds with what is missing: a login, or a public name. */
  async function memberOf(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Member | undefined> {
    const [path = ""] = request.url.split("?");
    if (!community.settingsOf(requests.presentOf(request).site.code)) {
      reply.callNotFound();
      return undefined;
    }
    const { status, customer } = await visitors.recognise(request);
    if (status !== "LOGGED_IN") {
      await toAccount(reply, path);
      return undefined;
    }
    const member = await members.of(customer.id);
    if (!member) await pages.needsMember(request, reply, path);
    return member;
  }

  const productOf = async (request: FastifyRequest, number: number) =>
    (await catalogue.byNumber(requests.presentOf(request), [number]))[0];
  const numberIn = ({ params: { number } }: FastifyRequest<OfNumber>) => Number(number);
  const textIn = (request: FastifyRequest) => writtenText(formOf(request)[questionFields.text]);
  const sentAt = (request: FastifyRequest) => ({ ...requests.presentOf(request), ip: request.ip });
  const tooMany = (reply: FastifyReply, { waitMinutes }: { waitMinutes: number }) =>
    reply.code(429).header("retry-after", String(waitMinutes * 60));

  const askPath = `${memberPaths.ask}/:number` as const;
  app.get<OfNumber>(
    askPath,
    { schema: { summary: "The form of a question about a product", tags: ["pages"], params } },
    async (request, reply) => {
      if (!(await memberOf(request, reply))) return reply;
      return showAsk(request, reply, {});
    },
  );
  app.post<OfNumber>(
    askPath,
    {
      schema: { ...formSchema("Ask about a product: text. The same text is one question"), params },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const text = textIn(request);
      const problem = textProblem(text, questionLengths);
      if (problem) return showAsk(request, reply.code(400), { text, problem });
      const number = numberIn(request);
      const product = await productOf(request, number);
      if (!product) return pages.gone(request, reply.code(404));
      const outcome = await questions.ask(member, { product: number, body: text }, sentAt(request));
      if ("problem" in outcome)
        return showAsk(request, tooMany(reply, outcome), { text, notAccepted: outcome });
      return pages.written(request, reply, product, outcome.contribution);
    },
  );
  async function showAsk(request: FastifyRequest<OfNumber>, reply: FastifyReply, typed: SentText) {
    const product = await productOf(request, numberIn(request));
    return product
      ? pages.ask(request, reply, product, typed)
      : pages.gone(request, reply.code(404));
  }

  const answerPath = `${memberPaths.answer}/:number` as const;
  app.get<OfNumber>(
    answerPath,
    { schema: { summary: "The form of an answer to a question", tags: ["pages"], params } },
    async (request, reply) => {
      if (!(await memberOf(request, reply))) return reply;
      return showAnswer(request, reply, {});
    },
  );
  app.post<OfNumber>(
    answerPath,
    { schema: { ...formSchema("Answer a question: text. The same text is one answer"), params } },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const text = textIn(request);
      const problem = textProblem(text, answerLengths);
      if (problem) return showAnswer(request, reply.code(400), { text, problem });
      const found = await questionOf(request);
      if (!found) return pages.gone(request, reply.code(404));
      const { question, product } = found;
      const outcome = await questions.answer(member, question, text, sentAt(request));
      if ("problem" in outcome)
        return showAnswer(request, tooMany(reply, outcome), { text, notAccepted: outcome });
      return pages.written(request, reply, product, outcome.contribution);
    },
  );
  async function showAnswer(
    request: FastifyRequest<OfNumber>,
    reply: FastifyReply,
    typed: SentText,
  ) {
    const found = await questionOf(request);
    return found
      ? pages.answer(request, reply, found.product, found.question, typed)
      : pages.gone(request, reply.code(404));
  }
  async function questionOf(request: FastifyRequest<OfNumber>) {
    const found = await questions.find(requests.presentOf(request), numberIn(request));
    const about = found?.question.product;
    const product = about === undefined ? undefined : await productOf(request, about);
    return found && product ? { question: found.question, product } : undefined;
  }

  app.get(
    memberPaths.recipe,
    { schema: { summary: "The form of a recipe", tags: ["pages"] } },
    async (request, reply) => {
      if (!(await memberOf(request, reply))) return reply;
      return showRecipe(request, reply, { typed: { brewing: "filter" }, problems: {} });
    },
  );
  app.post(
    memberPaths.recipe,
    {
      schema: formSchema(
        `Share a recipe: ${recipeFields.join(", ")}. The same title and steps are one recipe`,
      ),
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const typed = typedIn(request);
      const read = readRecipe(typed);
      if ("problems" in read)
        return showRecipe(request, reply.code(400), { typed, problems: read.problems });
      const product = await coffeeIn(request, typed);
      const outcome = await recipes.share(member, read.recipe, product, sentAt(request));
      if ("problem" in outcome)
        return showRecipe(request, tooMany(reply, outcome), {
          typed,
          problems: {},
          notAccepted: outcome,
        });
      return pages.shared(request, reply, outcome.contribution);
    },
  );

  const ownRecipePath = `${memberPaths.recipe}/:number` as const;
  app.get<OfNumber>(
    ownRecipePath,
    { schema: { summary: "The form that changes a member's own recipe", tags: ["pages"], params } },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const own = await ownRecipe(request, member);
      if (!own) return notFound(reply);
      const typed = typedRecipe(own, own.product);
      return showRecipe(request, reply, { typed, problems: {}, isChange: true });
    },
  );
  app.post<OfNumber>(
    ownRecipePath,
    {
      schema: {
        ...formSchema(`Change a member's own recipe: ${recipeFields.join(", ")}`),
        params,
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, reply);
      if (!member) return reply;
      const own = await ownRecipe(request, member);
      if (!own) return notFound(reply);
      const typed = typedIn(request);
      const read = readRecipe(typed);
      if ("problems" in read)
        return showRecipe(request, reply.code(400), {
          typed,
          problems: read.problems,
          isChange: true,
        });
      const { now } = requests.presentOf(request);
      const changed = await recipes.change(member, own.number, read.recipe, now);
      return changed ? pages.shared(request, reply, changed) : notFound(reply);
    },
  );

  async function ownRecipe(
    request: FastifyRequest<OfNumber>,
    { customerId }: Member,
  ): Promise<Contribution<"recipe"> | undefined> {
    const found = await community.contributions.ofNumber(numberIn(request));
    return found?.kind === "recipe" && found.author.customerId === customerId
      ? (found as Contribution<"recipe">)
      : undefined;
  }

  const typedIn = (request: FastifyRequest): TypedRecipe => {
    const form = formOf(request);
    return Object.fromEntries(recipeFields.map((field) => [field, form[field] ?? ""]));
  };

  const coffees = (request: FastifyRequest) => coffeesOf(catalogue, requests.presentOf(request));

  /** Returns the chosen coffee, if it is one of those that the form offers. */
  async function coffeeIn(request: FastifyRequest, { product }: TypedRecipe) {
    const chosen = (await coffees(request)).find(({ number }) => String(number) === product);
    return chosen?.number;
  }

  async function showRecipe(
    request: FastifyRequest,
    reply: FastifyReply,
    shown: Omit<Parameters<typeof pages.recipe>[2], "isChange" | "products"> & {
      isChange?: boolean;
    },
  ) {
    return pages.recipe(request, reply, {
      isChange: false,
      ...shown,
      products: await coffees(request),
    });
  }

  /** An error must not discard what was typed. */
  app.setErrorHandler<FastifyError, OfNumber>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    if (request.method !== "POST" || statusCode < 500) throw error;
    if (!isCountedError(error)) request.log.error(error);
    reply.code(503).header("retry-after", "5");
    const notAccepted = "unavailable" as const;
    const path = request.routeOptions.url;
    if (path === askPath) return showAsk(request, reply, { text: textIn(request), notAccepted });
    if (path === answerPath)
      return showAnswer(request, reply, { text: textIn(request), notAccepted });
    return showRecipe(request, reply, {
      typed: typedIn(request),
      problems: {},
      notAccepted,
      isChange: path === ownRecipePath,
    });
  });
}

function notFound(reply: FastifyReply) {
  reply.callNotFound();
  return reply;
}
