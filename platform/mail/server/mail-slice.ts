import { Counter } from "prom-client";
import type { Database } from "../../database/database.ts";
import type { Slice } from "../../http/slice.ts";
import { createMailQueue, mailChannel, type MailQueueOptions } from "./mail-queue.ts";
import type { MailTables } from "./mail-tables.ts";
import { createMailWorker, type MailWorkerOptions } from "./mail-worker.ts";

/** Milliseconds between two checks without a notification, for retries that are due. */
const lookEvery = 15_000;

export type MailSliceOptions = Omit<MailQueueOptions, "random"> &
  Pick<MailWorkerOptions, "transport" | "render" | "log">;

/** Creates the slice of outgoing mails: all slices request them in their transactions, and a worker sends them. */
export function mailSlice(
  database: Database<MailTables>,
  { transport, render, log, ...options }: MailSliceOptions,
) {
  const queue = createMailQueue(database.sql, options);
  let worker: ReturnType<typeof createMailWorker> | undefined;
  const tries = new Counter({
    name: "kontor_mails_total",
    help: "Tries to send a mail, by outcome",
    labelNames: ["outcome"],
    registers: [],
  });
  return {
    queue,
    insert: queue.insert,
    request: queue.request,
    start: async (slices) => {
      worker = createMailWorker({
        queue,
        transport,
        contents: Object.assign({}, ...slices.map(({ mails }) => mails)),
        render,
        log,
        onTry: (outcome) => tries.inc({ outcome }),
        onUnknownRecipient: (mail) =>
          Promise.all(slices.map(async (slice) => slice.noteUnknownRecipient?.(mail))),
      });
      await database.listen(mailChannel, () => void worker?.wake());
      void worker.wake();
    },
    /** Call it after executing a statement with `insert`. */
    wake: () => void worker?.wake(),
    jobs: [
      {
        name: "send mails",
        every: lookEvery,
        run: async () => {
          await queue.giveUp();
          await worker?.wake();
        },
      },
    ],
    deleteExpired: (now) => Promise.all([queue.deleteExpired(now), transport.sweep?.()]),
    metrics: (registry) => registry.registerMetric(tries),
    close: async () => worker?.stop(),
  } satisfies Slice & Record<string, unknown>;
}
