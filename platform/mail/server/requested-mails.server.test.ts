import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { postgresUrl } from "../../../tests/support/databases.ts";
import { openMailProcesses, type MailProcesses } from "../../../tests/support/mail-processes.ts";
import { sentDays } from "../mail-rules.ts";

let mails: MailProcesses;
beforeAll(async () => {
  mails = await openMailProcesses();
});
afterAll(() => mails.close());
beforeEach(() => mails.reset());
afterEach(() => mails.endProcesses());

test("a requested mail is sent soon after its transaction, without another look at the queue", async () => {
  await mails.startProcess();
  await mails.request();
  await vi.waitFor(() => expect(mails.sent).toHaveLength(1));
  expect(mails.sent[0]).toMatchObject({ to: "ida@example.com", subject: "No. 1", date: mails.now });
  expect(mails.sent[0]!.messageId).toMatch(/^<[\w-]{36}@kontor\.example>$/);
  expect(mails.sent[0]!.headers).toEqual({ "Auto-Submitted": "auto-generated" });
});

test("a requested mail does not wait for one that is being sent", async () => {
  const slow = Promise.withResolvers<void>();
  mails.send.mockReturnValueOnce(slow.promise);
  await mails.startProcess();
  await mails.request("slow@example.com");
  await vi.waitFor(() => expect(mails.send).toHaveBeenCalledOnce());
  for (let number = 1; number <= 3; number++) {
    await mails.request("ida@example.com", number);
    await vi.waitFor(() => expect(mails.sent).toHaveLength(number));
  }
  slow.resolve();
});

test("mails that one look at the queue finds are sent concurrently", async () => {
  const slow = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  mails.send.mockReturnValueOnce(first.promise).mockReturnValue(slow.promise);
  const { insert } = await mails.startProcess();
  await mails.request();
  await vi.waitFor(() => expect(mails.send).toHaveBeenCalledOnce());
  const others = Array.from({ length: 5 }, (_, number) =>
    mails.greeting("ida@example.com", number),
  );
  await insert(others).execute(mails.sql);
  first.resolve();
  await vi.waitFor(() => expect(mails.send).toHaveBeenCalledTimes(6));
  slow.resolve();
});

test("a mail that may only be sent later waits until then, and that is no try", async () => {
  const notBefore = new Date(mails.now.getTime() + 3_600_000);
  mails.content.mockResolvedValueOnce({ notBefore } as never);
  const process = await mails.startProcess();
  await mails.request();
  await vi.waitFor(async () =>
    expect(await mails.stored()).toMatchObject([{ tries: 0, next_try: notBefore }]),
  );
  mails.pass(3_599_999);
  await process.look();
  expect(mails.sent).toEqual([]);
  mails.pass(1);
  await process.look();
  expect(mails.sent).toHaveLength(1);
});

test("a requested mail is not sent when its transaction fails", async () => {
  const process = await mails.startProcess();
  const failing = mails.sql.transaction().execute(async (transaction) => {
    await process.request(transaction, mails.greeting("ida@example.com"));
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  await process.look();
  expect(mails.sent).toEqual([]);
});

test("the data of a sent mail is deleted, and its row some days later", async () => {
  const process = await mails.startProcess();
  await mails.request();
  await process.look();
  expect(await mails.stored()).toMatchObject([{ data: {}, sent_at: mails.now, next_try: null }]);
  await process.deleteExpired(mails.pass((sentDays - 1) * 86_400_000));
  expect(await mails.stored()).toHaveLength(1);
  await process.deleteExpired(mails.pass(86_400_000));
  expect(await mails.stored()).toEqual([]);
});

test("a requested mail is dropped when it is no longer wanted", async () => {
  mails.content.mockResolvedValue(undefined);
  const process = await mails.startProcess();
  await mails.request();
  await process.look();
  expect(mails.content).toHaveBeenCalledTimes(1);
  expect(mails.sent).toEqual([]);
  expect(await mails.stored()).toEqual([]);
});

test("a requested mail waits for a process that knows its kind", async () => {
  const older = await mails.startProcess({ kinds: ["other"] });
  await mails.request();
  await older.look();
  expect(await mails.stored()).toMatchObject([{ tries: 0 }]);
  const newer = await mails.startProcess();
  await newer.look();
  expect(mails.sent).toHaveLength(1);
});

test.each([
  "ida@example.com, eve@example.com",
  "ida@example.com\r\nBcc: eve@example.com",
  "Ida <ida@example.com>",
  "ida@example.com eve@example.com",
])("a mail to %j is not sent, because that is not one address", async (to) => {
  const process = await mails.startProcess();
  await mails.request(to);
  await process.look();
  expect(mails.send).not.toHaveBeenCalled();
  expect(await process.queue.failed()).toMatchObject([
    { problem: "the recipient is not one address" },
  ]);
});

test("a hundred requested mails are sent once each, however many processes there are", async () => {
  mails.send.mockImplementation(async (message) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    mails.sent.push(message);
  });
  for (let number = 0; number < 100; number++) await mails.request("ida@example.com", number);
  // Separate processes with their own connections, and workers that share a connection.
  const all = await Promise.all(
    [...mails.databases, ...mails.databases].map((each) => mails.startProcess({ database: each })),
  );
  await vi.waitFor(async () => {
    await Promise.all(all.map((each) => each.look()));
    expect(await mails.stored()).toMatchObject(Array(100).fill({ next_try: null }));
  });
  const subjects = mails.sent.map(({ subject }) => subject);
  expect(subjects).toHaveLength(100);
  expect(new Set(subjects).size).toBe(100);
});

test.runIf(postgresUrl)(
  "claiming a mail does not wait for another process that claims",
  async () => {
    await mails.request("ida@example.com", 1);
    await mails.request("eve@example.com", 2);
    const { queue } = mails.createProcess({ database: mails.databases[1] });
    await mails.sql.transaction().execute(async (other) => {
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
  },
);
