import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepEvery, sentBy } from "../mail-rules.ts";
import type { ClaimedMail, MailQueue } from "./mail-queue.ts";
import { MailError, type MailTransport } from "./mail-transport.ts";
import { createMailWorker } from "./mail-worker.ts";

const mail = {
  id: "0199b7c1-52a4-7c3e-9f8a-2b6d4e1c0a95",
  kind: "greeting",
  site: "DE",
  recipient: "ida@example.com",
  data: {},
  tries: 1,
} as ClaimedMail;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

function startWorker(send: MailTransport["send"]) {
  const claim = vi.fn<MailQueue["claim"]>().mockResolvedValue([]).mockResolvedValueOnce([mail]);
  const queue = {
    claim,
    hasTime: vi.fn<MailQueue["hasTime"]>().mockReturnValue(true),
    release: vi.fn<MailQueue["release"]>().mockResolvedValue(),
    keep: vi.fn<MailQueue["keep"]>().mockResolvedValue(),
    markFailed: vi.fn<MailQueue["markFailed"]>().mockResolvedValue(),
    markSent: vi.fn<MailQueue["markSent"]>().mockResolvedValue(),
  };
  const warn = vi.fn<(...facts: unknown[]) => void>();
  const onUnknownRecipient = vi.fn<(mail: object) => Promise<void>>().mockResolvedValue();
  const worker = createMailWorker({
    queue: queue as unknown as MailQueue,
    transport: { send, close() {} },
    contents: { greeting: async () => ({ subject: "Hallo" }) as never },
    render: async ({ subject }) => ({ subject, html: "", text: "", pictures: [] }),
    log: { error: warn, info: warn, warn },
    onUnknownRecipient,
  });
  return { worker, queue, warn, onUnknownRecipient };
}

test("a mail whose server is silent for minutes stays its process's, and is not sent again", async () => {
  const { promise: answered, resolve: response } = Promise.withResolvers<void>();
  const { worker, queue } = startWorker(() => answered);
  const done = worker.wake();
  await vi.advanceTimersByTimeAsync(9 * keepEvery);
  expect(queue.keep).toHaveBeenCalledTimes(9);
  expect(queue.keep).toHaveBeenCalledWith([{ id: mail.id, tries: 1 }]);
  response();
  await done;
  expect(queue.markSent).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5 * keepEvery);
  expect(queue.keep).toHaveBeenCalledTimes(9);
  await worker.stop();
});

test("a mail is sent that was released while a claim was under way, which did not see it", async () => {
  const { promise: found, resolve: find } = Promise.withResolvers<ClaimedMail[]>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const send = vi.fn<MailTransport["send"]>().mockResolvedValue();
  const { worker, queue } = startWorker(send);
  queue.claim.mockReset().mockResolvedValue([]).mockResolvedValueOnce([mail, mail]);
  queue.claim.mockReturnValueOnce(found).mockResolvedValueOnce([mail]);
  queue.hasTime.mockReturnValueOnce(false);
  queue.release.mockReturnValueOnce(released);
  const done = worker.wake();
  await vi.waitFor(() => expect(queue.claim).toHaveBeenCalledTimes(2));
  release();
  await released;
  find([]);
  await done;
  expect(send).toHaveBeenCalledTimes(2);
  await worker.stop();
});

/** Starts a worker that has sent its mail while the database is away. */
async function startWithoutDatabase() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const started = startWorker(async () => {});
  const { queue, worker } = started;
  queue.markSent.mockRejectedValue(new Error("the database is away"));
  const done = worker.wake();
  await vi.waitFor(() => expect(queue.markSent).toHaveBeenCalled());
  return { ...started, done };
}

test("a sent mail is marked when the database is back, however long that takes", async () => {
  const { worker, queue, done } = await startWithoutDatabase();
  await vi.advanceTimersByTimeAsync(sentBy);
  queue.markSent.mockReset().mockResolvedValue();
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  expect(queue.markSent).toHaveBeenCalledOnce();
  await worker.stop();
});

test("a process that stops does not wait for a database that stays away", async () => {
  const { worker } = await startWithoutDatabase();
  const stopped = worker.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await stopped).toBeUndefined();
});

test("slices are notified of a recipient that its server does not know, and the server's code is logged", async () => {
  const refusal = new MailError("550 no mailbox ida@example.com", {
    responseCode: 550,
    isUnknownRecipient: true,
  });
  const { worker, queue, warn, onUnknownRecipient } = startWorker(() => Promise.reject(refusal));
  await worker.wake();
  expect(queue.markFailed).toHaveBeenCalledWith(mail, refusal.message, { isFinal: true });
  const { kind, site, data } = mail;
  expect(onUnknownRecipient).toHaveBeenCalledWith({ kind, site, to: mail.recipient, data });
  const [[facts]] = warn.mock.calls as [unknown[]];
  expect(facts).toMatchObject({ responseCode: 550, isFinal: true });
  expect(JSON.stringify(warn.mock.calls)).not.toContain("ida@example.com");
  await worker.stop();
});
