import { sql } from "kysely";
import type { MailInsert } from "../../../platform/http/slice.ts";
import type { MailOf, MailTemplates } from "../../../platform/shared/mail.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { questionAnsweredMail, type QuestionMailSite } from "../question-mail.ts";
import type { CommunityOptions } from "./community-ports.ts";
import type { CommunityQuestions } from "./questions.ts";

/** The kinds of mails, with their data. */
export interface QuestionMails {
  /** The number of the question. */
  "question-answered": { question: number };
}

export interface QuestionNoticePorts {
  mailInsert: MailInsert<QuestionMails>;
  /** Wakes the worker that sends mails. */
  mailsWait(): void;
  questionMailSite(site: SiteCode): QuestionMailSite;
  /** Returns name and address of a product; undefined where the site does not sell it. */
  productOf(
    site: SiteCode,
    product: number,
    now: Date,
  ): Promise<{ name: string; url: string } | undefined>;
}

/** Maximum questions in one transaction. */
const batch = 200;

/**
 * Queues a mail for each question that another member or the shop has answered, and notes it in the same transaction: any number of processes
 * may run it at once, and each question leads to one mail at most. An author who wants no mails, or is no member any more, gets none,
 * not even later.
 */
export function createQuestionNotices({
  database,
  emailOf,
  mailInsert,
  mailsWait,
  now,
}: CommunityOptions & QuestionNoticePorts) {
  async function noticeSome(): Promise<number> {
    const { rows } = await sql<{ number: number; site: SiteCode; customer_id: string }>`
      select number, site, customer_id from contribution as question
      where kind = 'question' and state = 'published' and customer_id is not null
        and not exists (select from question_notice where question = number)
        and exists (select from contribution as answer where answer.parent = question.number
          and answer.state = 'published' and answer.customer_id is distinct from question.customer_id)
      order by number limit ${batch}`.execute(database);
    if (rows.length === 0) return 0;
    // Read before the transaction, which may occupy the one connection of the embedded database.
    const mails = await Promise.all(
      rows.map(async ({ number, site, customer_id }) => {
        const to = (await wantsMails(customer_id)) ? await emailOf(customer_id) : undefined;
        return { number, site, to };
      }),
    );
    await database.transaction().execute(async (transaction) => {
      const noted = await transaction
        .insertInto("question_notice")
        .columns(["question", "noted_at"])
        .expression((query) =>
          query
            .selectFrom("contribution")
            .select(["number", query.val(now()).as("noted_at")])
            .where(
              "number",
              "in",
              mails.map(({ number }) => number),
            )
            .where("customer_id", "is not", null)
            .orderBy("number"),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning("question")
        .execute();
      const isNew = new Set(noted.map(({ question }) => question));
      const queued = mails.flatMap(({ number, site, to }): MailOf<QuestionMails>[] =>
        isNew.has(number) && to !== undefined
          ? [{ kind: "question-answered", site, to, data: { question: number } }]
          : [],
      );
      if (queued.length > 0) await mailInsert(queued).execute(transaction);
    });
    mailsWait();
    return rows.length;
  }

  const wantsMails = async (customerId: string): Promise<boolean> => {
    const member = await database
      .selectFrom("community_member")
      .select("wants_mails")
      .where("customer_id", "=", customerId)
      .executeTakeFirst();
    return member?.wants_mails ?? false;
  };

  return async function noticeAnswers(): Promise<void> {
    while ((await noticeSome()) === batch);
  };
}

/** Renders the mail when it is sent; there is none when question or answer are no longer published. */
export const questionMails = (
  { now, productOf, questionMailSite, siteOf }: CommunityOptions & QuestionNoticePorts,
  questions: Pick<CommunityQuestions, "find">,
): MailTemplates<QuestionMails> => ({
  async "question-answered"({ site: code, data }) {
    const found = await questions.find({ site: siteOf(code) }, data.question);
    const answer = found?.answers.find(
      ({ author }) => author.isShop || author.customerId !== found.question.author.customerId,
    );
    const { product } = found?.question ?? {};
    const shown = product === undefined ? undefined : await productOf(code, product, now());
    if (!found || !answer || !shown) return undefined;
    return questionAnsweredMail({ ...found, answer, product: shown }, questionMailSite(code));
  },
});
