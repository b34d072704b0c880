import Type, { type Static } from "typebox";
import type { MailQueue } from "../../../platform/mail/server/mail-queue.ts";
import { shopCall } from "../shop-call.ts";

/**
 * The request of `npm run mails`, executed in its own process or in that of a shop. Without an id, `retry` applies to all mails.
 */
const MailCall = Type.Union([
  Type.Object({ verb: Type.Literal("list") }),
  Type.Object({ verb: Type.Literal("retry"), id: Type.Optional(Type.String()) }),
]);
export type MailCall = Static<typeof MailCall>;

type FailedMails = Pick<MailQueue, "failed" | "retry">;

const text = Type.String();

const MailAnswer = Type.Object({
  /** Number of mails that are sent again. */
  retried: Type.Integer(),
  /** All mails that failed permanently, the oldest first. `madeAt` is an ISO 8601 timestamp. */
  failed: Type.Array(
    Type.Object({
      id: text,
      kind: text,
      site: text,
      recipient: text,
      madeAt: text,
      tries: Type.Integer(),
      problem: text,
    }),
  ),
});
export type MailAnswer = Static<typeof MailAnswer>;

export const mailsCall = shopCall<{ mails: { queue: FailedMails } }>()({
  name: "mails",
  needs: ["mails"],
  request: MailCall,
  answer: MailAnswer,
  run: (call, { named: { mails } }) => answerMailCall(call, mails.queue),
});

async function answerMailCall(call: MailCall, queue: FailedMails): Promise<MailAnswer> {
  const retried = call.verb === "retry" ? await queue.retry(call.id) : 0;
  const failed = (await queue.failed()).map(({ made_at, problem, ...mail }) => ({
    ...mail,
    madeAt: made_at.toISOString(),
    problem: problem ?? "",
  }));
  return { retried, failed };
}
