import { sql } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type RateLimit,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { communityNames, type Contribution } from "../community-contract.ts";
import type { Member } from "../member.ts";
import type { AnsweredQuestion } from "../question.ts";
import type { CommunityOptions } from "./community-ports.ts";
import { contributionOf, type ContributionRow } from "./contribution-rows.ts";
import type { Contributions, StoredContribution } from "./contributions.ts";

/** Rate limits. Their names must be unique among all features. */
export const questionLimits = {
  communityQuestions: { times: 10, minutes: 24 * 60 },
  communityAnswers: { times: 40, minutes: 24 * 60 },
  /** High, since many members may share a network. */
  communityNetworks: { times: 60, minutes: 60 },
} as const satisfies Record<string, RateLimit>;

type SentAt = Viewpoint & { ip: string };

export type CommunityQuestions = ReturnType<typeof createQuestions>;

/** Stores questions about products and their answers, and reads them for pages. */
export function createQuestions(
  { database, security, orders, siteOf }: CommunityOptions,
  contributions: Pick<Contributions, "submit">,
) {
  const limits = createRateLimits(database, questionLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  /** Stores what a member wrote. The same, sent again, is not counted. */
  const limited = (
    name: "communityAnswers" | "communityQuestions",
    { customerId }: Member,
    { now, ip }: SentAt,
    store: () => Promise<StoredContribution>,
  ): Promise<StoredContribution | TooMany> =>
    limits.attempt({ [name]: customerId, communityNetworks: sharesOf(ip) }, now, async (own) => {
      const stored = await store();
      if (!stored.isNew) await own.refund(name, "communityNetworks");
      return stored;
    });

  async function read<Kind extends "answer" | "question">(
    condition: ReturnType<typeof sql>,
    limit: number,
  ): Promise<Contribution<Kind>[]> {
    const { rows } = await sql<ContributionRow>`select * from contribution as question
      where state = 'published' and ${condition} limit ${limit}`.execute(database);
    return rows.map((row) => contributionOf(row) as Contribution<Kind>);
  }

  /** Returns published questions with their published answers. */
  async function withAnswers(questions: Contribution<"question">[]): Promise<AnsweredQuestion[]> {
    if (questions.length === 0) return [];
    const numbers = questions.map(({ number }) => number);
    const answers = await read<"answer">(
      sql`kind = 'answer' and parent = any(${numbers}::integer[])
        order by is_shop desc, helpful desc, published_at, number`,
      maxAnswersRead,
    );
    return questions.map((question) => ({
      question,
      answers: answers.filter(({ parent }) => parent === question.number),
    }));
  }

  return {
    /** Stores a question of a member about a product, once for the same words. */
    ask: (
      member: Member,
      { product, body }: { product: number; body: string },
      at: SentAt,
    ): Promise<StoredContribution | TooMany> =>
      limited("communityQuestions", member, at, () =>
        contributions.submit(
          {
            kind: "question",
            author: { name: member.name, customerId: member.customerId },
            product,
            title: "",
            body,
            details: {},
          },
          `question ${member.customerId} ${product} ${body}`,
          at,
        ),
      ),

    /** Stores an answer of a member, once for the same words. It is marked where an order with the product was delivered. */
    async answer(
      member: Member,
      question: Contribution,
      body: string,
      at: SentAt,
    ): Promise<StoredContribution | TooMany> {
      const placed = await orders.ofCustomer(member.customerId, siteOf(at.site.code));
      const isBuyer = placed.some(
        ({ deliveredAt, products }) =>
          deliveredAt && products.some(({ product }) => product === question.product),
      );
      return limited("communityAnswers", member, at, () =>
        contributions.submit(
          {
            kind: "answer",
            author: { name: member.name, customerId: member.customerId },
            product: question.product,
            parent: question.number,
            title: "",
            body,
            details: { ...(isBuyer && { isBuyer }) },
          },
          `answer ${member.customerId} ${question.number} ${body}`,
          at,
        ),
      );
    },

    /** Stores an answer of the shop, which is published at once. */
    answerAsShop: (
      question: Contribution,
      body: string,
      at: Viewpoint,
    ): Promise<StoredContribution> =>
      contributions.submit(
        {
          kind: "answer",
          author: { name: "", isShop: true },
          product: question.product,
          parent: question.number,
          title: "",
          body,
          details: {},
        },
        `answer of the shop ${question.number} ${body}`,
        at,
      ),

    /** Returns the questions about a product: those with answers first, then the newest. */
    async ofProduct(at: Viewpoint, product: number, limit: number): Promise<AnsweredQuestion[]> {
      const { language } = at.site;
      at.reads?.add(communityNames.product(language, product));
      return withAnswers(
        await read<"question">(
          sql`kind = 'question' and language = ${language} and product = ${product}
            order by exists (${publishedAnswer}) desc, published_at desc, number desc`,
          limit,
        ),
      );
    },

    /** Returns how many questions about a product are published. */
    async countOfProduct(at: Viewpoint, product: number): Promise<number> {
      const { language } = at.site;
      at.reads?.add(communityNames.product(language, product));
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count
        from contribution where state = 'published' and kind = 'question'
          and language = ${language} and product = ${product}`.execute(database);
      return rows[0]!.count;
    },

    /** Returns the questions of a language without an answer, the newest first. */
    async open(at: Viewpoint, limit: number): Promise<Contribution<"question">[]> {
      const { language } = at.site;
      at.reads?.add(communityNames.language(language));
      return read<"question">(
        sql`kind = 'question' and language = ${language} and not exists (${publishedAnswer})
          order by published_at desc, number desc`,
        limit,
      );
    },

    /** Returns a published question of a language with its answers. */
    async find(
      { site: { language }, reads }: Pick<Viewpoint, "reads" | "site">,
      number: number,
    ): Promise<AnsweredQuestion | undefined> {
      reads?.add(communityNames.language(language));
      const [found] = await withAnswers(
        await read<"question">(
          sql`kind = 'question' and language = ${language} and number = ${number}`,
          1,
        ),
      );
      return found;
    },

    /** Returns questions for staff that the shop has not answered: those without any answer first, then the oldest. */
    async withoutShop(limit: number): Promise<AnsweredQuestion[]> {
      return withAnswers(
        await read<"question">(
          sql`kind = 'question' and not exists (select from contribution as answer
              where answer.parent = question.number and answer.state = 'published' and is_shop)
            order by exists (${publishedAnswer}), published_at, number`,
          limit,
        ),
      );
    },
  };
}

/** More answers than any list of questions shows. */
const maxAnswersRead = 500;

const publishedAnswer = sql`select from contribution as answer
  where answer.parent = question.number and answer.state = 'published'`;
