import { vi } from "vitest";
import { openDatabase, type Database } from "../../platform/database/database.ts";
import { mailSlice } from "../../platform/mail/server/mail-slice.ts";
import type { MailTables } from "../../platform/mail/server/mail-tables.ts";
import type { MailMessage, MailTransport } from "../../platform/mail/server/mail-transport.ts";
import type { SendableMail } from "../../platform/shared/mail.ts";
import { postgresUrl, preparedDatabase } from "./databases.ts";

interface ProcessOptions {
  database?: Database<MailTables>;
  /** The kinds of mails for which it has templates. */
  kinds?: string[];
  /** The transport; by default `send` receives the mails. */
  transport?: MailTransport;
}

export type MailProcesses = Awaited<ReturnType<typeof openMailProcesses>>;

/** Opens processes that send the mails of one database, with a clock and a transport that the test controls. */
export async function openMailProcesses() {
  const prepared = await preparedDatabase();
  const open = () =>
    openDatabase<MailTables>({ url: prepared.url, folder: prepared.folder, onError() {} });
  /** One per process; the embedded database supports only one process. */
  const databases = await Promise.all(postgresUrl ? [open(), open(), open()] : [open()]);
  const { sql } = databases[0]!;
  let now: Date;
  const sent: MailMessage[] = [];
  const logged = vi.fn<(...facts: unknown[]) => void>();
  const send = vi.fn<(message: MailMessage) => Promise<void>>();
  const content =
    vi.fn<(mail: SendableMail<{ number: number }>) => Promise<{ subject: string } | undefined>>();
  const running: { close(): Promise<unknown> }[] = [];

  function createProcess({
    database = databases[0]!,
    transport = { send, close() {} },
  }: ProcessOptions = {}) {
    const process = mailSlice(database, {
      domain: "kontor.example",
      now: () => now,
      transport,
      render: async ({ subject }) => ({ subject, html: "<p>", text: "", pictures: [] }),
      log: { error: logged, warn: logged, info: logged },
    });
    running.push(process);
    return process;
  }

  /** Starts a process that sends requested mails. */
  async function startProcess(options: ProcessOptions = {}) {
    const process = createProcess(options);
    const { kinds = ["greeting"] } = options;
    const mails = Object.fromEntries(kinds.map((kind) => [kind, content as never]));
    await process.start([{ mails }]);
    const [look] = process.jobs;
    return Object.assign(process, { look: () => look!.run() });
  }

  const greeting = (to: string, number = 1) => ({
    kind: "greeting",
    site: "DE" as const,
    to,
    data: { number },
  });

  return {
    databases,
    sql,
    sent,
    logged,
    send,
    content,
    createProcess,
    startProcess,
    greeting,
    request: (to = "ida@example.com", number = 1) =>
      sql
        .transaction()
        .execute((transaction) => createProcess().request(transaction, greeting(to, number))),
    stored: () => sql.selectFrom("outgoing_mail").selectAll().execute(),
    get now() {
      return now;
    },
    pass: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
    async reset() {
      now = new Date("2026-11-22T12:00:00Z");
      sent.length = 0;
      logged.mockClear();
      send.mockReset().mockImplementation(async (message) => void sent.push(message));
      content
        .mockReset()
        .mockImplementation(async ({ data }) => ({ subject: `No. ${data.number}` }));
      await sql.deleteFrom("outgoing_mail").execute();
    },
    async endProcesses() {
      await Promise.all(running.splice(0).map((process) => process.close()));
    },
    async close() {
      await Promise.all(databases.map((each) => each.close()));
      await prepared.drop();
    },
  };
}
