import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase, type Database } from "../../../database/database.ts";
import type { SendableMail } from "../../../shared/mail.ts";
import {
  postgresUrl,
  preparedDatabase,
  type TestDatabase,
} from "../../../tests/support/databases.ts";
import { beginWithin, failedDays, mostTries, sentBy, sentDays, waitAfter } from "../mail-rules.ts";
import { mailSlice } from "./mail-slice.ts";
import type { MailTables } from "./mail-tables.ts";
import { atOnce } from "./mail-worker.ts";
import { MailError, type MailMessage } from "./mail-transport.ts";

let prepared: TestDatabase;
/** One for each process; the embedded database belongs to a single one. */
let databases: Database<MailTables>[];
beforeAll(async () => {
  prepared = await preparedDatabase();
  const open = () =>
    openDatabase<MailTables>({ url: prepared.url, folder: prepared.folder, onError() {} });
  databases = await Promise.all(postgresUrl ? [open(), open(), open()] : [open()]);
});
afterAll(async () => {
  await Promise.all(databases.map((each) => each.close()));
  await prepared.drop();
});

let now: Date;
const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
const sent: MailMessage[] = [];
const logged = vi.fn<(...facts: unknown[]) => void>();
const send = vi.fn<(message: MailMessage) => Promise<void>>();
const content = vi.fn<(mail: SendableMail) => Promise<{ subject: string } | undefined>>();
beforeEach(async () => {
  now = new Date("2026-11-22T12:00:00Z");
  sent.length = 0;
  logged.mockClear();
  send.mockReset().mockImplementation(async (message) => void sent.push(message));
  content.mockReset().mockImplementation(async ({ data }) => ({ subject: `No. ${data.number}` }));
  await databases[0]!.sql.deleteFrom("outgoing_mail").execute();
});

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((process) => process.close()));
});

function createProcess(database = databases[0]!) {
  const process = mailSlice(database, {
    domain: "kontor.example",
    now: () => now,
    transport: { send, close() {} },
    render: async () => ({ html: "<p>", text: "" }),
    log: { error: logged, warn: logged, info: logged },
  });
  open.push(process);
  return process;
}

/** A process that sends what is requested. */
async function startProcess(database = databases[0]!, kinds = ["greeting"]) {
  const process = createProcess(database);
  const mails = Object.fromEntries(kinds.map((kind) => [kind, content as never]));
  await process.start([{ mails }]);
  const [look] = process.jobs;
  return Object.assign(process, { look: () => look!.run() });
}

const mailTo = (to: string, number = 1) => ({
  kind: "greeting",
  site: "DE" as const,
  to,
  data: { number },
});
const stored = () => databases[0]!.sql.selectFrom("outgoing_mail").selectAll().execute();
const request = (to = "ida@example.com", number = 1) =>
  databases[0]!.sql
    .transaction()
    .execute((transaction) => createProcess().request(transaction, mailTo(to, number)));

describe("a requested mail", () => {
  test("is sent soon after the transaction, without another look", async () => {
    await startProcess();
    await request();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ to: "ida@example.com", subject: "No. 1", date: now });
    expect(sent[0]!.messageId).toMatch(/^<[\w-]{36}@kontor\.example>$/);
    expect(sent[0]!.headers).toEqual({ "Auto-Submitted": "auto-generated" });
  });

  test("does not wait for one that is being sent", async () => {
    const slow = Promise.withResolvers<void>();
    send.mockReturnValueOnce(slow.promise);
    await startProcess();
    await request("slow@example.com");
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    for (let number = 1; number <= 3; number++) {
      await request("ida@example.com", number);
      await vi.waitFor(() => expect(sent).toHaveLength(number));
    }
    slow.resolve();
  });

  test("is sent beside others, also when all are found by one look", async () => {
    const slow = Promise.withResolvers<void>();
    const first = Promise.withResolvers<void>();
    send.mockReturnValueOnce(first.promise).mockReturnValue(slow.promise);
    const { insert } = await startProcess();
    await request();
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    const others = Array.from({ length: 5 }, (_, number) => mailTo("ida@example.com", number));
    await insert(others).execute(databases[0]!.sql);
    first.resolve();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(6));
    slow.resolve();
  });

  test("is not sent when the transaction fails", async () => {
    const process = await startProcess();
    const failing = databases[0]!.sql.transaction().execute(async (transaction) => {
      await process.request(transaction, mailTo("ida@example.com"));
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await process.look();
    expect(sent).toEqual([]);
  });

  test("leaves nothing of its data once it is sent, and is no longer listed after some days", async () => {
    const process = await startProcess();
    await request();
    await process.look();
    expect(await stored()).toMatchObject([{ data: {}, sent_at: now, next_try: null }]);
    await process.deleteExpired(pass((sentDays - 1) * 86_400_000));
    expect(await stored()).toHaveLength(1);
    await process.deleteExpired(pass(86_400_000));
    expect(await stored()).toEqual([]);
  });

  test("is dropped when it is no longer wanted", async () => {
    content.mockResolvedValue(undefined);
    const process = await startProcess();
    await request();
    await process.look();
    expect(content).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test("waits for a process that knows its kind", async () => {
    const older = await startProcess(databases[0], ["other"]);
    await request();
    await older.look();
    expect(await stored()).toMatchObject([{ tries: 0 }]);
    const newer = await startProcess();
    await newer.look();
    expect(sent).toHaveLength(1);
  });

  test.each([
    "ida@example.com, eve@example.com",
    "ida@example.com\r\nBcc: eve@example.com",
    "Ida <ida@example.com>",
    "ida@example.com eve@example.com",
  ])("is not sent to %j", async (to) => {
    const process = await startProcess();
    await request(to);
    await process.look();
    expect(send).not.toHaveBeenCalled();
    expect(await process.queue.failed()).toMatchObject([
      { problem: "the recipient is not one address" },
    ]);
  });
});

test("of a hundred, each is sent once, however many processes there are", async () => {
  send.mockImplementation(async (message) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    sent.push(message);
  });
  for (let number = 0; number < 100; number++) await request("ida@example.com", number);
  // Processes of a server, and workers that share a connection.
  const all = await Promise.all([...databases, ...databases].map((each) => startProcess(each)));
  await vi.waitFor(async () => {
    await Promise.all(all.map((each) => each.look()));
    expect(await stored()).toMatchObject(Array(100).fill({ next_try: null }));
  });
  const subjects = sent.map(({ subject }) => subject);
  expect(subjects).toHaveLength(100);
  expect(new Set(subjects).size).toBe(100);
});

test.runIf(postgresUrl)("a claim does not wait for another process that claims", async () => {
  await request("ida@example.com", 1);
  await request("eve@example.com", 2);
  const { queue } = createProcess(databases[1]);
  await databases[0]!.sql.transaction().execute(async (other) => {
    const [first] = await other
      .selectFrom("outgoing_mail")
      .select("recipient")
      .limit(1)
      .forUpdate()
      .execute();
    const claimed = await queue.claim(["greeting"], 2);
    expect([first, ...claimed].map((mail) => mail!.recipient).toSorted()).toEqual([
      "eve@example.com",
      "ida@example.com",
    ]);
  });
});

describe("a mail that could not be sent", () => {
  test("is tried again later, with the same Message-ID and new content", async () => {
    send.mockRejectedValueOnce(new Error("421 try later"));
    const process = await startProcess();
    await request();
    await process.look();
    const [row] = await stored();
    expect(row).toMatchObject({ tries: 1, problem: "421 try later", sent_at: null });
    pass(row!.next_try!.getTime() - now.getTime() - 1);
    await process.look();
    expect(sent).toEqual([]);
    pass(1);
    await process.look();
    expect(sent).toHaveLength(1);
    expect(send.mock.calls[1]![0].messageId).toBe(send.mock.calls[0]![0].messageId);
    expect(content).toHaveBeenCalledTimes(2);
  });

  test("is given up after some tries, listed, and sent when it is asked for", async () => {
    send.mockRejectedValue(new Error("421 <ida@example.com> is busy"));
    const process = await startProcess();
    await request();
    for (let tries = 0; tries < mostTries + 3; tries++) {
      await process.look();
      pass(8 * 3_600_000);
    }
    expect(send).toHaveBeenCalledTimes(mostTries);
    const [failed] = await process.queue.failed();
    expect(failed).toMatchObject({ recipient: "ida@example.com", tries: mostTries });
    expect(JSON.stringify(logged.mock.calls)).not.toContain("ida");
    send.mockImplementation(async (message) => void sent.push(message));
    expect(await process.queue.retry("no such mail")).toBe(0);
    expect(await process.queue.retry(failed!.id)).toBe(1);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(await process.queue.retry()).toBe(0);
  });

  test("for good is not tried again, and deleted later", async () => {
    send.mockRejectedValue(new MailError("550 no such user"));
    const process = await startProcess();
    await request();
    await process.look();
    expect(await process.queue.failed()).toMatchObject([{ tries: 1, problem: "550 no such user" }]);
    await process.deleteExpired(pass(failedDays * 86_400_000 - 1));
    expect(await process.queue.failed()).toHaveLength(1);
    await process.deleteExpired(pass(1));
    expect(await stored()).toEqual([]);
  });

  test("because its content was not made is tried again", async () => {
    content.mockRejectedValueOnce(new Error("database away"));
    const process = await startProcess();
    await request();
    await process.look();
    pass(60_000);
    await process.look();
    expect(sent).toHaveLength(1);
  });
});

describe("a process that ends while it sends", () => {
  /** Takes the mail as one does that is killed then. */
  const claim = async () => (await createProcess().queue.claim(["greeting"], 1))[0];

  test("leaves the mail to another, later", async () => {
    const process = await startProcess(databases[0], []);
    await request();
    await claim();
    const next = await startProcess();
    await next.look();
    expect(sent).toEqual([]);
    pass(sentBy);
    await next.look();
    expect(sent).toHaveLength(1);
    await process.look();
  });

  test("again and again, ends the tries", async () => {
    await request();
    for (let tries = 0; tries < mostTries; tries++) {
      expect(await claim()).toBeDefined();
      pass(sentBy);
    }
    const process = await startProcess();
    await process.look();
    expect(sent).toEqual([]);
    expect(await process.queue.failed()).toMatchObject([
      { problem: "each try ended with its process" },
    ]);
  });

  test("and whose mail another one sent meanwhile, changes nothing when it is late", async () => {
    await request();
    const { queue } = createProcess();
    const [late] = await queue.claim(["greeting"], 1);
    pass(sentBy);
    const process = await startProcess();
    await process.look();
    await queue.markFailed(late!, "too late", { isFinal: false });
    expect(await stored()).toMatchObject([{ sent_at: now, next_try: null, problem: null }]);
  });
});

describe("what a process claimed and did not begin", () => {
  const requested = atOnce + 4;

  /** A process that has claimed all mails, and sends as many of them at once as it can, until `finish`. */
  async function startBusyProcess() {
    for (let number = 0; number < requested; number++) await request("ida@example.com", number);
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const begun: string[] = [];
    send.mockImplementation(async (message) => {
      begun.push(message.subject);
      await finished;
      sent.push(message);
    });
    const process = await startProcess();
    await expect.poll(() => begun.length).toBe(atOnce);
    expect(await stored()).toMatchObject(Array(requested).fill({ tries: 1 }));
    send.mockImplementation(async (message) => void sent.push(message));
    return { process, begun, finish };
  }

  test("is given back when it stops", async () => {
    const { process, finish } = await startBusyProcess();
    const stopped = process.close();
    finish();
    await stopped;
    const left = (await stored()).filter(({ sent_at }) => !sent_at);
    expect(left).toMatchObject(Array(4).fill({ tries: 0, next_try: now }));
    const next = await startProcess();
    await next.look();
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(requested);
    expect(sent).toHaveLength(requested);
  });

  test("is given back after a minute, for a try of its own", async () => {
    const { process, finish } = await startBusyProcess();
    const claimedAt = now;
    pass(beginWithin);
    const release = vi.spyOn(process.queue, "release");
    finish();
    await process.look();
    expect(release).toHaveBeenCalledTimes(4);
    expect(sent).toHaveLength(requested);
    const lateOnes = (await stored()).filter(({ sent_at }) => sent_at! > claimedAt);
    expect(lateOnes.length).toBeGreaterThanOrEqual(4);
    expect(await stored()).toMatchObject(Array(requested).fill({ tries: 1, next_try: null }));
  });

  test("is not given back when another has claimed it meanwhile", async () => {
    await request();
    const { queue } = createProcess();
    const late = await queue.claim(["greeting"], 1);
    pass(sentBy);
    const [claimed] = await queue.claim(["greeting"], 1);
    await queue.release(late);
    expect(await stored()).toMatchObject([{ tries: 2, next_try: claimed!.next_try }]);
  });

  test("is not sent by it when another has sent it meanwhile", async () => {
    const { process, begun, finish } = await startBusyProcess();
    pass(sentBy);
    const next = await startProcess();
    await next.look();
    expect(sent).toHaveLength(requested);
    finish();
    await process.look();
    const others = sent.map(({ subject }) => subject).filter((each) => !begun.includes(each));
    expect(others).toHaveLength(4);
    expect(await stored()).toMatchObject(Array(requested).fill({ next_try: null }));
  });
});

test("a process that stops sends what it began, and begins no other", async () => {
  let finish = () => {};
  send.mockImplementation(async (message) => {
    await new Promise<void>((resolve) => (finish = resolve));
    sent.push(message);
  });
  const process = await startProcess();
  await request();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const stopped = process.close();
  await request("eve@example.com", 2);
  finish();
  await stopped;
  expect(sent).toHaveLength(1);
  expect((await stored()).filter(({ sent_at }) => sent_at)).toHaveLength(1);
  await process.look();
  expect(send).toHaveBeenCalledTimes(1);
});

test("waits grow from half a minute to hours, never longer than planned", () => {
  const waits = Array.from({ length: mostTries }, (_, tries) => waitAfter(tries + 1, 0));
  expect(waits.slice(0, 3)).toEqual([30_000, 120_000, 480_000]);
  expect(waits.at(-1)).toBe(6 * 3_600_000);
  expect(waitAfter(1, 1)).toBe(22_500);
});
