import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openMailProcesses, type MailProcesses } from "../../../tests/support/mail-processes.ts";
import { beginWithin, keepEvery, failedDays, maxTries, sentBy } from "../mail-rules.ts";
import { MailError } from "./mail-transport.ts";
import { atOnce } from "./mail-worker.ts";

let mails: MailProcesses;
beforeAll(async () => {
  mails = await openMailProcesses();
});
afterAll(() => mails.close());
beforeEach(() => mails.reset());
afterEach(() => mails.endProcesses());

test("a mail that could not be sent is tried again later, with the same Message-ID and new content", async () => {
  mails.send.mockRejectedValueOnce(new Error("421 try later"));
  const process = await mails.startProcess();
  await mails.request();
  await process.look();
  const [row] = await mails.stored();
  expect(row).toMatchObject({ tries: 1, problem: "421 try later", sent_at: null });
  mails.pass(row!.next_try!.getTime() - mails.now.getTime() - 1);
  await process.look();
  expect(mails.sent).toEqual([]);
  mails.pass(1);
  await process.look();
  expect(mails.sent).toHaveLength(1);
  expect(mails.send.mock.calls[1]![0].messageId).toBe(mails.send.mock.calls[0]![0].messageId);
  expect(mails.content).toHaveBeenCalledTimes(2);
});

test("a mail is given up after its last try, listed as failed, and sent when it is retried by hand", async () => {
  mails.send.mockRejectedValue(new Error("421 <ida@example.com> is busy"));
  const process = await mails.startProcess();
  await mails.request();
  for (let tries = 0; tries < maxTries + 3; tries++) {
    await process.look();
    mails.pass(8 * 3_600_000);
  }
  expect(mails.send).toHaveBeenCalledTimes(maxTries);
  const [failed] = await process.queue.failed();
  expect(failed).toMatchObject({ recipient: "ida@example.com", tries: maxTries });
  expect(JSON.stringify(mails.logged.mock.calls)).not.toContain("ida");
  mails.send.mockImplementation(async (message) => void mails.sent.push(message));
  expect(await process.queue.retry("no such mail")).toBe(0);
  expect(await process.queue.retry(failed!.id)).toBe(1);
  await vi.waitFor(() => expect(mails.sent).toHaveLength(1));
  expect(await process.queue.retry()).toBe(0);
});

test("a mail that is refused for good is not tried again, and deleted later", async () => {
  mails.send.mockRejectedValue(new MailError("550 no such user"));
  const process = await mails.startProcess();
  await mails.request();
  await process.look();
  expect(await process.queue.failed()).toMatchObject([{ tries: 1, problem: "550 no such user" }]);
  await process.deleteExpired(mails.pass(failedDays * 86_400_000 - 1));
  expect(await process.queue.failed()).toHaveLength(1);
  await process.deleteExpired(mails.pass(1));
  expect(await mails.stored()).toEqual([]);
});

test("a mail whose content could not be rendered is tried again", async () => {
  mails.content.mockRejectedValueOnce(new Error("database away"));
  const process = await mails.startProcess();
  await mails.request();
  await process.look();
  mails.pass(60_000);
  await process.look();
  expect(mails.sent).toHaveLength(1);
});

/** Claims the mail like a process that is then killed. */
const claim = async () => (await mails.createProcess().queue.claim(["greeting"], 1))[0];

test("a mail whose process ends while it sends is left to another process, later", async () => {
  const process = await mails.startProcess({ kinds: [] });
  await mails.request();
  await claim();
  const next = await mails.startProcess();
  await next.look();
  expect(mails.sent).toEqual([]);
  mails.pass(sentBy);
  await next.look();
  expect(mails.sent).toHaveLength(1);
  await process.look();
});

test("a mail whose every try ends with its process is given up", async () => {
  await mails.request();
  for (let tries = 0; tries < maxTries; tries++) {
    expect(await claim()).toBeDefined();
    mails.pass(sentBy);
  }
  const process = await mails.startProcess();
  await process.look();
  expect(mails.sent).toEqual([]);
  expect(await process.queue.failed()).toMatchObject([
    { problem: "each try ended with its process" },
  ]);
});

test("a late failure changes nothing of a mail that another process has sent by then", async () => {
  await mails.request();
  const { queue } = mails.createProcess();
  const [late] = await queue.claim(["greeting"], 1);
  mails.pass(sentBy);
  const process = await mails.startProcess();
  await process.look();
  await queue.markFailed(late!, "too late", { isFinal: false });
  expect(await mails.stored()).toMatchObject([
    { sent_at: mails.now, next_try: null, problem: null },
  ]);
});

const requested = atOnce + 4;

/** Starts a process that has claimed all mails and sends as many concurrently as it can, until `finish`. */
async function startBusyProcess() {
  for (let number = 0; number < requested; number++) await mails.request("ida@example.com", number);
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const begun: string[] = [];
  mails.send.mockImplementation(async (message) => {
    begun.push(message.subject);
    await finished;
    mails.sent.push(message);
  });
  const process = await mails.startProcess();
  await expect.poll(() => begun.length).toBe(atOnce);
  expect(await mails.stored()).toMatchObject(Array(requested).fill({ tries: 1 }));
  mails.send.mockImplementation(async (message) => void mails.sent.push(message));
  return { process, begun, finish };
}

test("a process that stops releases the mails that it claimed and did not begin", async () => {
  const { process, finish } = await startBusyProcess();
  const stopped = process.close();
  finish();
  await stopped;
  const left = (await mails.stored()).filter(({ sent_at }) => !sent_at);
  expect(left).toMatchObject(Array(4).fill({ tries: 0, next_try: mails.now }));
  const next = await mails.startProcess();
  await next.look();
  expect(new Set(mails.sent.map(({ subject }) => subject)).size).toBe(requested);
  expect(mails.sent).toHaveLength(requested);
});

test("claimed mails that are not begun within a minute are released, for a try of their own", async () => {
  const { process, finish } = await startBusyProcess();
  const claimedAt = mails.now;
  mails.pass(beginWithin);
  const release = vi.spyOn(process.queue, "release");
  finish();
  await process.look();
  expect(release).toHaveBeenCalledTimes(4);
  expect(mails.sent).toHaveLength(requested);
  const lateOnes = (await mails.stored()).filter(({ sent_at }) => sent_at! > claimedAt);
  expect(lateOnes.length).toBeGreaterThanOrEqual(4);
  expect(await mails.stored()).toMatchObject(Array(requested).fill({ tries: 1, next_try: null }));
});

test("a mail that another process has claimed by then is not released", async () => {
  await mails.request();
  const { queue } = mails.createProcess();
  const late = await queue.claim(["greeting"], 1);
  mails.pass(sentBy);
  const [claimed] = await queue.claim(["greeting"], 1);
  await queue.release(late);
  expect(await mails.stored()).toMatchObject([{ tries: 2, next_try: claimed!.next_try }]);
});

test("a mail with a slow server stays claimed by its process, unless another has claimed it since", async () => {
  await mails.request();
  const { queue } = mails.createProcess();
  const [first] = await queue.claim(["greeting"], 1);
  for (let minutes = 0; minutes < 10; minutes++) {
    mails.pass(keepEvery);
    await queue.keep([first!]);
    expect(await queue.claim(["greeting"], 1)).toEqual([]);
  }
  mails.pass(sentBy);
  const [second] = await queue.claim(["greeting"], 1);
  mails.pass(keepEvery);
  await queue.keep([first!]);
  expect(await mails.stored()).toMatchObject([{ tries: 2, next_try: second!.next_try }]);
});

test("a claimed mail that another process has sent by then is not sent again", async () => {
  const { process, begun, finish } = await startBusyProcess();
  mails.pass(sentBy);
  const next = await mails.startProcess();
  await next.look();
  expect(mails.sent).toHaveLength(requested);
  finish();
  await process.look();
  const others = mails.sent.map(({ subject }) => subject).filter((each) => !begun.includes(each));
  expect(others).toHaveLength(4);
  expect(await mails.stored()).toMatchObject(Array(requested).fill({ next_try: null }));
});

test("a process that stops sends the mail that it began, and begins no other", async () => {
  let finish = () => {};
  mails.send.mockImplementation(async (message) => {
    await new Promise<void>((resolve) => (finish = resolve));
    mails.sent.push(message);
  });
  const process = await mails.startProcess();
  await mails.request();
  await vi.waitFor(() => expect(mails.send).toHaveBeenCalledTimes(1));
  const stopped = process.close();
  await mails.request("eve@example.com", 2);
  finish();
  await stopped;
  expect(mails.sent).toHaveLength(1);
  expect((await mails.stored()).filter(({ sent_at }) => sent_at)).toHaveLength(1);
  await process.look();
  expect(mails.send).toHaveBeenCalledTimes(1);
});
