import type { FastifyInstance, FastifyRequest } from "fastify";
import { formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import type { Contribution } from "../../community/community-contract.ts";
import type { Community } from "../../community/server/community-slice.ts";
import { reviewPaths } from "../../shop-paths.ts";
import { toAccount } from "../account/account-forms.server.ts";
import type { Visitors } from "../account/visitors.server.ts";
import type { PersonalPagesOptions } from "../document/personal-pages.server.ts";
import type { ReviewPages } from "./review-pages.server.tsx";
import { maxVotesRead, withdrawnVote, type VoteState } from "./vote-state.ts";

interface VoteOptions extends Pick<PersonalPagesOptions, "requests"> {
  community: Pick<Community, "contributions" | "votes">;
  pages: ReviewPages;
  visitors: Pick<Visitors, "recognise">;
}

/**
 * Customers find contributions helpful, or no longer. Their page says so, with the button that takes it back; the script of pages that are the
 * same for everybody reads and casts votes as JSON.
 */
export function voteRoutes(
  app: FastifyInstance,
  { community: { contributions, votes }, pages, requests, visitors }: VoteOptions,
) {
  const one = `${reviewPaths.helpful}/:number(^\\d{1,9}$)`;
  type WithNumber = { Params: { number: string } };

  app.get(
    reviewPaths.helpful,
    {
      schema: {
        summary: "Which of these contributions the customer finds helpful: of",
        tags: ["pages"],
      },
    },
    async (request, reply) => {
      const customerId = await customerOf(request);
      if (customerId === undefined) return reply.send({});
      const { of = "" } = queryOf(request);
      const numbers = of.split(",", maxVotesRead).filter((each) => /^\d{1,9}$/.test(each));
      const voted = await votes.of(customerId, numbers.map(Number));
      const states = Array.from(voted, async (number) => {
        const found = await published(number);
        return found ? [[number, stateOf(request, found, true)]] : [];
      });
      return reply.send(Object.fromEntries((await Promise.all(states)).flat()));
    },
  );

  app.get<WithNumber>(
    one,
    { schema: { summary: "Whether the customer finds a contribution helpful", tags: ["pages"] } },
    async (request, reply) => {
      const number = Number(request.params.number);
      const customerId = await customerOf(request);
      if (customerId === undefined) return toAccount(reply, `${reviewPaths.helpful}/${number}`);
      const contribution = await published(number);
      if (!contribution) return pages.says(request, reply.code(410), "gone");
      const isHelpful = (await votes.of(customerId, [number])).has(number);
      const isOwn = contribution.author.customerId === customerId;
      return pages.helpful(request, reply, { contribution, isHelpful, isOwn });
    },
  );

  app.post<WithNumber>(
    one,
    {
      schema: formSchema(
        "Find a contribution helpful, or with off=1 no longer; JSON where that is accepted",
      ),
    },
    async (request, reply) => {
      const number = Number(request.params.number);
      const page = `${reviewPaths.helpful}/${number}`;
      const isScript = request.headers.accept === "application/json";
      const customerId = await customerOf(request);
      // The login leads back to the page of the vote.
      if (customerId === undefined)
        return isScript ? reply.code(401).send({}) : toAccount(reply, page);
      const { now } = requests.presentOf(request);
      const isHelpful = formOf(request)[withdrawnVote] !== "1";
      if (!request.preview) await votes.set(number, customerId, isHelpful, now);
      if (!isScript) return reply.redirect(page, 303);
      const contribution = await published(number);
      // The page explains why there is no vote.
      if (!contribution || contribution.author.customerId === customerId)
        return reply.code(409).send({});
      return reply.send(stateOf(request, contribution, isHelpful));
    },
  );

  async function customerOf(request: FastifyRequest): Promise<string | undefined> {
    const { status, customer } = await visitors.recognise(request);
    return status === "LOGGED_IN" ? customer.id : undefined;
  }

  async function published(number: number): Promise<Contribution | undefined> {
    const found = await contributions.ofNumber(number);
    return found?.state === "published" ? found : undefined;
  }

  function stateOf(
    request: FastifyRequest,
    { helpful }: Pick<Contribution, "helpful">,
    isHelpful: boolean,
  ): VoteState {
    const { site, texts } = requests.contentOf(request);
    const { reviews } = texts;
    return {
      isHelpful,
      button: isHelpful ? reviews.notHelpful : reviews.helpfulButton,
      count: helpful > 0 ? plural(reviews.helpful, helpful, site.locale) : "",
    };
  }
}
