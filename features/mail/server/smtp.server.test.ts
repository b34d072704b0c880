import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase, type Database } from "../../../database/database.ts";
import { preparedDatabase, type TestDatabase } from "../../../tests/support/databases.ts";
import { startMailServer, type MailServer } from "../../../tests/support/mail-server.ts";
import { mailSlice } from "./mail-slice.ts";
import type { MailTables } from "./mail-tables.ts";
import { MailError, type MailMessage, type MailTransport } from "./mail-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

const from = "service@kontor.example";
const message: MailMessage = {
  messageId: "<4711@kontor.example>",
  date: new Date("2026-11-22T12:00:00Z"),
  to: "ida@example.com",
  subject: "Ihr Widerruf – çok güzel",
  html: '<!doctype html><p style="margin:0">Größe: ž</p>',
  text: "Größe: ž\n.\nEnde\n",
  headers: { "Auto-Submitted": "auto-generated", "List-Unsubscribe": "<https://example.com/u>" },
};

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});
async function serverWith(options = {}, port = 0): Promise<MailServer> {
  const server = await startMailServer(options, port);
  open.push(server);
  return server;
}
function transportTo(url: string): MailTransport {
  const transport = smtpTransport(url, from);
  open.push(transport);
  return transport;
}

describe("a mail", () => {
  test("arrives whole, once, with its headers", async () => {
    const { url, received } = await serverWith();
    await transportTo(url).send(message);
    expect(received).toHaveLength(1);
    const [{ mail, recipients, sender }] = received as [(typeof received)[0]];
    expect({ recipients, sender }).toEqual({ recipients: ["ida@example.com"], sender: from });
    expect(mail).toMatchObject({
      messageId: message.messageId,
      date: message.date,
      subject: message.subject,
      text: message.text,
    });
    expect((mail.html as string).trim()).toBe(message.html);
    expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
    expect(JSON.stringify(mail.headers.get("list"))).toContain("https://example.com/u");
    expect(mail.from?.value).toEqual([{ name: "Kontor", address: from }]);
    expect(mail.to).toMatchObject({ value: [{ name: "", address: "ida@example.com" }] });
  });

  test.each([
    "ida@example.com, eve@example.com",
    "ida@example.com\r\nBcc: eve@example.com",
    "eve@example.com <ida@example.com>",
    '"eve@example.com,"@example.com',
  ])("to %j never reaches a second recipient", async (to) => {
    const { url, received } = await serverWith();
    await transportTo(url)
      .send({ ...message, to })
      .catch(() => {});
    expect(received.flatMap(({ recipients }) => recipients)).not.toContain("eve@example.com");
    for (const { mail, recipients } of received) {
      expect(recipients).toHaveLength(1);
      expect(mail.bcc).toBeUndefined();
    }
  });

  test("has no header that was typed into its subject", async () => {
    const { url, received } = await serverWith();
    await transportTo(url).send({ ...message, subject: "Hallo\r\nBcc: eve@example.com\r\n\r\nX" });
    expect(received[0]!.mail.bcc).toBeUndefined();
    expect(received[0]!.recipients).toEqual(["ida@example.com"]);
    expect(received[0]!.mail.text).toBe(message.text);
  });
});

describe("a server", () => {
  test("that needs a password gets it as it was percent-encoded", async () => {
    const asked = vi.fn<(user?: string, password?: string) => void>();
    const { url } = await serverWith({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(
        { username, password }: { username?: string; password?: string },
        _: unknown,
        done: Function,
      ) {
        asked(username, password);
        done(null, { user: username });
      },
    });
    await transportTo(url.replace("//", "//shop:p%40ss%2F@")).send(message);
    expect(asked).toHaveBeenCalledWith("shop", "p@ss/");
  });

  test.each([
    [550, MailError],
    [450, Error],
  ])(
    "that refuses the recipient with %i is asked again only if that may help",
    async (responseCode, kind) => {
      const { url } = await serverWith({
        onRcptTo: (_address: unknown, _session: unknown, done: Function) =>
          done(Object.assign(new Error("mailbox unavailable"), { responseCode })),
      });
      const error = await transportTo(url)
        .send(message)
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(kind);
      expect(error instanceof MailError).toBe(responseCode === 550);
    },
  );

  test("that refuses the shop's password loses no mail", async () => {
    const { url } = await serverWith({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth: unknown, _session: unknown, done: Function) =>
        done(Object.assign(new Error("wrong password"), { responseCode: 535 })),
    });
    const error = await transportTo(url.replace("//", "//shop:wrong@"))
      .send(message)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailError);
  });

  test("that ends the connection in the middle of a mail gets it once from here, and not again", async () => {
    let mails = 0;
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.on("error", () => {});
      socket.write("220 here\r\n");
      let isData = false;
      socket.on("data", (chunk) => {
        const line = chunk.toString();
        if (isData) {
          if (!line.endsWith("\r\n.\r\n")) return;
          mails++;
          socket.destroy();
        } else if (line.startsWith("DATA")) {
          isData = true;
          socket.write("354 go\r\n");
        } else socket.write("250 ok\r\n");
      });
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    open.push({ close: () => server.close() });
    const { port } = server.address() as AddressInfo;
    const sending = transportTo(`smtp://127.0.0.1:${port}`).send(message);
    await expect(sending).rejects.toThrow(/clos/);
    expect(mails).toBe(1);
  });

  test("elsewhere without TLS gets neither password nor mail", async () => {
    const asked = vi.fn<() => void>();
    const { url, received } = await serverWith({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: () => asked(),
    });
    // A name of this machine that is not known to be one.
    const elsewhere = url.replace("127.0.0.1", "shop:secret@[::ffff:127.0.0.1]");
    await expect(transportTo(elsewhere).send(message)).rejects.toThrow(/STARTTLS|TLS/);
    expect(asked).not.toHaveBeenCalled();
    expect(received).toEqual([]);
  });
});

describe("the queue", () => {
  let prepared: TestDatabase;
  let database: Database<MailTables>;
  let now: Date;
  beforeAll(async () => {
    prepared = await preparedDatabase();
    database = await openDatabase<MailTables>({ ...prepared, onError() {} });
  });
  afterAll(async () => {
    await database.close();
    await prepared.drop();
  });
  beforeEach(async () => {
    now = new Date("2026-11-22T12:00:00Z");
    await database.sql.deleteFrom("outgoing_mail").execute();
  });

  async function startProcess(transport: MailTransport) {
    const process = mailSlice(database, {
      domain: "kontor.example",
      now: () => now,
      transport,
      render: async () => ({ html: "<p>", text: "text" }),
      log: { error() {}, warn() {}, info() {} },
    });
    open.push(process);
    const content = async () => ({ subject: "Hallo" }) as never;
    await process.start([{ mails: { greeting: content } }]);
    return { ...process, look: () => process.jobs[0]!.run() };
  }
  const request = (process: Awaited<ReturnType<typeof startProcess>>) =>
    database.sql.transaction().execute((transaction) =>
      process.request(transaction, {
        kind: "greeting",
        site: "DE",
        to: "ida@example.com",
        data: {},
      }),
    );

  test("sends by a server that was away and is back", async () => {
    const { url, close } = await startMailServer();
    await close();
    const process = await startProcess(smtpTransport(url, from));
    await request(process);
    await vi.waitFor(async () => {
      const [row] = await database.sql.selectFrom("outgoing_mail").selectAll().execute();
      expect(row!.problem).toContain("ECONNREFUSED");
    });
    const { received } = await serverWith({}, Number(new URL(url).port));
    now = new Date(now.getTime() + 60_000);
    await process.look();
    expect(received).toHaveLength(1);
  });

  test("sends twice only what a server took before its process ended, and says that it is the same", async () => {
    const { url, received } = await serverWith();
    const killed = await startProcess(smtpTransport(url, from));
    await killed.close();
    await request(killed);
    const [claimed] = await killed.queue.claim(["greeting"], 1);
    const { message_id: messageId } = claimed!;
    const transport = transportTo(url);
    await transport.send({ ...message, messageId });
    // Killed here: that the mail was sent is not stored.
    now = new Date(now.getTime() + 3 * 60_000);
    const next = await startProcess(smtpTransport(url, from));
    await next.look();
    expect(received.map(({ mail }) => mail.messageId)).toEqual([messageId, messageId]);
    now = new Date(now.getTime() + 60 * 60_000);
    await next.look();
    expect(received).toHaveLength(2);
  });
});
